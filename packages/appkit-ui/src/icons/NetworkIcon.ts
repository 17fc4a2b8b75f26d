import { Globe } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const NetworkIcon: Icon = /* @__PURE__ */ createIcon('globe', Globe)
