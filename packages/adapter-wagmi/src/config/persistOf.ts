import type { Config } from '@wagmi/core'

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

/** Whether the config has read its storage. True without storage, which has nothing to read. */
export function hasHydrated(config: Config): boolean {
  return persistOf(config)?.hasHydrated() ?? true
}
