import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { Feature } from './Feature'

/** Returns whether a feature is on. The project's settings override the app's options once they have loaded. */
export function isFeatureOn({ features, options }: ModalKit, feature: Feature): boolean {
  const { remote } = feature
  return features.isOn(feature) && !(remote && options.state.readRemote?.(remote) === false)
}
