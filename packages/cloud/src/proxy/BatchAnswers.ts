import { readIdToken } from '../relay/frames/readIdToken'
import { isSending } from './isSending'
import { itemsOf } from './itemsOf'
import { type JsonRpcBody, parseAnswers } from './jsonRpc'
import { nodeTroubleIn } from './nodeTroubleIn'

/** A request as it is passed on. */
export interface Asked {
  readonly text: string
  readonly body: JsonRpcBody
}

/** The answers to a batch, as far as they are there. What one node can't answer is asked of the next, and nothing else is. */
export class BatchAnswers {
  readonly #good: string[] = []
  /** What the last node said to calls that it was of no use for. */
  #bad: readonly string[] = []

  /** Keeps what is of use of a node's answers. Returns what is to be asked of another; undefined when that is nothing. */
  add(asked: Asked, answers: string): Asked | undefined {
    const { text, body } = asked
    const calls = itemsOf(text).flatMap((item, index) => {
      const call = [body].flat()[index]
      return call ? [{ text: item, call, id: idOf(item) }] : []
    })
    const parsed = parseAnswers(answers)?.answers ?? []
    const isNodeTrouble = nodeTroubleIn(text)
    const given = itemsOf(answers).map((item, index) => {
      const answer = parsed[index]
      return { text: item, id: idOf(item), isBad: answer !== undefined && isNodeTrouble(answer) }
    })
    const ids = new Set(calls.map(({ id }) => id))
    const isTellable = ids.size === calls.length && given.every(({ id, isBad }) => !isBad || ids.has(id))
    // Without ids to go by it is all or nothing, and what was sent must not be sent again.
    if (!isTellable && !isSending(body)) return asked
    const bad = new Set(isTellable ? given.filter(({ isBad }) => isBad).map(({ id }) => id) : [])
    const again = calls.filter(({ id, call }) => bad.has(id) && !isSending(call))
    const open = new Set(again.map(({ id }) => id))
    this.#good.push(...given.filter(({ id }) => !open.has(id)).map(one => one.text))
    this.#bad = given.filter(({ id }) => open.has(id)).map(one => one.text)
    if (again.length === 0) return undefined
    return { text: `[${again.map(call => call.text).join(',')}]`, body: again.map(({ call }) => call) }
  }

  /** All answers, those of no use among them. Undefined while none is of use. */
  get text(): string | undefined {
    return this.#good.length > 0 ? `[${[...this.#good, ...this.#bad].join(',')}]` : undefined
  }
}

/** Texts may be escaped in one way or another. */
function idOf(text: string): string | undefined {
  const token = readIdToken(text)
  return token?.startsWith('"') ? JSON.stringify(JSON.parse(token)) : token
}
