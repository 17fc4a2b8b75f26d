import type { EventsState } from '../events/EventsController'
import type { KitCore } from '../kit/KitCore'

/** Events that are kept until telemetry has loaded. */
const recentEventLimit = 20

/**
 * Asks the backend when the user is about to see what it knows: when the modal opens, and before that for users without an account, for whom the modal
 * loads on intent alone. It asks after the modal shows.
 *
 * @param ask - Asks the backend. Gets the latest events, for telemetry.
 */
export function followIntent(kit: KitCore, ask: (recentEvents: readonly EventsState[]) => Promise<void>): void {
  const { chains, environment, events, options } = kit
  const recentEvents: EventsState[] = []
  const askLater = () => {
    // The next opening of the modal asks again for what didn't load.
    environment.setTimer(() => void ask(recentEvents).catch(() => {}), 0)
  }
  const keep = ({ ...event }: EventsState) => {
    // An event that happens while the host allows no analytics is never reported, also not later.
    if (options.state.features.analytics !== false) recentEvents.push(event)
    if (recentEvents.length > recentEventLimit) recentEvents.shift()
    if (event.data.event === 'MODAL_OPEN') askLater()
  }
  keep(events.state)
  kit.onDestroy(events.subscribe(keep))
  if (!Object.values(chains.state.namespaces).some(({ address }) => address)) askLater()
}
