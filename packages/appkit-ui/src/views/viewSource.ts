import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { Feature } from '../features/Feature'
import { coreViews } from './coreViews'
import type { AnyViewEntry } from './ViewEntry'
import type { ViewSource } from './ViewLoader'

/** Every view that a surface can show: those of this package, of the kit's features, and `others`. */
export function viewSource(kit: ModalKit, others: readonly AnyViewEntry[] = []): ViewSource {
  let later: readonly AnyViewEntry[] | undefined
  /** The flags that features were loaded for. */
  let loadedFor: object | undefined
  return {
    // Core holds those of features by name alone; they are entries.
    entries: () => [
      ...coreViews,
      ...(later ?? []),
      ...(kit.features.list as readonly Feature[]).flatMap(feature =>
        kit.features.isOn(feature) ? (feature.views ?? []) : [],
      ),
      ...others,
    ],
    // Our own first: they don't wait for features, nor for one that can't be loaded.
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
