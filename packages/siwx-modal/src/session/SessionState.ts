import type { AppKitError, CaipNetworkId, ChainNamespace, SIWXData } from '@openappkit/appkit-core'

/** A signed-in account. */
export interface AppKitSession {
  readonly address: string
  /** CAIP-2 id of the chain on which the account signed in, such as `eip155:1`. */
  readonly chainId: CaipNetworkId
  readonly namespace: ChainNamespace
  /** Data of the signed message. Fields that the sign-in config doesn't report are empty. */
  readonly data: SIWXData
}

/** Whether the active account is signed in on the active network. */
export type SessionState =
  /** A wallet is reconnecting, or the session is being checked. */
  | { readonly status: 'loading'; readonly isSignedIn: false; readonly session: undefined; readonly error: undefined }
  | {
      readonly status: 'signedIn'
      readonly isSignedIn: true
      readonly session: AppKitSession
      readonly error: undefined
    }
  /** No wallet is connected, or the account has no session. */
  | { readonly status: 'signedOut'; readonly isSignedIn: false; readonly session: undefined; readonly error: undefined }
  /** The server or the code for sign-in can't be reached, so the account may or may not have a session. */
  | {
      readonly status: 'unavailable'
      readonly isSignedIn: false
      readonly session: undefined
      readonly error: AppKitError
    }

const none = { isSignedIn: false, session: undefined, error: undefined } as const

export const loading: SessionState = { status: 'loading', ...none }
export const signedOut: SessionState = { status: 'signedOut', ...none }

/** Returns the state of an account whose session can't be checked. */
export function unavailable(error: AppKitError): SessionState {
  return { ...none, status: 'unavailable', error }
}
