import type { AppKitError } from '@openappkit/appkit-core'

/** Why a code wasn't accepted, and what is left. */
export type CodeProblem =
  | { readonly reason: 'wrong'; readonly triesLeft: number | undefined }
  | { readonly reason: 'expired' }
  /** `retryAt`: milliseconds since the epoch. */
  | { readonly reason: 'tooMany'; readonly retryAt: number | undefined }
  | { readonly reason: 'failed'; readonly error: AppKitError }

/** State of a login by email. One controller writes it. */
export type LoginState =
  | { readonly status: 'idle' }
  | { readonly status: 'requesting'; readonly email: string }
  | { readonly status: 'device'; readonly email: string }
  | {
      readonly status: 'code'
      readonly email: string
      /** Milliseconds since the epoch. */
      readonly resendAt: number
      readonly isResent: boolean
      readonly problem: CodeProblem | undefined
    }
  | { readonly status: 'checking'; readonly email: string }
  | { readonly status: 'connecting'; readonly email: string }
  | { readonly status: 'connected'; readonly email: string }
  | { readonly status: 'failed'; readonly email: string; readonly error: AppKitError }
