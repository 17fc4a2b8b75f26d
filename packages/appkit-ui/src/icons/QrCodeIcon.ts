import QrCode from 'lucide/dist/esm/icons/qr-code.mjs'
import { createIcon, type Icon } from './createIcon'

export const QrCodeIcon: Icon = /* @__PURE__ */ createIcon('qr-code', QrCode)
