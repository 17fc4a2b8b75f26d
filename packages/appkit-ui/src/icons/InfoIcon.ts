import { Info } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const InfoIcon: Icon = /* @__PURE__ */ createIcon('info', Info)
