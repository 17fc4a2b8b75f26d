import { endOfString } from './endOfString'
import { itemsOf } from './itemsOf'

/** A call to forward. */
export interface ProxiedCall {
  readonly method: string
  /**
   * As the caller wrote it, quotes included, because 19-digit numbers don't survive parsing. Undefined in a
   * notification.
   */
  readonly id: string | undefined
  /** Parameters as the caller wrote them. */
  readonly params: string | undefined
  /** The rebuilt call, with each member once. */
  readonly text: string
}

/** A call that isn't forwarded, because it is invalid or because nodes could interpret it in different ways. */
export interface AmbiguousCall {
  readonly id: string | undefined
  readonly problem: string
}

export interface ReadCalls {
  readonly isBatch: boolean
  readonly calls: readonly (ProxiedCall | AmbiguousCall)[]
}

const MEMBERS: ReadonlySet<string> = new Set(['id', 'jsonrpc', 'method', 'params'])
const ID = /^(?:"|-?\d|null$)/
const LONGEST_ID = 1202

/**
 * Parses the calls of a request and rebuilds each one from its JSON-RPC members, so nodes get exactly the call that was
 * checked. Nodes differ in which of two duplicate members they use, and some accept `Method` for `method`. Ids and
 * params are unchanged.
 *
 * @param text - Valid JSON: one object, or an array of objects.
 */
export function readCalls(text: string): ReadCalls {
  const isBatch = /^\s*\[/.test(text)
  return { isBatch, calls: (isBatch ? itemsOf(text) : [text]).map(readCall) }
}

function readCall(text: string): ProxiedCall | AmbiguousCall {
  const found = new Map<string, string>()
  const repeated: string[] = []
  for (const [name, value] of membersOf(text)) {
    if (!MEMBERS.has(name)) continue
    if (found.has(name)) repeated.push(name)
    found.set(name, value)
  }
  const id = found.get('id')
  const method = found.get('method')
  if (id !== undefined && (!ID.test(id) || id.length > LONGEST_ID)) {
    return { id: undefined, problem: 'The id must be a string or a number' }
  }
  const [twice] = repeated
  if (twice !== undefined) {
    return { id: twice === 'id' ? undefined : id, problem: `The member "${twice}" must be there once` }
  }
  if (!method?.startsWith('"')) return { id, problem: 'The method must be a string' }
  const name: string = JSON.parse(method)
  found.set('method', JSON.stringify(name))
  const members = [...found].map(([key, value]) => `"${key}":${value}`)
  return { method: name, id, params: found.get('params'), text: `{${members.join(',')}}` }
}

/** Returns the members of an object in order. Names are unescaped, values are as written. */
function membersOf(text: string): readonly (readonly [name: string, value: string])[] {
  return itemsOf(text).map(member => {
    const end = endOfString(member, 0) + 1
    const value = member.slice(end).trim().slice(1).trim()
    return [JSON.parse(member.slice(0, end)), value]
  })
}
