import type { ModalKit } from '@openappkit/appkit-core/modal'
import { unstable_getInternalStates } from 'valtio/vanilla'
import type { Tracker } from './trackPage'

/** Tracks the subscribers of a kit's controllers. */
export function trackStates(kit: ModalKit): Tracker {
  const { proxyStateMap } = unstable_getInternalStates()
  const followers = new Map<string, number>()
  for (const [name, controller] of [...Object.entries(kit.context), ...Object.entries(kit)]) {
    const state: unknown = (controller as { readonly state?: unknown } | undefined)?.state
    const internal = typeof state === 'object' && state !== null ? proxyStateMap.get(state) : undefined
    // Both halves of a kit share the first half's controllers.
    if (!internal || followers.has(name)) continue
    const parts = internal as unknown as [unknown, unknown, (listener: unknown) => () => void]
    const follow = parts[2]
    followers.set(name, 0)
    const count = (more: number) => void followers.set(name, (followers.get(name) ?? 0) + more)
    parts[2] = listener => {
      const leave = follow(listener)
      let isThere = true
      count(1)
      return () => {
        if (isThere) count(-1)
        isThere = false
        leave()
      }
    }
  }
  return () => [...followers].flatMap(([name, count]) => (count > 0 ? [`subscription to ${name}`] : []))
}
