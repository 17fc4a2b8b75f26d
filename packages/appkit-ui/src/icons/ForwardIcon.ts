import { ChevronRight } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const ForwardIcon: Icon = /* @__PURE__ */ createIcon('chevron-right', ChevronRight)
