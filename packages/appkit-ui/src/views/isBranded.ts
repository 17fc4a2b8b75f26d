import type { OptionsState } from '@openappkit/appkit-core'
import { brandingFlag } from '@openappkit/appkit-core/features'

/**
 * Returns whether the first view names the toolkit. `features: { reownBranding: false }` or the project's remote
 * settings turn it off.
 */
export function isBranded({ features, readRemote }: Pick<OptionsState, 'features' | 'readRemote'>): boolean {
  return (readRemote?.(brandingFlag) ?? features.reownBranding) !== false
}
