import type { AppKitError } from '@openappkit/appkit-core'
import type { FrameCallName, FrameCalls } from '@openappkit/contract/embedded'
import { callAborted, callTimedOut, frameFailure, invalidAnswer } from '../errors/frameErrors'
import type { AppMessage, FrameMessage } from './frameMessage'
import { resultReaders } from './frameResults'
import { limitOf } from './timeLimits'
import type { FrameCallOptions } from './WalletFrame'

interface OpenCall {
  readonly name: FrameCallName
  succeed(payload: unknown): void
  fail(error: AppKitError): void
}

/** Sends calls and settles each exactly once: by the answer with its id, its time limit, its signal or the end. */
export class FrameCallTable {
  readonly #post: (message: AppMessage) => void
  readonly #setTimer: (task: () => void, ms: number) => () => void
  readonly #open = new Map<string, OpenCall>()

  constructor(post: (message: AppMessage) => void, setTimer: (task: () => void, ms: number) => () => void) {
    this.#post = post
    this.#setTimer = setTimer
  }

  call<name extends FrameCallName>(
    name: name,
    payload: FrameCalls[name]['payload'],
    { signal, timeout = limitOf(name) }: FrameCallOptions = {},
  ): Promise<FrameCalls[name]['result']> {
    // Can't be guessed, so no other window can answer even if a browser confused the sources of messages.
    const id = crypto.randomUUID()
    return new Promise((resolve, reject) => {
      const end = (): void => {
        this.#open.delete(id)
        stopTimer()
        signal?.removeEventListener('abort', abort)
      }
      const fail = (error: AppKitError): void => {
        end()
        reject(error)
      }
      const abort = (): void => fail(callAborted())
      const stopTimer = timeout === undefined ? () => {} : this.#setTimer(() => fail(callTimedOut(name)), timeout)
      const succeed = (answer: unknown): void => {
        const result = resultReaders[name](answer)
        end()
        if (result) resolve(result.value)
        else reject(invalidAnswer(name))
      }
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort)
      this.#open.set(id, { name, succeed, fail })
      try {
        this.#post({ type: `@w3m-app/${name}`, id, ...(payload === undefined ? {} : { payload }) })
      } catch (cause) {
        // The payload can't be cloned, such as a function.
        fail(frameFailure({ code: 'embedded/invalid-request', message: `The request can't be sent: ${String(cause)}` }))
      }
    })
  }

  /** Settles the call that a message answers. Returns whether there is one. */
  answer({ name, id, payload }: FrameMessage): boolean {
    const call = id === undefined ? undefined : this.#open.get(id)
    if (!call) return false
    if (name === `${call.name}_SUCCESS`) call.succeed(payload)
    else if (name === `${call.name}_ERROR`) call.fail(frameFailure(payload))
    else return false
    return true
  }

  /** Rejects every open call. */
  end(error: AppKitError): void {
    for (const call of [...this.#open.values()]) call.fail(error)
  }
}
