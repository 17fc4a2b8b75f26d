import { Wallet } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const WalletIcon: Icon = /* @__PURE__ */ createIcon('wallet', Wallet)
