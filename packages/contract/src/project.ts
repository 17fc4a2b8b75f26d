/** Features that a project can manage. */
export type RemoteFeatureId =
  | 'multi_wallet'
  | 'activity'
  | 'onramp'
  | 'swap'
  | 'social_login'
  | 'reown_branding'
  | 'email_capture'
  | 'fund_from_exchange'
  | 'payments'
  | 'reown_authentication'

/** One managed feature. `config: null`: not managed here; `[]`: managed, decided by `isEnabled`. */
export interface RemoteFeature {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

/** Answer of `GET /appkit/v1/config`. */
export interface ProjectConfig {
  readonly features: readonly RemoteFeature[]
}

/** Answer of `GET /projects/v1/origins`. */
export interface AllowedOrigins {
  readonly allowedOrigins: readonly string[]
}

/** Answer of `GET /getAnalyticsConfig`. */
export interface AnalyticsConfig {
  readonly isAnalyticsEnabled: boolean
}
