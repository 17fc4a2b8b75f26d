import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import { createIcon, type Icon } from './createIcon'

export const BackIcon: Icon = /* @__PURE__ */ createIcon('chevron-left', ChevronLeft)
