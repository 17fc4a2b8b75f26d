import type { RemoteFeature } from '@openappkit/contract'
import { remoteFeatureIds } from '@openappkit/contract/schemas'

/**
 * Returns the features that a project manages, and all others as enabled. Clients treat an unlisted feature as off, so
 * managing one feature would otherwise turn off all others.
 */
export function allFeatures(managed: readonly RemoteFeature[]): readonly RemoteFeature[] {
  const others = remoteFeatureIds.filter(id => !managed.some(feature => feature.id === id))
  return [...managed, ...others.map(id => ({ id, isEnabled: true, config: null }))]
}
