import ArrowDownUp from 'lucide/dist/esm/icons/arrow-down-up.mjs'
import { createIcon, type Icon } from './createIcon'

export const SwapIcon: Icon = /* @__PURE__ */ createIcon('arrow-down-up', ArrowDownUp)
