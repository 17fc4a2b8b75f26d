import { hex } from '@scure/base'
import { memoryNonces } from './memoryNonces'
import { memorySessions } from './memorySessions'
import type { NonceStore } from './NonceStore'
import type { SessionStore } from './SessionStore'

interface Stores {
  readonly nonces: NonceStore
  readonly sessions: SessionStore
  /** Returns the key that signs nonces, which is made on first use. */
  readonly secret: () => string
}

const name: unique symbol = Symbol.for('openappkit.siwx.stores')

/**
 * The stores of whoever gives none: one pair for each domain and process. Not of this module, of which frameworks load several copies (Next one for pages
 * and one for route handlers, and more after each edit), all of which must know the same sessions. With a clock of its own it is a pair of its own.
 */
export function defaultStores(domain: string, now?: () => number): Stores {
  if (now) return makeStores(now)
  const home = globalThis as { [name]?: Map<string, Stores> }
  home[name] ??= new Map()
  const known = home[name].get(domain)
  if (known) return known
  const made = makeStores()
  home[name].set(domain, made)
  return made
}

function makeStores(now?: () => number): Stores {
  let secret: string | undefined
  return {
    nonces: memoryNonces(undefined, now),
    sessions: memorySessions(undefined, now),
    secret() {
      secret ??= hex.encode(crypto.getRandomValues(new Uint8Array(32)))
      return secret
    },
  }
}
