import { ArrowUpRight } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const ExternalIcon: Icon = /* @__PURE__ */ createIcon('arrow-up-right', ArrowUpRight)
