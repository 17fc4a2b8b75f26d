import { ScanQrCode } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const ScanIcon: Icon = /* @__PURE__ */ createIcon('scan-qr-code', ScanQrCode)
