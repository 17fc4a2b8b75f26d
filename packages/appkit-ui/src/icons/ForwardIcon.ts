import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { createIcon, type Icon } from './createIcon'

export const ForwardIcon: Icon = /* @__PURE__ */ createIcon('chevron-right', ChevronRight)
