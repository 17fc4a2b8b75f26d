import { limits } from './limits'

/** Keys that reach a prototype if a careless reader follows or copies them. */
const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

interface Bounds {
  readonly text: number
  readonly values: number
  readonly depth: number
}

const MESSAGE: Bounds = { text: limits.messageText, values: limits.messageValues, depth: limits.messageDepth }

/**
 * Returns whether data from outside is plain JSON-like data within the bounds, without keys that reach a prototype. Stops
 * at the first excess, so its time is bounded whatever the size of the data. Cycles exceed the depth.
 */
export function isBounded(data: unknown, bounds: Bounds = MESSAGE): boolean {
  const open: [value: unknown, depth: number][] = [[data, 0]]
  let text = 0
  let values = 1
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, depth] = next
    if (typeof value === 'string') text += value.length
    else if (typeof value === 'object' && value !== null) {
      if (depth >= bounds.depth || !isPlain(value)) return false
      // An array's length is known without a copy of its values.
      if (Array.isArray(value) && values + value.length > bounds.values) return false
      for (const key in value) {
        if (PROTOTYPE_KEYS.has(key)) return false
        if (!Array.isArray(value)) text += key.length
        values += 1
        if (values > bounds.values || text > bounds.text) return false
        open.push([Reflect.get(value, key), depth + 1])
      }
    } else if (typeof value === 'function' || typeof value === 'symbol') return false
    if (text > bounds.text) return false
  }
  return true
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
