import Check from 'lucide/dist/esm/icons/check.mjs'
import { createIcon, type Icon } from './createIcon'

export const CheckIcon: Icon = /* @__PURE__ */ createIcon('check', Check)
