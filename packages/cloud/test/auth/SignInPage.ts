import type { AuthNonce } from '@openappkit/contract'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

export interface SignedMessage {
  readonly message: string
  readonly signature: string
}

/** Changes to the fields of a message. */
export interface SaidOtherwise {
  readonly domain?: string
  readonly uri?: string
  readonly chain?: string
  /**
   * Whether to use the format of AppKit 1.8, with one empty line and the CAIP-2 id. EIP-4361 has two empty lines and a
   * number.
   */
  readonly isLegacy?: boolean
  /** Text to append, including its line break. */
  readonly extra?: string
}

export interface SignInPageOptions {
  /** Undefined for a caller that isn't a browser app, such as an app's server. */
  readonly origin?: string | undefined
  readonly projectId?: string
  /** Whether the browser keeps the server's cookies. Default: true. */
  readonly keepsCookies?: boolean
}

/** An app in a browser. It sends requests from its origin and keeps cookies. */
export class SignInPage {
  readonly account: PrivateKeyAccount = privateKeyToAccount(generatePrivateKey())
  /** The cookies that the server set, verbatim. */
  readonly setCookies: string[] = []
  readonly #url: string
  readonly #options: SignInPageOptions
  cookies: Map<string, string> = new Map()

  constructor(url: string, options: SignInPageOptions = {}) {
    this.#url = url
    this.#options = { origin: 'https://app.example', projectId: 'local', ...options }
  }

  get domain(): string {
    return new URL(this.#options.origin ?? 'https://app.example').host
  }

  async ask(
    method: string,
    key: string,
    request: { body?: unknown; headers?: Record<string, string>; query?: string } = {},
  ): Promise<Response> {
    const { origin, projectId, keepsCookies = true } = this.#options
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(
      `${this.#url}/auth/v1/${key}?projectId=${projectId}&st=appkit&sv=html-x-1${request.query ?? ''}`,
      {
        method,
        headers: {
          ...(origin !== undefined && { origin }),
          ...(keepsCookies && cookie && { cookie }),
          ...request.headers,
        },
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      },
    )
    if (keepsCookies) for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  async nonce(): Promise<AuthNonce> {
    return (await this.ask('GET', 'nonce')).json() as Promise<AuthNonce>
  }

  async signed(nonce: string, said: SaidOtherwise = {}): Promise<SignedMessage> {
    const { domain = this.domain, uri = `https://${domain}/shop`, chain = '1', extra = '', isLegacy = false } = said
    const lines = [
      `${domain} wants you to sign in with your Ethereum account:`,
      `${this.account.address}\n`,
      `${isLegacy ? '' : '\n'}URI: ${uri}`,
      'Version: 1',
      `Chain ID: ${isLegacy ? 'eip155:' : ''}${chain}`,
      `Nonce: ${nonce}`,
      `Issued At: ${new Date().toISOString()}${extra}`,
    ]
    const message = lines.join('\n')
    return { message, signature: await this.account.signMessage({ message }) }
  }

  authenticate(token: string, body: object): Promise<Response> {
    return this.ask('POST', 'authenticate', { body, headers: { 'x-nonce-jwt': `Bearer ${token}` } })
  }

  /** Signs in as an app does. Resolves with the token. */
  async signIn(said: SaidOtherwise = {}): Promise<string> {
    const { nonce, token } = await this.nonce()
    const response = await this.authenticate(token, await this.signed(nonce, said))
    if (!response.ok) throw new Error(`Not signed in: ${response.status} ${await response.text()}`)
    return ((await response.json()) as { token: string }).token
  }

  /**
   * Requests the signed-in account.
   *
   * @param token Session token. If omitted, the cookie identifies the user.
   */
  me(token?: string, query = ''): Promise<Response> {
    return this.ask('GET', 'me', { query, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
  }

  signOut(token?: string): Promise<Response> {
    return this.ask('POST', 'sign-out', { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
  }

  #keep(line: string): void {
    this.setCookies.push(line)
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/Max-Age=0(;|$)/.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
