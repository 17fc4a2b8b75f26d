import type { SocialProvider } from './Features'

/** Features that a project can manage, as they are after the project's settings and the host's have been merged. */
export interface RemoteFeatures {
  readonly email: boolean
  readonly socials: readonly SocialProvider[] | false
  /** Providers. */
  readonly swaps: readonly string[] | false
  /** Providers. */
  readonly onramp: readonly string[] | false
  readonly activity: boolean
  readonly reownBranding: boolean
  readonly multiWallet: boolean
  readonly emailCapture: readonly 'required'[] | boolean
  readonly payWithExchange: boolean
  readonly payments: boolean
  readonly reownAuthentication: boolean
}
