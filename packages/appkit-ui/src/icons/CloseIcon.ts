import { X } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const CloseIcon: Icon = /* @__PURE__ */ createIcon('x', X)
