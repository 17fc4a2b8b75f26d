import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs'
import { createIcon, type Icon } from './createIcon'

export const ExternalIcon: Icon = /* @__PURE__ */ createIcon('arrow-up-right', ArrowUpRight)
