import ArrowDownLeft from 'lucide/dist/esm/icons/arrow-down-left.mjs'
import { createIcon, type Icon } from './createIcon'

export const ReceiveIcon: Icon = /* @__PURE__ */ createIcon('arrow-down-left', ArrowDownLeft)
