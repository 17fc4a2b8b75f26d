import type { ModalKit } from '@openappkit/appkit-core/modal'
import { ref, subscribe } from 'valtio/vanilla'
import type { Feature } from './Feature'

/**
 * Gives a kit the features that its options ask for: their views, and word, in the same task, that somebody begins to connect or is connected. To be
 * called before the kit is mounted, and later by `kit.features.load`.
 *
 * @example
 * ```ts
 * startFeatures(kit, [siwx])
 * mountModal(kit, { renderer })
 * ```
 */
export function startFeatures(kit: ModalKit, features: readonly Feature[]): void {
  const wanted = features.filter(feature => kit.features.isOn(feature))
  kit.features.add(wanted)
  const flags = wanted.flatMap(({ remote }) => remote ?? [])
  const { state } = kit.options
  if (flags.length > 0) state.remoteFlags = ref([...(state.remoteFlags ?? []), ...flags])
  // One that throws is heard of, and neither the others nor anybody's connection fail by it.
  const tell = (word: () => void) => void new Promise<void>(run => run(word()))
  for (const feature of wanted) tell(() => feature.onMount?.(kit))
  const { chains, connecting } = kit
  const untold = new Set(wanted)
  const look = () => {
    const isBegun =
      connecting.state.value.status === 'requesting' ||
      // A connection that is being made or restored counts, wherever it comes from.
      Object.values(chains.state.namespaces).some(({ address, status }) => address || status === 'connecting')
    for (const feature of isBegun ? untold : []) {
      untold.delete(feature)
      tell(() => feature.onConnect?.(kit))
    }
  }
  look()
  for (const state of [connecting.state, chains.state]) kit.base.onDestroy(subscribe(state, look, true))
}
