import { Copy } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const CopyIcon: Icon = /* @__PURE__ */ createIcon('copy', Copy)
