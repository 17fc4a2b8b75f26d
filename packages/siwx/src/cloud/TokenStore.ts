/** Says in place of a token that the cookie has it. Nothing that could be stolen. */
const COOKIE = 'cookie'

/** How many messages may wait for their signature at once. */
const OPEN_NONCES = 5

/** What is known of the session: a token, or that a cookie stands for it. */
export type KnownSession =
  | { readonly kind: 'none' }
  | { readonly kind: 'cookie'; readonly token: string | undefined }
  | { readonly kind: 'token'; readonly token: string }

/**
 * Keeps the session's token. Where a cookie serves, scripts find no token in storage, only the note that there is a cookie; the page itself
 * has one in memory, for minutes. Elsewhere the token is stored, which is good for minutes, too.
 */
export class TokenStore {
  readonly #sessionKey: string
  readonly #nonceKey: string
  /** By nonce: of two messages that wait for a signature, each needs its own. */
  readonly #nonces: Map<string, string> = new Map()
  /** What the storage can't say: a token behind a cookie, and everything where nothing can be stored. */
  #memory: KnownSession = { kind: 'none' }
  #isStored = true

  constructor(sessionKey: string, nonceKey: string) {
    this.#sessionKey = sessionKey
    this.#nonceKey = nonceKey
  }

  /** Another page of the app may have changed what is stored. */
  get session(): KnownSession {
    if (!this.#isStored) return this.#memory
    const stored = read(this.#sessionKey)
    if (stored === undefined) return { kind: 'none' }
    if (stored !== COOKIE) return { kind: 'token', token: stored }
    return { kind: 'cookie', token: this.#memory.kind === 'cookie' ? this.#memory.token : undefined }
  }

  set session(session: KnownSession) {
    this.#memory = session
    const text = session.kind === 'token' ? session.token : session.kind === 'cookie' ? COOKIE : undefined
    this.#isStored = write(this.#sessionKey, text)
    if (session.kind === 'none') write(this.#nonceKey, undefined)
  }

  addNonce(nonce: string, token: string): void {
    this.#nonces.set(nonce, token)
    for (const oldest of this.#nonces.keys()) {
      if (this.#nonces.size <= OPEN_NONCES) break
      this.#nonces.delete(oldest)
    }
    write(this.#nonceKey, token)
  }

  /** The token of a nonce. After a reload, the last one. */
  nonceToken(nonce: string): string | undefined {
    return this.#nonces.get(nonce) ?? read(this.#nonceKey)
  }

  forgetNonce(nonce: string): void {
    this.#nonces.delete(nonce)
    write(this.#nonceKey, undefined)
  }
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) || undefined
  } catch {
    // Forbidden on this page, or a server: nothing is stored.
    return undefined
  }
}

/** False when the browser refuses. */
function write(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    // Memory serves for the visit.
    return false
  }
}
