import Info from 'lucide/dist/esm/icons/info.mjs'
import { createIcon, type Icon } from './createIcon'

export const InfoIcon: Icon = /* @__PURE__ */ createIcon('info', Info)
