import type { FrameEventName, FrameEvents } from '@openappkit/contract/embedded'
import { eventDecoders } from './frameResults'

type Listener<name extends FrameEventName> = (event: FrameEvents[name]) => void

/** Listeners of the frame's events. They outlive the frame, which may be mounted again. */
export class FrameListeners {
  readonly #listeners: { readonly [name in FrameEventName]: Set<Listener<name>> } = {
    READY: new Set(),
    SESSION_UPDATE: new Set(),
    STATUS: new Set(),
    VISIBILITY: new Set(),
    HEIGHT: new Set(),
  }

  add<name extends FrameEventName>(name: name, listener: Listener<name>): () => void {
    this.#listeners[name].add(listener)
    return () => void this.#listeners[name].delete(listener)
  }

  /** Passes an event on. Ignores unknown events and those of an unknown form. */
  emit(name: string, payload: unknown): void {
    if (isEventName(name)) this.#emit(name, payload)
  }

  #emit<name extends FrameEventName>(name: name, payload: unknown): void {
    const event = eventDecoders[name](payload ?? {})
    if (event === undefined) return
    for (const listener of this.#listeners[name]) listener(event)
  }
}

function isEventName(name: string): name is FrameEventName {
  return Object.hasOwn(eventDecoders, name)
}
