import Coins from 'lucide/dist/esm/icons/coins.mjs'
import { createIcon, type Icon } from './createIcon'

export const AssetsIcon: Icon = /* @__PURE__ */ createIcon('coins', Coins)
