import type { OptionsState } from '@openappkit/appkit-core'
import { brandingFlag } from '@openappkit/appkit-core/features'

/** Whether the first view names the toolkit: not with `features: { reownBranding: false }`, nor when the project's configuration turns it off. */
export function isBranded({ features, readRemote }: Pick<OptionsState, 'features' | 'readRemote'>): boolean {
  return (readRemote?.(brandingFlag) ?? features.reownBranding) !== false
}
