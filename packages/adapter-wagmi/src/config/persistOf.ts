import type { Config } from '@wagmi/core'

/** Part of wagmi's store persistence that the adapter uses. */
export interface StorePersistence {
  hasHydrated(): boolean
  rehydrate(): Promise<void> | void
  /** `version` is the major version of the wagmi that created the config. */
  getOptions(): { readonly version?: number }
  /** Subscribes and returns a function that unsubscribes. */
  onFinishHydration(listener: () => void): () => void
}

/**
 * Returns wagmi's persistence, or undefined with `storage: null`. Its declared type depends on a package that hosts may
 * not have installed.
 */
export function persistOf(config: Config): StorePersistence | undefined {
  return (config._internal.store as { readonly persist?: StorePersistence }).persist
}

/** Returns whether the config has read its storage. True without storage. */
export function hasHydrated(config: Config): boolean {
  return persistOf(config)?.hasHydrated() ?? true
}
