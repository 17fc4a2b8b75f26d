import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { createIcon, type Icon } from './createIcon'

export const WalletIcon: Icon = /* @__PURE__ */ createIcon('wallet', Wallet)
