import type { RemoteFeature } from '@openappkit/contract'
import { remoteFeatureIds } from '@openappkit/contract/schemas'

/**
 * Returns the features that a project manages, and every other one as unmanaged. Clients treat an unlisted feature as
 * off, so an operator who manages one would disable all others, including those of later versions.
 */
export function allFeatures(managed: readonly RemoteFeature[]): readonly RemoteFeature[] {
  const others = remoteFeatureIds.filter(id => !managed.some(feature => feature.id === id))
  return [...managed, ...others.map(id => ({ id, isEnabled: true, config: null }))]
}
