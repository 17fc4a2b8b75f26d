import type { AppKitError } from '@openappkit/contract'

/** Where connecting a wallet by link or code stands. One value, never several booleans. */
export type PairingState =
  | { readonly status: 'idle' }
  /** The client loads and the relay is asked for a place to meet. */
  | { readonly status: 'preparing' }
  /** The link can be scanned or opened. Replaced before it runs out; `expiresAt` in milliseconds since the epoch. */
  | { readonly status: 'ready'; readonly uri: string; readonly expiresAt: number }
  | { readonly status: 'declined' }
  /** Nobody used the link in its time, and no other could be made. */
  | { readonly status: 'expired' }
  | { readonly status: 'failed'; readonly error: AppKitError }
  | { readonly status: 'connected' }
