import {
  type AccountMetadata,
  AppKitError,
  type Authentication,
  type AuthNonce,
  type AuthToken,
  type SessionAccount,
} from '@openappkit/contract'
import { readAnswer, textOf } from './answers'
import { type CloudAccess, isProvider } from './CloudAccess'

const TIMEOUT = 10_000

/** The signed-in account and the next token, if the server issues one. */
export interface AccountAnswer {
  readonly account: SessionAccount
  readonly token: string | undefined
}

interface AuthRequest {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
  /** Whether the request starts, uses or ends a session that a cookie may store. */
  readonly isOfSession?: boolean
}

/**
 * Sends the sign-in requests to a backend. Rejects with AppKitError `siwx/cloud-rejected`, whose message is the
 * server's first reason, `siwx/cloud-unreachable` or `siwx/cloud-invalid-response`.
 */
export class CloudAuthClient {
  /** Whether the server stores sessions in cookies if the browser allows them. */
  readonly hasCookies: boolean
  readonly #access: Pick<CloudAccess, 'query' | 'url'>

  constructor(access: Pick<CloudAccess, 'query' | 'url'>) {
    this.#access = access
    this.hasCookies = !isProvider(access.url)
  }

  async nonce(): Promise<AuthNonce> {
    return readAnswer(await this.#send('nonce'), { nonce: textOf, token: textOf })
  }

  /** @param before Current token, if any. The server ends its session. */
  async authenticate(
    body: Authentication,
    {
      nonceToken,
      otp,
      before,
    }: { readonly nonceToken: string; readonly otp?: string | undefined; readonly before?: string | undefined },
  ): Promise<AuthToken> {
    const headers = {
      'x-nonce-jwt': `Bearer ${nonceToken}`,
      ...(otp === undefined ? {} : { 'x-otp': otp }),
      ...(this.hasCookies && bearer(before)),
    }
    return readAnswer(await this.#send('authenticate', { method: 'POST', headers, body, isOfSession: true }), {
      token: textOf,
    })
  }

  /** @param token Undefined if the cookie identifies the session. */
  async me(token: string | undefined, isWhole = false): Promise<AccountAnswer> {
    const query: Record<string, string> = isWhole ? { includeAppKitAccount: 'true' } : {}
    const response = await this.#send('me', { query, headers: bearer(token), isOfSession: true })
    const fields = { address: textOf, caip2Network: textOf, domain: textOf, nonce: textOf, uri: textOf }
    // The client checks only the fields that the app relies on.
    const account = (await readAnswer(response, fields)) as unknown as SessionAccount
    return { account, token: response.headers.get('x-session-token') ?? undefined }
  }

  async signOut(token: string | undefined): Promise<void> {
    await this.#send('sign-out', { method: 'POST', headers: bearer(token), isOfSession: true })
  }

  async setMetadata(token: string | undefined, metadata: AccountMetadata['metadata']): Promise<void> {
    await this.#send('account-metadata', {
      method: 'PUT',
      headers: bearer(token),
      body: { metadata },
      isOfSession: true,
    })
  }

  /** Sends a code by email. Resolves with its id, or with null if the address needs no code. */
  async requestCode(email: string, account: string): Promise<string | null> {
    const response = await this.#send('otp', { method: 'POST', body: { email, account } })
    const { uuid } = await readAnswer(response, { uuid: value => (value === null ? null : textOf(value)) })
    return uuid
  }

  async confirmCode(code: string, otp: string): Promise<void> {
    await this.#send('otp', { method: 'PUT', headers: { 'x-otp': otp }, body: { code } })
  }

  /** Sends JSON as text to avoid a CORS preflight. The API ignores the content type. */
  async #send(
    key: string,
    { method = 'GET', query, headers = {}, body, isOfSession = false }: AuthRequest = {},
  ): Promise<Response> {
    const url = new URL(`${this.#access.url}/auth/v1/${key}`)
    for (const [name, value] of Object.entries({ ...this.#access.query, ...query })) url.searchParams.set(name, value)
    const request: RequestInit = {
      method,
      headers,
      // If an origin may not send cookies, the browser hides the response to a request with cookies. Omit them to read
      // the error.
      credentials: isOfSession && this.hasCookies ? 'include' : 'omit',
      referrerPolicy: 'strict-origin',
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body && { body: JSON.stringify(body) }),
    }
    const response = await fetch(url, request).catch((cause: unknown) => {
      throw new AppKitError(
        'siwx/cloud-unreachable',
        `${url.host} can't be reached, or doesn't allow this origin. Try again.`,
        { cause },
      )
    })
    if (!response.ok) throw await refused(response)
    return response
  }
}

/** Returns whether the server responded that the user isn't signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof AppKitError && error.cause instanceof Response && error.cause.status === 401
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

async function refused(response: Response): Promise<AppKitError> {
  const text = await response.text().catch(() => '')
  return new AppKitError('siwx/cloud-rejected', reasonOf(text) || `HTTP status code: ${response.status}`, {
    cause: response,
  })
}

/** Returns the first reason of a rejection, else its text. */
function reasonOf(text: string): string {
  try {
    const { reasons } = JSON.parse(text) as { reasons?: readonly { description?: unknown }[] }
    const description = reasons?.[0]?.description
    return typeof description === 'string' ? description : text.slice(0, 500)
  } catch {
    // The response is plain text.
    return text.slice(0, 500)
  }
}
