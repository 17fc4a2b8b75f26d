import type { KeyValueStorage } from '../storage/KeyValueStorage'

/** Wallet app that the library opens for each request. The library defines the key and the shape. */
export interface DeepLinkChoice {
  readonly href: string
  readonly name: string
}

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Stores the wallet app. If `choice` is undefined, removes the stored one. */
export function writeDeepLinkChoice(storage: KeyValueStorage, choice: DeepLinkChoice | undefined): void {
  try {
    if (choice) storage.setItem(key, JSON.stringify({ href: choice.href, name: choice.name }))
    else storage.removeItem(key)
  } catch {
    // Storage is blocked or full, so users open the wallet manually.
  }
}
