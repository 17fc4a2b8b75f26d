import type { OptionsState } from '@openappkit/appkit-core'

/** Whether the first view names the toolkit: not with `features: { reownBranding: false }`, nor when the project's configuration turns it off. Reference, views section 2.6. */
export function isBranded({ features, remoteFeatures }: Pick<OptionsState, 'features' | 'remoteFeatures'>): boolean {
  return (remoteFeatures ?? features).reownBranding !== false
}
