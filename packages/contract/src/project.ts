/** Id of a feature that a project can configure remotely. */
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

/**
 * Remote setting of one feature. If `config` is `null`, the app decides. Otherwise, `isEnabled` decides, and the list
 * can name the enabled options, such as social logins.
 */
export interface RemoteFeature {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

/** Response of `GET /appkit/v1/config`. */
export interface ProjectConfig {
  readonly features: readonly RemoteFeature[]
}

/** Response of `GET /projects/v1/origins`. Omits origins that are always allowed. */
export interface AllowedOrigins {
  readonly allowedOrigins: readonly string[]
}

/** Response of `GET /getAnalyticsConfig`. */
export interface AnalyticsConfig {
  readonly isAnalyticsEnabled: boolean
}
