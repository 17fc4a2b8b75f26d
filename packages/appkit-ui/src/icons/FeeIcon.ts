import Fuel from 'lucide/dist/esm/icons/fuel.mjs'
import { createIcon, type Icon } from './createIcon'

export const FeeIcon: Icon = /* @__PURE__ */ createIcon('fuel', Fuel)
