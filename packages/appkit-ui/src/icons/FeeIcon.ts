import { Fuel } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const FeeIcon: Icon = /* @__PURE__ */ createIcon('fuel', Fuel)
