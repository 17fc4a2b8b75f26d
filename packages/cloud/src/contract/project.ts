import { z } from 'zod'

/** Features that a project can manage. */
export const remoteFeatureIds: readonly [
  'multi_wallet',
  'activity',
  'onramp',
  'swap',
  'social_login',
  'reown_branding',
  'email_capture',
  'fund_from_exchange',
  'payments',
  'reown_authentication',
] = [
  'multi_wallet',
  'activity',
  'onramp',
  'swap',
  'social_login',
  'reown_branding',
  'email_capture',
  'fund_from_exchange',
  'payments',
  'reown_authentication',
]

export type RemoteFeatureId = (typeof remoteFeatureIds)[number]

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

export const projectConfigSchema: z.ZodType<ProjectConfig> = z.object({
  features: z
    .array(
      z.object({
        id: z.string().max(100),
        isEnabled: z.boolean(),
        config: z.array(z.string().max(200)).max(100).nullable(),
      }),
    )
    .max(100),
})

export const allowedOriginsSchema: z.ZodType<AllowedOrigins> = z.object({
  allowedOrigins: z.array(z.string().max(2048)).max(1000),
})

export const analyticsConfigSchema: z.ZodType<AnalyticsConfig> = z.object({ isAnalyticsEnabled: z.boolean() })
