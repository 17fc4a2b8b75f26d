import type { WalletCoreOptions, WalletStorage } from './WalletCoreOptions'

/**
 * Returns the storage for the `storage` option, or undefined for memory or if the page denies access to its storage.
 */
export function openStorage(storage: WalletCoreOptions['storage']): WalletStorage | undefined {
  if (typeof storage === 'object') return storage
  try {
    if (storage === 'session') return globalThis.sessionStorage
    if (storage === 'local') return globalThis.localStorage
  } catch {
    // Frames without an origin have no storage and throw on access.
  }
  return undefined
}
