import { type Config, cookieToInitialState } from '@wagmi/core'
import type { WagmiInitialState } from '../WagmiAdapterOptions'

/** Fills a fresh config with what a server remembers of the visitor, so that the first render knows the account. */
export function hydrateConfig(config: Config, { initialState, cookie }: WagmiInitialState): void {
  const state = initialState ?? cookieToInitialState(config, cookie)
  if (!state || hasHydrated(config)) return
  const isKnown = config.chains.some(({ id }) => id === state.chainId)
  config.setState({ ...state, chainId: isKnown ? state.chainId : config.chains[0].id, status: 'reconnecting' })
}

/** Whether the config has read its storage. True without storage, which has nothing to read. */
export function hasHydrated(config: Config): boolean {
  return persistOf(config)?.hasHydrated() ?? true
}

/** What the adapter uses of the persistence that wagmi puts on its store. */
export interface StorePersistence {
  hasHydrated(): boolean
  rehydrate(): Promise<void> | void
  /** Returns what ends the subscription. */
  onFinishHydration(listener: () => void): () => void
}

/** wagmi's persistence; absent with `storage: null`. Its declared type depends on a package that hosts need not have installed. */
export function persistOf(config: Config): StorePersistence | undefined {
  return (config._internal.store as { readonly persist?: StorePersistence }).persist
}
