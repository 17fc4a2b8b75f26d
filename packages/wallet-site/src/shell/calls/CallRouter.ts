import type { FrameCallName } from '@openappkit/contract/embedded'
import type { AppMessage } from '../../protocol/AppMessage'
import { type FrameMessage, failureMessage, successMessage } from '../../protocol/FrameMessage'
import { frameFailure } from '../../protocol/frameFailure'
import { limits } from '../../protocol/limits'
import { invalid } from '../../protocol/Payload'
import { isCallName, readPayload } from '../../protocol/readPayload'
import { WalletFailure } from '../../WalletFailure'
import type { Caller } from '../parent/FrameConnection'
import type { Guard } from '../parent/ParentGuard'
import type { CallHandlers } from './CallHandlers'
import { withTimeLimit } from './withTimeLimit'

interface RouterDependencies {
  readonly guard: Pick<Guard, 'admit'>
  readonly handlers: CallHandlers
  /** Rejects the requests that wait for an approval. */
  abort(): void
  /** Milliseconds that calls without the user may take. */
  readonly timeLimit?: number | undefined
}

/** Calls that end when the user decides, or that have their own limits. */
const UNLIMITED: ReadonlySet<string> = new Set(['RPC_REQUEST', 'OPEN_PAGE', 'PROTECT', 'UNLOCK'])

/** Answers every call exactly once, and bounds how many are open. */
export class CallRouter {
  readonly #dependencies: RouterDependencies
  #open = 0

  constructor(dependencies: RouterDependencies) {
    this.#dependencies = dependencies
  }

  async call(message: AppMessage, { origin, post }: Caller): Promise<void> {
    const { name, id } = message
    // AppKit 1.8 waits for no answer and knows none.
    if (name === 'RPC_ABORT') return this.#abort(origin)
    if (this.#open >= limits.openCalls) {
      post(failureMessage(name, id, frameFailure(tooManyCalls())))
      return
    }
    this.#open += 1
    try {
      post(await this.#answer(message, origin))
    } catch (error) {
      post(failureMessage(name, id, frameFailure(error)))
    } finally {
      this.#open -= 1
    }
  }

  async #answer({ name, id, payload, isBounded }: AppMessage, origin: string): Promise<FrameMessage> {
    const { guard, timeLimit = 60_000 } = this.#dependencies
    await withTimeLimit(guard.admit(origin), timeLimit)
    if (!isBounded) throw invalid('The message is too large or too deeply nested.')
    if (!isCallName(name)) throw unsupported()
    const answer = this.#handle(name, id, payload, origin)
    return UNLIMITED.has(name) ? answer : withTimeLimit(answer, timeLimit)
  }

  async #handle<name extends FrameCallName>(
    name: name,
    id: string | undefined,
    data: unknown,
    origin: string,
  ): Promise<FrameMessage> {
    const handler: CallHandlers[name] = this.#dependencies.handlers[name]
    if (handler === undefined) throw unsupported()
    return successMessage(name, id, await handler(readPayload(name, data), { origin }))
  }

  async #abort(origin: string): Promise<void> {
    const isAdmitted = await this.#dependencies.guard.admit(origin).then(
      () => true,
      () => false,
    )
    // Calls that came before the abort have reached the queue by then.
    if (isAdmitted) setTimeout(this.#dependencies.abort, 0)
  }
}

function unsupported(): WalletFailure {
  return new WalletFailure('embedded/method-not-allowed', "This wallet doesn't support this yet. Log in with email.")
}

function tooManyCalls(): WalletFailure {
  return new WalletFailure('embedded/too-many-requests', 'Too many requests are open. Wait until the wallet answers.')
}
