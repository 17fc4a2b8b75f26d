/** Stored instead of the token if a cookie identifies the session. Worthless to an attacker. */
const COOKIE = 'cookie'

/** Maximum number of messages that await a signature. */
const OPEN_NONCES = 5

/** Stored session: a token, or a cookie. */
export type KnownSession =
  | { readonly kind: 'none' }
  | { readonly kind: 'cookie'; readonly token: string | undefined }
  | { readonly kind: 'token'; readonly token: string }

/**
 * Stores the session's token. With a cookie, storage contains only a flag, which scripts may read, and the page keeps
 * the short-lived token in memory. Otherwise, storage contains the token, which is also short-lived.
 */
export class TokenStore {
  readonly #sessionKey: string
  readonly #nonceKey: string
  /** Tokens by nonce, because several messages may wait for a signature. */
  readonly #nonces: Map<string, string> = new Map()
  /** The token that belongs to a cookie, or the whole session if nothing can be stored. */
  #memory: KnownSession = { kind: 'none' }
  #isStored = true

  constructor(sessionKey: string, nonceKey: string) {
    this.#sessionKey = sessionKey
    this.#nonceKey = nonceKey
  }

  /** Current session. Another tab may have changed it. */
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

  /**
   * Returns the token of a nonce. If this page didn't receive the nonce, for example after a reload, returns the last
   * stored token.
   */
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
    // Storage is blocked, or this is a server.
    return undefined
  }
}

/** Returns false if the browser rejects the write. */
function write(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    // Falls back to memory.
    return false
  }
}
