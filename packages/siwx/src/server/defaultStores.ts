import { hex } from '@scure/base'
import { memoryNonces } from './memoryNonces'
import { memorySessions } from './memorySessions'
import type { NonceStore } from './NonceStore'
import type { SessionStore } from './SessionStore'

interface Stores {
  readonly nonces: NonceStore
  readonly sessions: SessionStore
  /** Returns the key that signs nonces. Created on first use. */
  readonly secret: () => string
}

const name: unique symbol = Symbol.for('openappkit.siwx.stores')

/**
 * Returns the default stores: one pair per domain and process. Not module state, because frameworks load several copies
 * of this module (Next.js one for pages, one for route handlers, and more after each edit), which must share sessions.
 * A custom clock gets its own pair.
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
