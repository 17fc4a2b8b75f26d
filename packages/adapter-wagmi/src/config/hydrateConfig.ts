import { type Config, cookieToInitialState } from '@wagmi/core'
import type { WagmiInitialState } from '../WagmiAdapterOptions'
import { hasHydrated } from './persistOf'

/** Initializes a config with the server's state, so that the first render includes the account. */
export function hydrateConfig(config: Config, { initialState, cookie }: WagmiInitialState): void {
  const state = initialState ?? cookieToInitialState(config, cookie)
  if (!state || hasHydrated(config)) return
  const isKnown = config.chains.some(({ id }) => id === state.chainId)
  config.setState({ ...state, chainId: isKnown ? state.chainId : config.chains[0].id, status: 'reconnecting' })
}
