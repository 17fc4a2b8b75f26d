import type { AppKitError } from '@openappkit/appkit-core'
import type { FrameCallName, FrameCalls } from '@openappkit/contract/embedded'
import { FrameCallTable } from './FrameCallTable'
import { type AppMessage, readFrameMessage } from './frameMessage'
import type { FrameCallOptions } from './WalletFrame'

/** Dependencies of {@link FrameLink}. */
export interface LinkDependencies {
  /** Sends a message to the window of the frame, to its exact origin. */
  post(message: AppMessage, ports?: readonly MessagePort[]): void
  setTimer(task: () => void, ms: number): () => void
  onEvent(name: string, payload: unknown): void
}

/**
 * Conversation with one load of the frame. It starts with window messages, as AppKit 1.8 does. Once the frame has
 * accepted a port, everything runs over the port, and window messages count no more.
 */
export class FrameLink {
  readonly #dependencies: LinkDependencies
  readonly #windowCalls: FrameCallTable
  #port: MessagePort | undefined
  #portCalls: FrameCallTable | undefined
  /** Whether the frame has accepted the port. */
  #isOnPort = false

  constructor(dependencies: LinkDependencies) {
    this.#dependencies = dependencies
    this.#windowCalls = new FrameCallTable(message => dependencies.post(message), dependencies.setTimer)
  }

  /** Handles a window message whose source and origin were checked. */
  receive(data: unknown): void {
    if (this.#isOnPort) return
    const message = readFrameMessage(data)
    if (message && !this.#windowCalls.answer(message)) this.#dependencies.onEvent(message.name, message.payload)
  }

  /** Offers a port to the frame. Rejects if the frame doesn't accept it in `timeout` milliseconds. */
  async openPort(timeout: number): Promise<FrameCalls['OPEN_PORT']['result']> {
    const { port1, port2 } = new MessageChannel()
    const calls = new FrameCallTable(message => port1.postMessage(message), this.#dependencies.setTimer)
    // The offer itself goes to the window, and its answer comes over the port.
    const offer = new FrameCallTable(message => this.#dependencies.post(message, [port2]), this.#dependencies.setTimer)
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readFrameMessage(data)
      if (!message || offer.answer(message) || calls.answer(message)) return
      if (this.#isOnPort) this.#dependencies.onEvent(message.name, message.payload)
    }
    try {
      const opened = await offer.call('OPEN_PORT', { version: 1 }, { timeout })
      this.#isOnPort = true
      this.#port = port1
      this.#portCalls = calls
      return opened
    } catch (error) {
      port1.close()
      throw error
    }
  }

  call<name extends FrameCallName>(
    name: name,
    payload: FrameCalls[name]['payload'],
    options?: FrameCallOptions,
  ): Promise<FrameCalls[name]['result']> {
    return (this.#portCalls ?? this.#windowCalls).call(name, payload, options)
  }

  /** Posts a message that has no answer. */
  post(message: AppMessage): void {
    if (this.#port) this.#port.postMessage(message)
    else this.#dependencies.post(message)
  }

  /** Rejects every open call and closes the port. */
  end(error: AppKitError): void {
    this.#windowCalls.end(error)
    this.#portCalls?.end(error)
    this.#port?.close()
  }
}
