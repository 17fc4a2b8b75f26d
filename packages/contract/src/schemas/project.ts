import { z } from 'zod'
import type { AllowedOrigins, AnalyticsConfig, ProjectConfig, RemoteFeatureId } from '../project'

/** Features that a project can manage. */
export const remoteFeatureIds: readonly RemoteFeatureId[] = [
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
