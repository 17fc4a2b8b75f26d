import type { FrameCallName, FrameCalls, FrameEventName, FrameEvents } from '@openappkit/contract/embedded'
import type { FrameCallPayload, WalletFrame } from '../src/frame/WalletFrame'
import type { FrameRect } from '../src/modal/visibleRect'

type Answers = {
  [name in FrameCallName]?: (payload: FrameCalls[name]['payload']) => Promise<FrameCalls[name]['result']>
}

/** A frame whose answers the test writes. Calls without an answer stay open. */
export class FakeFrame implements WalletFrame {
  /** Names of the calls, in order. */
  readonly calls: string[] = []
  /** Where the frame shows. Undefined while hidden. */
  place: FrameRect | undefined
  readonly #answers: Answers = {}
  readonly #listeners = new Map<FrameEventName, Set<(event: never) => void>>()

  async call<name extends FrameCallName>(
    name: name,
    ...[payload]: FrameCallPayload<name>
  ): Promise<FrameCalls[name]['result']> {
    this.calls.push(name)
    const answer: Answers[name] = this.#answers[name]
    return answer ? answer(payload as FrameCalls[name]['payload']) : new Promise(() => {})
  }

  /** Answers all later calls of a name. */
  answerTo<name extends FrameCallName>(name: name, answer: NonNullable<Answers[name]>): this {
    Object.assign(this.#answers, { [name]: answer })
    return this
  }

  on<name extends FrameEventName>(name: name, listener: (event: FrameEvents[name]) => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  emit<name extends FrameEventName>(name: name, event: FrameEvents[name]): void {
    for (const listener of this.#listeners.get(name) ?? []) (listener as (event: FrameEvents[name]) => void)(event)
  }

  /** Number of listeners. */
  get listening(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }

  show(place: FrameRect): void {
    this.place = place
  }

  hide(): void {
    this.place = undefined
  }

  abort(): void {
    this.calls.push('RPC_ABORT')
  }
}
