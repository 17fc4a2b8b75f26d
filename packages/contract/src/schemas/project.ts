import { z } from 'zod'
import type { AllowedOrigins, AnalyticsConfig, ProjectConfig, RemoteFeatureId } from '../project'

/** Ids of the features that a project can configure remotely. */
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

/** Schema of {@link ProjectConfig}. */
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

/** Schema of {@link AllowedOrigins}. */
export const allowedOriginsSchema: z.ZodType<AllowedOrigins> = z.object({
  allowedOrigins: z.array(z.string().max(2048)).max(1000),
})

/** Schema of {@link AnalyticsConfig}. */
export const analyticsConfigSchema: z.ZodType<AnalyticsConfig> = z.object({ isAnalyticsEnabled: z.boolean() })
