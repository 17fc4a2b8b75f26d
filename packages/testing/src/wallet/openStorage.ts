import type { WalletCoreOptions, WalletStorage } from './WalletCoreOptions'

/** The store that `storage` names, or undefined for memory and where the page has none. */
export function openStorage(storage: WalletCoreOptions['storage']): WalletStorage | undefined {
  if (typeof storage === 'object') return storage
  try {
    if (storage === 'session') return globalThis.sessionStorage
    if (storage === 'local') return globalThis.localStorage
  } catch {
    // Frames without an origin have no storage and throw for asking.
  }
  return undefined
}
