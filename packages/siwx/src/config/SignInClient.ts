import { AppKitError, type AppKitErrorCode, type CaipNetworkId, type SIWXSession } from '@openappkit/contract'
import { isSameAccount } from '../message/isSameAccount'
import { readSession } from '../storage/readSession'

/** Timeout of a request in milliseconds. */
const TIMEOUT = 10_000

type Signed = Pick<SIWXSession, 'message' | 'signature'>

/** Calls the routes of `createSignIn`. */
export class SignInClient {
  readonly #url: string
  readonly #fetch: typeof fetch

  constructor(url: string, request: typeof fetch = (...args) => fetch(...args)) {
    this.#url = url.replace(/\/+$/u, '')
    this.#fetch = request
  }

  async nonce(): Promise<string> {
    const { nonce } = await this.#ask('nonce')
    if (typeof nonce !== 'string') throw this.#unfit('nonce', 'no nonce')
    return nonce
  }

  async verify(signed: Signed | readonly Signed[]): Promise<void> {
    await this.#ask('verify', signed)
  }

  async signOut(account: { readonly chainId?: string; readonly address?: string } = {}): Promise<void> {
    await this.#ask('sign-out', account)
  }

  /** Returns the server's sessions of one account on one chain. */
  async sessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    const { sessions } = await this.#ask('session')
    if (!Array.isArray(sessions)) throw this.#unfit('session', 'no sessions')
    return sessions
      .map(readSession)
      .filter(session => session !== undefined)
      .filter(({ data }) => data.chainId === chainId && isSameAccount(chainId, data.accountAddress, address))
  }

  /** Sends a GET request, or a POST request if there is a body. */
  async #ask(action: string, body?: object): Promise<Readonly<Record<string, unknown>>> {
    const headers = { 'content-type': 'application/json' }
    const post = body && { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await this.#fetch(`${this.#url}/${action}`, {
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
      ...post,
    }).catch((cause: unknown) => {
      throw this.#unreachable(cause)
    })
    const { status } = response
    const answer = await response.json().catch((cause: unknown) => {
      if (isInterrupted(cause)) throw this.#unreachable(cause)
      throw this.#unfit(action, `${status} without JSON`, cause)
    })
    const fields = Object(answer) as Record<string, unknown>
    if (response.ok) return fields
    const { code, message } = fields
    if (isSignInCode(code) && typeof message === 'string') throw new AppKitError(code, message)
    throw this.#unfit(action, `${status}`)
  }

  #unreachable(cause: unknown): AppKitError {
    const { origin } = globalThis.location ?? {}
    const server = URL.canParse(this.#url, origin) ? new URL(this.#url, origin).origin : undefined
    const message =
      origin === undefined || server === undefined || server === origin
        ? `The sign-in server at ${this.#url} didn't answer. Try again.`
        : `${server} didn't answer, or its CORS headers don't allow ${origin} to send cookies. Try again, or allow it.`
    return new AppKitError('siwx/server-unreachable', message, { cause })
  }

  /** Returns the error for a response that isn't from `createSignIn`. */
  #unfit(action: string, said: string, cause?: unknown): AppKitError {
    return new AppKitError(
      'siwx/server-invalid-response',
      `${this.#url}/${action} answered with ${said}. Check \`url\` of ServerSIWX, or the proxy of the development server.`,
      { cause, details: `The server responded with ${said}.` },
    )
  }
}

/** Returns whether reading a response failed because the connection ended. */
function isInterrupted(cause: unknown): boolean {
  return !(cause instanceof SyntaxError)
}

/**
 * Returns whether a code belongs to sign-in. Accepts unknown codes too, because the server may be newer than this
 * client.
 */
function isSignInCode(code: unknown): code is Extract<AppKitErrorCode, `siwx/${string}`> {
  return typeof code === 'string' && code.startsWith('siwx/')
}
