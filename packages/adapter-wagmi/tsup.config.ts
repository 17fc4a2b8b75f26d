import { defineConfig } from 'tsup'
import { inTwoBuilds } from '../../tools/config/tsup.base'

export default defineConfig(
  inTwoBuilds(__dirname, {
    addWallet: 'src/provided/addWallet',
    ChainNodes: 'src/rpc/ChainNodes',
    signMessage: 'src/actions/signMessage',
    switchNetwork: 'src/actions/switchNetwork',
    Transfers: 'src/transfer/Transfers',
    untilPageHydrated: 'src/actions/untilPageHydrated',
  }),
)
