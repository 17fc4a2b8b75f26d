import { Check } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const CheckIcon: Icon = /* @__PURE__ */ createIcon('check', Check)
