import type { Identity } from './identityAnswer'

/** What is known of who an account is. One value, never several booleans. */
export type IdentityState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  /** It has a name, a picture or both. The picture is safe as the source of an image. */
  | { readonly status: 'known'; readonly identity: Identity }
  /** Nobody says, or nobody could be asked: show the address. */
  | { readonly status: 'unknown' }

/** State by account, see `accountKey`. */
export interface IdentitiesState {
  identities: Record<string, IdentityState>
}
