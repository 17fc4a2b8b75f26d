import type { FrameEventName, FrameEvents } from '@openappkit/contract/embedded'
import { type AppMessage, readAppMessage } from '../../protocol/AppMessage'
import { eventMessage, type FrameMessage, failureMessage } from '../../protocol/FrameMessage'
import { frameFailure } from '../../protocol/frameFailure'
import { invalid } from '../../protocol/Payload'
import type { FrameView } from './FrameView'
import type { Guard } from './ParentGuard'

/** Where a call comes from, and where its answer goes. */
export interface Caller {
  /** Origin of the app's window. */
  readonly origin: string
  post(message: FrameMessage): void
}

interface ConnectionDependencies {
  readonly view: FrameView
  readonly guard: Pick<Guard, 'isFromParent'>
  onCall(message: AppMessage, caller: Caller): void
}

/**
 * Receives the app's calls: as window messages, as AppKit 1.8 sends them, or over a port. The first `OPEN_PORT` decides
 * for the life of the page, so that no window message can mix with calls over the port.
 */
export class FrameConnection {
  readonly #dependencies: ConnectionDependencies
  #port: MessagePort | undefined

  constructor(dependencies: ConnectionDependencies) {
    this.#dependencies = dependencies
  }

  start(): void {
    this.#dependencies.view.addEventListener('message', this.#receive)
  }

  stop(): void {
    this.#dependencies.view.removeEventListener('message', this.#receive)
    this.#port?.close()
  }

  /** Sends an event. AppKit 1.8 knows none, so events only go over a port. */
  emit<name extends FrameEventName>(name: name, payload: FrameEvents[name]): void {
    this.#port?.postMessage(eventMessage(name, payload))
  }

  readonly #receive = (event: MessageEvent<unknown>): void => {
    const { view, guard, onCall } = this.#dependencies
    // Reading `data` copies the message, so other windows are refused first.
    if (this.#port !== undefined || !guard.isFromParent(event)) return
    const message = readAppMessage(event.data)
    if (message === undefined) return
    const { origin } = event
    const caller: Caller = { origin, post: answer => view.parent.postMessage(answer, origin) }
    if (message.name === 'OPEN_PORT') this.#openPort(message, event.ports, caller)
    else onCall(message, caller)
  }

  #openPort(message: AppMessage, [port, ...others]: readonly MessagePort[], caller: Caller): void {
    if (port === undefined || others.length > 0) {
      caller.post(refusedPort(message, "'OPEN_PORT' must come with one port."))
      return
    }
    this.#port = port
    const { onCall } = this.#dependencies
    const portCaller: Caller = { origin: caller.origin, post: answer => port.postMessage(answer) }
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const call = readAppMessage(data)
      if (call?.name === 'OPEN_PORT') port.postMessage(refusedPort(call, 'A port is open already.'))
      else if (call !== undefined) onCall(call, portCaller)
    })
    port.start()
    onCall(message, portCaller)
  }
}

function refusedPort({ id }: AppMessage, message: string): FrameMessage {
  return failureMessage('OPEN_PORT', id, frameFailure(invalid(message)))
}
