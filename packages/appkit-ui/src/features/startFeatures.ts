import type { ModalKit } from '@openappkit/appkit-core/modal'
import { ref, subscribe } from 'valtio/vanilla'
import type { Feature } from './Feature'

/**
 * Registers the features that the kit's options enable. Calls their `onMount` immediately and their `onConnect` once a
 * connection starts or exists. Call this function before mounting the kit, once for each feature; a second call adds
 * the feature again. `kit.features.load` calls it for deferred features.
 *
 * @example
 * ```ts
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { type Feature, startFeatures } from '@openappkit/appkit-ui/features'
 *
 * export function start(kit: ModalKit, feature: Feature) {
 *   startFeatures(kit, [feature])
 * }
 * ```
 */
export function startFeatures(kit: ModalKit, features: readonly Feature[]): void {
  const wanted = features.filter(feature => kit.features.isOn(feature))
  kit.features.add(wanted)
  for (const feature of features) kit.features.off.add(feature)
  for (const feature of wanted) kit.features.off.delete(feature)
  const flags = wanted.flatMap(({ remote }) => remote ?? [])
  const { state } = kit.options
  if (flags.length > 0) state.remoteFlags = ref([...(state.remoteFlags ?? []), ...flags])
  // An error becomes an unhandled rejection, so it doesn't affect other features or the connection.
  const notify = (word: () => void) => void new Promise<void>(run => run(word()))
  for (const feature of wanted) notify(() => feature.onMount?.(kit))
  const { chains, connecting } = kit
  const unannounced = new Set(wanted)
  const look = () => {
    const isBegun =
      connecting.state.value.status === 'requesting' ||
      // Includes connections that another part of the kit starts or reconnects.
      Object.values(chains.state.namespaces).some(({ address, status }) => address || status === 'connecting')
    for (const feature of isBegun ? unannounced : []) {
      unannounced.delete(feature)
      notify(() => feature.onConnect?.(kit))
    }
  }
  look()
  for (const state of [connecting.state, chains.state]) kit.context.onDestroy(subscribe(state, look, true))
}
