import {
  AppKitError,
  type CaipNetworkId,
  type SessionAccount,
  type SIWXInput,
  type SIWXMessage,
  type SIWXSession,
} from '@openappkit/contract'
import { LegacyMessenger } from '../message/LegacyMessenger'
import type { SIWXMessenger, SIWXMessengerOptions } from '../message/SIWXMessenger'
import { StandardMessenger } from '../message/StandardMessenger'
import { type CloudAccess, type CloudPage, isProvider } from './CloudAccess'
import { type AccountAnswer, CloudAuthClient, isSignedOut } from './CloudAuthClient'
import { type KnownSession, TokenStore } from './TokenStore'

/** Dependencies of {@link CloudSession}. */
export interface CloudSessionDependencies {
  readonly access: CloudAccess
  readonly sessionKey: string
  readonly nonceKey: string
  /** Returns the current page. */
  readonly page: () => CloudPage | undefined
  readonly onChanged: (session: SIWXSession | undefined) => void
}

/** Query for an account. */
interface AccountQuery {
  readonly isWhole: boolean
  readonly turn: number
  readonly session: KnownSession
}

/** Signs a user in and out of the backend, and reads and renews the session. */
export class CloudSession {
  readonly #parts: CloudSessionDependencies
  readonly #client: CloudAuthClient
  readonly #store: TokenStore
  /** Pending queries. Identical concurrent queries share one request. */
  readonly #pending: Map<boolean, Promise<AccountAnswer>> = new Map()
  /** Number of sign-ins and sign-outs. Responses about an earlier user are ignored. */
  #turn = 0
  /** The requested email code, and the resources that it adds to the next message. */
  #code: { readonly uuid: string | undefined; readonly resources: readonly string[] } | undefined

  constructor(parts: CloudSessionDependencies) {
    this.#parts = parts
    this.#client = new CloudAuthClient(parts.access)
    this.#store = new TokenStore(parts.sessionKey, parts.nonceKey)
  }

  createMessage(input: SIWXInput): Promise<SIWXMessage> {
    const options: SIWXMessengerOptions = {
      resources: this.#code?.resources,
      getNonce: async () => {
        const { nonce, token } = await this.#client.nonce()
        this.#store.addNonce(nonce, token)
        return nonce
      },
    }
    return this.#messenger(options).createMessage(input)
  }

