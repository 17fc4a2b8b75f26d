import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { Feature } from '../features/Feature'
import { coreViews, loadAccountViews } from './coreViews'
import type { AnyViewEntry } from './ViewEntry'
import type { ViewSource } from './ViewLoader'

/** Combines this package's views, the views of the kit's features, and `others`. */
export function viewSource(kit: ModalKit, others: readonly AnyViewEntry[] = []): ViewSource {
  let loaded: readonly AnyViewEntry[] | undefined
  /** Value of the `features` option when the features last loaded. */
  let loadedFor: object | undefined
  return {
    // Core declares only the names of a feature's views, but the values are full entries.
    entries: () => [
      ...coreViews,
      ...(loaded ?? []),
      ...(kit.features.list as readonly Feature[]).flatMap(feature =>
        kit.features.isOn(feature) ? (feature.views ?? []) : [],
      ),
      ...others,
    ],
    // Built-in views come first, so they don't wait for features or fail with them.
    loadMore: () => {
      if (!loaded)
        return loadAccountViews().then(({ lazyViews }) => {
          loaded = lazyViews
        })
      const { features } = kit.options.state
      if (loadedFor === features) return undefined
      return kit.features.load()?.then(() => {
        loadedFor = features
      })
    },
    report: error => kit.report(error),
  }
}
