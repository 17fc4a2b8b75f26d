import type { AppKitError } from '@openappkit/appkit-core'

/** Why a code wasn't accepted, and what is left. */
export type CodeProblem =
  | { readonly reason: 'wrong'; readonly triesLeft: number | undefined }
  | { readonly reason: 'expired' }
  /** `retryAt`: milliseconds since the epoch. */
  | { readonly reason: 'tooMany'; readonly retryAt: number | undefined }
  | { readonly reason: 'failed'; readonly error: AppKitError }

/** A code is on its way, and the user can type it. */
export interface CodeStep {
  readonly status: 'code'
  readonly email: string
  /** When the user can ask for another code, in milliseconds since the epoch. */
  readonly resendAt: number
  /** Progress of another code, after the first. */
  readonly resend: 'idle' | 'sending' | 'sent'
  readonly problem: CodeProblem | undefined
}

/** State of a login by email. One controller writes it. */
export type LoginState =
  | { readonly status: 'idle' }
  | { readonly status: 'requesting'; readonly email: string }
  /** The user has to open a link in an email before a code is sent. */
  | { readonly status: 'device'; readonly email: string }
  | CodeStep
  | { readonly status: 'checking'; readonly email: string }
  | { readonly status: 'connecting'; readonly email: string }
  | { readonly status: 'connected'; readonly email: string }
  /** The request for a code failed, or the connection after the code. `step` is what to repeat. */
  | {
      readonly status: 'failed'
      readonly email: string
      readonly step: 'request' | 'connect'
      readonly error: AppKitError
    }