  async add(session: SIWXSession): Promise<void> {
    const { data, message, signature } = session
    const nonceToken = this.#store.nonceToken(data.nonce)
    if (nonceToken === undefined) {
      throw new AppKitError('siwx/nonce-mismatch', "This browser didn't receive the message's nonce. Sign in again.")
    }
    const walletInfo = this.#parts.access.walletInfo?.(data.chainId)
    const body = { data, message, signature, ...(walletInfo && { walletInfo }) }
    const proof = { nonceToken, otp: this.#code?.uuid, before: this.#token() }
    const { token } = await this.#client.authenticate(body, proof)
    this.#store.forgetNonce(data.nonce)
    this.#become(await this.#kept(token, data.nonce))
    this.#parts.onChanged(session)
  }

  /**
   * Returns the backend's session of this account. It never relies on data that the page could forge.
   *
   * @throws AppKitError if the backend can't tell. The stored token stays.
   */
  async of(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    if (this.#store.session.kind === 'none') return []
    try {
      const { account } = await this.#fetchAccount(false)
      const { caip2Network, domain, nonce, uri } = account
      if (caip2Network !== chainId || account.address.toLowerCase() !== address.toLowerCase()) return []
      const data = { accountAddress: account.address, chainId, domain, uri, nonce, version: '1' }
      return [{ data, message: '', signature: '' }]
    } catch (error) {
      if (isSignedOut(error) || isNotAuthenticated(error)) return []
      throw error
    }
  }

  /**
   * Returns the account.
   *
   * @throws AppKitError `siwx/not-authenticated` if no user is signed in, or the backend's error.
   */
  async account(): Promise<SessionAccount> {
    this.#require()
    return (await this.#fetchAccount(true)).account
  }

  /**
   * Returns a short-lived token for the app's own server.
   *
   * @throws AppKitError `siwx/not-authenticated` if no user is signed in, or the backend's error.
   */
  async token(): Promise<string> {
    this.#require()
    await this.#fetchAccount(false)
    const { session } = this.#store
    if (session.kind === 'none' || session.token === undefined) throw notAuthenticated()
    return session.token
  }

  async setMetadata(metadata: Readonly<Record<string, unknown>> | null): Promise<void> {
    this.#require()
    // The token may have expired, so renew it first.
    await this.#fetchAccount(false)
    await this.#client.setMetadata(this.#token(), metadata)
  }

  /**
   * Signs out locally, and on the server if it responds.
   *
   * @throws AppKitError `siwx/cloud-unreachable` or `siwx/cloud-rejected` if the server's session may continue.
   */
  async end(): Promise<void> {
    const { session } = this.#store
    const token = this.#token()
    this.#become({ kind: 'none' })
    try {
      // The public provider has no sign-out; deleting the token is enough.
      if (session.kind !== 'none' && !isProvider(this.#parts.access.url)) await this.#client.signOut(token)
    } catch (error) {
      if (!isSignedOut(error)) throw error
    } finally {
      this.#parts.onChanged(undefined)
    }
  }

  async requestCode(email: string, account: string): Promise<string | null> {
    const uuid = await this.#client.requestCode(email, account)
    this.#code = { uuid: uuid ?? undefined, resources: [`email:${email}`] }
    return uuid
  }

  async confirmCode(code: string): Promise<void> {
    if (this.#code?.uuid === undefined)
      throw new AppKitError('siwx/otp-not-requested', 'No code was requested. Call requestEmailOtp first.')
    await this.#client.confirmCode(code, this.#code.uuid)
  }

  #messenger(options: SIWXMessengerOptions): SIWXMessenger {
    if (!isProvider(this.#parts.access.url)) return new StandardMessenger(options)
    const messenger = new LegacyMessenger(options)
    messenger.setNetworks(this.#parts.page()?.networks ?? [])
    return messenger
  }

  /**
   * Returns how the session is stored. Only a request can tell whether the browser accepted the cookie. If it did, the
   * token isn't stored.
   */
  async #kept(token: string, nonce: string): Promise<KnownSession> {
    const isStored: KnownSession = { kind: 'token', token }
    if (!this.#client.hasCookies) return isStored
    try {
      const renewed = await this.#client.me(undefined)
      // The cookie may belong to an earlier session of a different user.
      return renewed.account.nonce === nonce ? { kind: 'cookie', token: renewed.token } : isStored
    } catch {
      // Without a cookie or a response, use the token.
      return isStored
    }
  }

  #become(session: KnownSession): void {
    this.#turn += 1
    this.#pending.clear()
    this.#store.session = session
    this.#code = undefined
  }

  #fetchAccount(isWhole: boolean): Promise<AccountAnswer> {
    const known = this.#pending.get(isWhole)
    if (known !== undefined) return known
    const request = this.#renew(isWhole).finally(() => {
      if (this.#pending.get(isWhole) === request) this.#pending.delete(isWhole)
    })
    this.#pending.set(isWhole, request)
    return request
  }

  #renew(isWhole: boolean): Promise<AccountAnswer> {
    const query: AccountQuery = { isWhole, turn: this.#turn, session: this.#store.session }
    return this.#client.me(this.#token(), isWhole).then(
      answer => this.#onAnswer(query, answer),
      (error: unknown) => this.#onRefusal(query, error),
    )
  }

  async #onAnswer(query: AccountQuery, answer: AccountAnswer): Promise<AccountAnswer> {
    if (query.turn !== this.#turn) return this.#askAgain(query)
    const { session } = query
    if (answer.token !== undefined && session.kind !== 'none' && this.#isStored(session))
      this.#store.session = { kind: session.kind, token: answer.token }
    return answer
  }

  async #onRefusal(query: AccountQuery, error: unknown): Promise<AccountAnswer> {
    if (query.turn !== this.#turn) return this.#askAgain(query)
    if (!isSignedOut(error)) throw error
    const { isWhole, session } = query
    // Another tab may have signed in. Then the token's session has ended, and the cookie belongs to the new one.
    if (session.kind === 'cookie' && session.token !== undefined && this.#isStored(session)) {
      this.#store.session = { kind: 'cookie', token: undefined }
      return this.#renew(isWhole)
    }
    if (!this.#isStored(session) && this.#store.session.kind !== 'none') return this.#renew(isWhole)
    this.#store.session = { kind: 'none' }
    throw error
  }

  /** Repeats the query for the current user, if there is one. */
  async #askAgain({ isWhole }: AccountQuery): Promise<AccountAnswer> {
    this.#require()
    return this.#fetchAccount(isWhole)
  }

  /** Returns false if another tab changed the stored session. */
  #isStored(known: KnownSession): boolean {
    const { session } = this.#store
    if (session.kind === 'token' && known.kind === 'token') return session.token === known.token
    return session.kind === known.kind
  }

  #token(): string | undefined {
    const { session } = this.#store
    return session.kind === 'none' ? undefined : session.token
  }

  #require(): void {
    if (this.#store.session.kind === 'none') throw notAuthenticated()
  }
}

function notAuthenticated(): AppKitError {
  return new AppKitError('siwx/not-authenticated', 'Not authenticated')
}

/** Returns whether the user signed out while a request was pending. */
function isNotAuthenticated(error: unknown): boolean {
  return error instanceof AppKitError && error.code === 'siwx/not-authenticated'
}
