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
    if (typeof nonce !== 'string') throw unreachable({ details: 'The server returned no nonce.' })
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
    if (!Array.isArray(sessions)) throw unreachable({ details: 'The server returned no sessions.' })
    return sessions
      .map(readSession)
      .filter(session => session !== undefined)
      .filter(({ data }) => data.chainId === chainId && isSameAccount(chainId, data.accountAddress, address))
  }

  /** Sends a GET request, or a POST request if there is a body. */
  async #ask(action: string, body?: object): Promise<Readonly<Record<string, unknown>>> {
    const headers = { 'content-type': 'application/json' }
    const post = body && { method: 'POST', headers, body: JSON.stringify(body) }
    let response: Response
    let answer: unknown
    try {
      const signal = AbortSignal.timeout(TIMEOUT)
      response = await this.#fetch(`${this.#url}/${action}`, {
        credentials: 'include',
        cache: 'no-store',
        signal,
        ...post,
      })
      answer = await response.json()
    } catch (cause) {
      throw unreachable({ cause })
    }
    const fields = Object(answer) as Record<string, unknown>
    if (response.ok) return fields
    const { code, message } = fields
    if (isSignInCode(code) && typeof message === 'string') throw new AppKitError(code, message)
    throw unreachable({ details: `The server responded with ${response.status}.` })
  }
}

function unreachable(options: { readonly cause?: unknown; readonly details?: string }): AppKitError {
  return new AppKitError('siwx/server-unreachable', "The sign-in server didn't answer as expected. Try again.", options)
}

/**
 * Returns whether a code belongs to sign-in. Accepts unknown codes too, because the server may be newer than this
 * client.
 */
function isSignInCode(code: unknown): code is Extract<AppKitErrorCode, `siwx/${string}`> {
  return typeof code === 'string' && code.startsWith('siwx/')
}
