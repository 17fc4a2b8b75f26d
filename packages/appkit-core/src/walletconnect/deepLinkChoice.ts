import type { KeyValueStorage } from '../storage/KeyValueStorage'

/** The phone wallet that requests are sent on to. Name and shape are the library's, which opens it with each request. */
export interface DeepLinkChoice {
  readonly href: string
  readonly name: string
}

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Remembers the wallet's app, or forgets the one before. */
export function writeDeepLinkChoice(storage: KeyValueStorage, choice: DeepLinkChoice | undefined): void {
  try {
    if (choice) storage.setItem(key, JSON.stringify({ href: choice.href, name: choice.name }))
    else storage.removeItem(key)
  } catch {
    // Storage is forbidden, or full: the visitor opens the wallet by hand.
  }
}
