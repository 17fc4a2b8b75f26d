import ScanQrCode from 'lucide/dist/esm/icons/scan-qr-code.mjs'
import { createIcon, type Icon } from './createIcon'

export const ScanIcon: Icon = /* @__PURE__ */ createIcon('scan-qr-code', ScanQrCode)
