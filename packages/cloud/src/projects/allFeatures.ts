import type { RemoteFeature } from '@openappkit/contract'
import { remoteFeatureIds } from '@openappkit/contract/schemas'

/**
 * What a project manages, and every other feature as not managed. To clients a feature that isn't listed is off, so an operator who manages one would switch
 * off all others, those of later versions too.
 */
export function allFeatures(managed: readonly RemoteFeature[]): readonly RemoteFeature[] {
  const others = remoteFeatureIds.filter(id => !managed.some(feature => feature.id === id))
  return [...managed, ...others.map(id => ({ id, isEnabled: true, config: null }))]
}
