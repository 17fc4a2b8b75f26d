import X from 'lucide/dist/esm/icons/x.mjs'
import { createIcon, type Icon } from './createIcon'

export const CloseIcon: Icon = /* @__PURE__ */ createIcon('x', X)
