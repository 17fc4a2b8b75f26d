import { ChevronLeft } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const BackIcon: Icon = /* @__PURE__ */ createIcon('chevron-left', ChevronLeft)
