import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { Feature } from '../features/Feature'
import { coreViews } from './coreViews'
import type { AnyViewEntry } from './ViewEntry'
import type { ViewSource } from './ViewLoader'

/** Combines the views of this package, of the kit's features and `others`. */
export function viewSource(kit: ModalKit, others: readonly AnyViewEntry[] = []): ViewSource {
  let later: readonly AnyViewEntry[] | undefined
  /** Flags that the features were loaded for. */
  let loadedFor: object | undefined
  return {
    // Core types the views of features by name only, but they are entries.
    entries: () => [
      ...coreViews,
      ...(later ?? []),
      ...(kit.features.list as readonly Feature[]).flatMap(feature =>
        kit.features.isOn(feature) ? (feature.views ?? []) : [],
      ),
      ...others,
    ],
    // Built-in views come first, so they don't wait for features or fail with them.
    loadMore: () => {
      if (!later)
        return import('./accountViews').then(({ lazyViews }) => {
          later = lazyViews
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
