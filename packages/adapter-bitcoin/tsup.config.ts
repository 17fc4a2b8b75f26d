import { defineConfig } from 'tsup'
import { inTwoBuilds } from '../../tools/config/tsup.base'

const lazyEntries = { Transfers: 'src/actions/Transfers' }
const alone = { addressRules: 'src/address/addressRules', SessionAnnouncement: 'src/announce/SessionAnnouncement' }
const injected = { injectedWallets: 'src/wallets/injectedWallets' }
const session = { WalletConnectWallet: 'src/walletconnect/WalletConnectWallet' }

export default defineConfig(inTwoBuilds(__dirname, lazyEntries, [], alone, injected, session))
