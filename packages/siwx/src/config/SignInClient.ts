import { AppKitError, type CaipNetworkId, type SIWXSession } from '@openappkit/contract'
import { isSameAccount } from '../message/isSameAccount'
import { readSession } from '../storage/readSession'

/** Longest wait for an answer, in milliseconds. */
const TIMEOUT = 10_000

type Signed = Pick<SIWXSession, 'message' | 'signature'>

/** Asks the routes of `createSignIn`. */
export class SignInClient {
  readonly #url: string
  readonly #fetch: typeof fetch

  constructor(url: string, request: typeof fetch = (...args) => fetch(...args)) {
    this.#url = url.replace(/\/+$/u, '')
    this.#fetch = request
  }

  async nonce(): Promise<string> {
    const { nonce } = await this.#ask('nonce')
    if (typeof nonce !== 'string') throw unreachable({ details: 'It gave no nonce.' })
    return nonce
  }

  async verify(signed: Signed | readonly Signed[]): Promise<void> {
    await this.#ask('verify', signed)
  }

  async signOut(account: { readonly chainId?: string; readonly address?: string } = {}): Promise<void> {
    await this.#ask('sign-out', account)
  }

  /** The sessions of one account on one chain that the server knows of. */
  async sessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    const { sessions } = await this.#ask('session')
    if (!Array.isArray(sessions)) throw unreachable({ details: 'It told no sessions.' })
    return sessions
      .map(readSession)
      .filter(session => session !== undefined)
      .filter(({ data }) => data.chainId === chainId && isSameAccount(chainId, data.accountAddress, address))
  }

  /** A GET, or with a body a POST. */
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
    if (typeof code === 'string' && code.startsWith('siwx/') && typeof message === 'string') {
      throw new AppKitError(code, message)
    }
    throw unreachable({ details: `It answered ${response.status}.` })
  }
}

function unreachable(options: { readonly cause?: unknown; readonly details?: string }): AppKitError {
  return new AppKitError(
    'siwx/server-unreachable',
    'The server that signs in did not answer as it should. Try again.',
    options,
  )
}
