import { QrCode } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const QrCodeIcon: Icon = /* @__PURE__ */ createIcon('qr-code', QrCode)
