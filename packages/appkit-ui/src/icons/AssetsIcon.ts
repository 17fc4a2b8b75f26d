import { Coins } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const AssetsIcon: Icon = /* @__PURE__ */ createIcon('coins', Coins)
