import type { ModalKit } from '@openappkit/appkit-core/modal'
import { subscribe } from 'valtio/vanilla'
import { whenIdle } from './whenIdle'

/**
 * Runs `prefetch` once, when the browser is idle after a wallet connects or receives a connection request. Returns a
 * function that stops watching.
 */
export function prefetchWhenWanted(kit: ModalKit, prefetch: () => void): () => void {
  let cancel = () => {}
  let isPlanned = false
  const look = () => {
    const { status } = kit.connecting.state.value
    if (isPlanned || (status !== 'requesting' && !kit.chains.isConnected())) return
    isPlanned = true
    cancel = whenIdle(kit.environment, prefetch)
  }
  look()
  const stops = [subscribe(kit.connecting.state, look), subscribe(kit.chains.state, look)]
  return () => {
    cancel()
    for (const stop of stops) stop()
  }
}
