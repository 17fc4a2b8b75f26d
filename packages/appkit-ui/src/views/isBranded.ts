import type { OptionsState } from '@openappkit/appkit-core'
import { brandingFlag, readRemoteFlag } from '@openappkit/appkit-core/features'

/** Whether the first view names the toolkit: not with `features: { reownBranding: false }`, nor when the project's configuration turns it off. */
export function isBranded(state: Pick<OptionsState, 'features' | 'project'>): boolean {
  return readRemoteFlag(state, brandingFlag) !== false
}
