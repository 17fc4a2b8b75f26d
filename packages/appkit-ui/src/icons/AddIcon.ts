import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { createIcon, type Icon } from './createIcon'

export const AddIcon: Icon = /* @__PURE__ */ createIcon('plus', Plus)
