import { readIdToken } from '../relay/frames/readIdToken'
import { isSending } from './isSending'
import { itemsOf } from './itemsOf'
import { type JsonRpcBody, parseAnswers } from './jsonRpc'
import { nodeTroubleIn } from './nodeTroubleIn'

/** A request as sent to an upstream. */
export interface ForwardedRequest {
  readonly text: string
  readonly body: JsonRpcBody
}

/** Collects the results of a batch. Only calls that one node fails to answer are sent to the next. */
export class BatchAnswers {
  readonly #good: string[] = []
  /** The last node's unusable results. */
  #bad: readonly string[] = []

  /** Stores a node's usable results. Returns the calls to send to another node, or undefined if there are none. */
  add(request: ForwardedRequest, answers: string): ForwardedRequest | undefined {
    const { text, body } = request
    const calls = itemsOf(text).flatMap((item, index) => {
      const call = [body].flat()[index]
      return call ? [{ text: item, call, id: idOf(item) }] : []
    })
    const parsed = parseAnswers(answers)?.answers ?? []
    const isNodeTrouble = nodeTroubleIn(text)
    const items = itemsOf(answers).map((item, index) => {
      const answer = parsed[index]
      return { text: item, id: idOf(item), isBad: answer !== undefined && isNodeTrouble(answer) }
    })
    const ids = new Set(calls.map(({ id }) => id))
    const isAttributable = ids.size === calls.length && items.every(({ id, isBad }) => !isBad || ids.has(id))
    // If the ids don't match, a batch can only be repeated as a whole. Never repeat one that sends transactions.
    if (!isAttributable && !isSending(body)) return request
    const bad = new Set(isAttributable ? items.filter(({ isBad }) => isBad).map(({ id }) => id) : [])
    const again = calls.filter(({ id, call }) => bad.has(id) && !isSending(call))
    const open = new Set(again.map(({ id }) => id))
    this.#good.push(...items.filter(({ id }) => !open.has(id)).map(one => one.text))
    this.#bad = items.filter(({ id }) => open.has(id)).map(one => one.text)
    if (again.length === 0) return undefined
    return { text: `[${again.map(call => call.text).join(',')}]`, body: again.map(({ call }) => call) }
  }

  /** All results, including the last node's unusable ones. Undefined if none is usable. */
  get text(): string | undefined {
    return this.#good.length > 0 ? `[${[...this.#good, ...this.#bad].join(',')}]` : undefined
  }
}

/** Equal strings can be escaped differently. */
function idOf(text: string): string | undefined {
  const token = readIdToken(text)
  return token?.startsWith('"') ? JSON.stringify(JSON.parse(token)) : token
}
