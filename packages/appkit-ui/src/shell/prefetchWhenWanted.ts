import type { ModalKit } from '@openappkit/appkit-core/modal'
import { subscribe } from 'valtio/vanilla'

/** Runs `prefetch` once the page is idle after somebody connected or asked a wallet. Returns what ends the watch. */
export function prefetchWhenWanted(kit: ModalKit, prefetch: () => void): () => void {
  let cancel = () => {}
  let isPlanned = false
  const look = () => {
    const { status } = kit.connecting.state.value
    if (isPlanned || (status !== 'requesting' && !kit.chains.isConnected())) return
    isPlanned = true
    cancel = whenIdle(kit, prefetch)
  }
  look()
  const stops = [subscribe(kit.connecting.state, look), subscribe(kit.chains.state, look)]
  return () => {
    cancel()
    for (const stop of stops) stop()
  }
}

function whenIdle(kit: ModalKit, task: () => void): () => void {
  const page = kit.environment.window
  // Safari has no idle callback.
  if (!page || typeof page.requestIdleCallback !== 'function') return kit.environment.setTimer(task, 200)
  const id = page.requestIdleCallback(task, { timeout: 2000 })
  return () => page.cancelIdleCallback(id)
}
