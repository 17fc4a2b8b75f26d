export { WagmiAdapter } from '../WagmiAdapter'
export type {
  WagmiAdapterOptions,
  WagmiConfigSettings,
  WagmiExistingConfig,
  WagmiInitialState,
} from '../WagmiAdapterOptions'
