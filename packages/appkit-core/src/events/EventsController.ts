import { proxy, ref } from 'valtio/vanilla'
import type { Environment } from '../environment/Environment'
import { notify } from '../environment/notify'
import type { AppKitEvent, EventArguments, EventName } from './AppKitEvent'

/** Latest event and its time. */
export interface EventsState {
  /** Time of the event, in milliseconds since the epoch. */
  timestamp: number
  reportedErrors: Record<string, boolean>
  data: AppKitEvent
}

/**
 * Emits the kit's events to listeners. Doesn't send anything to a server itself: telemetry, if the app allows it, is
 * one of the listeners.
 */
export class EventsController {
  readonly state: EventsState
  readonly #environment: Environment
  readonly #listeners: Set<(state: EventsState) => void> = new Set()

  constructor(environment: Environment) {
    this.#environment = environment
    this.state = proxy<EventsState>({
      timestamp: environment.now(),
      reportedErrors: {},
      data: ref<AppKitEvent>({ type: 'track', event: 'MODAL_CREATED', properties: undefined }),
    })
  }

  /** Emits an event to every listener synchronously. Two events in one tick result in two calls. */
  track<Name extends EventName>(event: Name, ...properties: EventArguments<Name>): void {
    // The signature guarantees that name and properties match; TypeScript can't infer that from a mapped type.
    const data = { type: 'track', event, properties: properties[0] } as AppKitEvent
    const state: EventsState = { ...this.state, timestamp: this.#environment.now(), data: ref(data) }
    Object.assign(this.state, state)
    notify(this.#environment, this.#listeners, state)
  }

  /** Calls `listener` on each new event. Returns a function that unsubscribes. */
  subscribe(listener: (state: EventsState) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
