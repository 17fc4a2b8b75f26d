import {
  AppKitError,
  type CaipNetworkId,
  type SessionAccount,
  type SIWXInput,
  type SIWXMessage,
  type SIWXSession,
} from '@openappkit/contract'
import { SessionChanges } from '../config/SessionChanges'
import type { AttachableSIWX } from '../config/SIWXPage'
import type { CloudPage } from './CloudAccess'
import type { CloudSession } from './CloudSession'

/** Options of {@link CloudAuthSIWX}. */
export interface CloudAuthSIWXOptions {
  /** Storage key of the token; with cookies, of a flag. Default: `@appkit/siwx-auth-token`. */
  readonly localAuthStorageKey?: string | undefined
  /** Storage key of the nonce token. Default: `@appkit/siwx-nonce-token`. */
  readonly localNonceStorageKey?: string | undefined
  /** Whether the user must sign in to stay connected. Default: true. */
  readonly required?: boolean | undefined
  /** Whether disconnecting also signs the user out. Default: true. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** URL of the backend that serves `/auth/v1`. Default: the kit's backend. */
  readonly cloud?: string | undefined
  /** Project id. Required with `cloud` if no kit supplies it. */
  readonly projectId?: string | undefined
}

/** Called with the new session after a sign-in, or with undefined after a sign-out. */
export type SessionListener = (session: SIWXSession | undefined) => void

/**
 * Signs users in with the kit's backend, for apps without a server. The backend verifies the message, stores the
 * session and can end it. If the browser accepts the backend's cookies, scripts can't read the credential that renews
 * the session. Otherwise, the app stores a token, which is valid for 15 minutes and which the backend replaces at each
 * check. Also exported as `ReownAuthentication`.
 *
 * Its code loads with the first call. Methods that call the backend reject with AppKitError `siwx/cloud-rejected`,
 * `siwx/cloud-unreachable` or `siwx/cloud-invalid-response`, and with `siwx/cloud-not-configured` without a backend or
 * project id.
 *
 * @example
 * ```ts
 * import { createAppKit } from '@openappkit/appkit'
 * import { mainnet } from '@openappkit/appkit/networks'
 * import { CloudAuthSIWX } from '@openappkit/siwx'
 *
 * const siwx = new CloudAuthSIWX()
 * createAppKit({ siwx, cloud: 'https://wallets.example.org', networks: [mainnet] })
 * siwx.on('sessionChanged', session => console.log(session?.data.accountAddress ?? 'signed out'))
 * ```
 */
export class CloudAuthSIWX implements AttachableSIWX {
  readonly signOutOnDisconnect: boolean
  readonly #options: CloudAuthSIWXOptions
  readonly #listeners: Set<SessionListener> = new Set()
  readonly #changes: SessionChanges = new SessionChanges()
  #page: CloudPage | undefined
  #session: Promise<CloudSession> | undefined

  constructor(options: CloudAuthSIWXOptions = {}) {
    this.#options = options
    this.signOutOnDisconnect = options.signOutOnDisconnect ?? true
  }

  attach(page: CloudPage): () => void {
    this.#page = page
    this.#session = undefined
    return () => {
      if (this.#page !== page) return
      this.#page = undefined
      this.#session = undefined
    }
  }

  async createMessage(input: SIWXInput): Promise<SIWXMessage> {
    return (await this.#load()).createMessage(input)
  }

  /**
   * Sends the session to the backend, which verifies and stores it.
   *
   * @throws AppKitError `siwx/nonce-mismatch` if this browser has no nonce token for the message.
   */
  async addSession(session: SIWXSession): Promise<void> {
    await (await this.#load()).add(session)
  }

  /** Signs in with one session: that of the active network, else the first. An empty list signs out. */
  async setSessions(sessions: SIWXSession[]): Promise<void> {
    const active = this.#page?.activeNetworkId()
    const session = sessions.find(({ data }) => data.chainId === active) ?? sessions[0]
    const kept = await this.#load()
    await (session ? kept.add(session) : kept.end())
  }

  /**
   * Returns the backend's session of this account on this network, in a list. The session's message and signature are
   * empty, because the backend doesn't return them. The list is empty if the user isn't signed in.
   *
   * @throws AppKitError `siwx/cloud-unreachable`, `siwx/cloud-rejected` or `siwx/cloud-invalid-response` if the backend
   * can't confirm the session, which says nothing about it.
   */
  async getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    return (await this.#load()).of(chainId, address)
  }

  /**
   * Signs out. Ignores the account, because there is only one session. If the backend doesn't respond, the app forgets
   * the session and the call rejects, because the session may continue on the backend.
   */
  async revokeSession(_chainId?: CaipNetworkId, _address?: string): Promise<void> {
    await (await this.#load()).end()
  }

  getRequired(): boolean {
    return this.#options.required ?? true
  }

  /**
   * Returns the signed-in account with its stored record.
   *
   * @throws AppKitError `siwx/not-authenticated` if the app has no session, `siwx/cloud-rejected` if the backend has
   * ended it.
   */
  async getSessionAccount(): Promise<SessionAccount> {
    return (await this.#load()).account()
  }

  /**
   * Stores app data with the account. `null`, the default, removes the data.
   *
   * @throws AppKitError `siwx/not-authenticated` if the app has no session, `siwx/cloud-rejected` if the backend has
   * ended it.
   */
  async setSessionAccountMetadata(metadata: Readonly<Record<string, unknown>> | null = null): Promise<void> {
    await (await this.#load()).setMetadata(metadata)
  }

  /**
   * Returns a token for the app's own server, which passes it to `GET /auth/v1/me` to identify the user. Valid for 15
   * minutes.
   *
   * @throws AppKitError `siwx/not-authenticated` if the app has no session, `siwx/cloud-rejected` if the backend has
   * ended it.
   */
  async getSessionToken(): Promise<string> {
    return (await this.#load()).token()
  }

  /**
   * Sends a code by email and adds the address to the next message. Resolves with the code's id as `uuid`, which is
   * null if the address needs no code.
   */
  async requestEmailOtp({ email, account }: { readonly email: string; readonly account: string }): Promise<{
    readonly uuid: string | null
  }> {
    return { uuid: await (await this.#load()).requestCode(email, account) }
  }

  /**
   * Confirms the code from the email for the next sign-in.
   *
   * @throws AppKitError `siwx/otp-not-requested` if no code was requested since the last sign-in or sign-out, or if the
   * address needs none.
   */
  async confirmEmailOtp({ code }: { readonly code: string }): Promise<void> {
    await (await this.#load()).confirmCode(code)
  }

  /**
   * Calls `listener` when the user signs in or out through this object. Doesn't call it when the session expires or
   * another tab signs out. Returns a function that unsubscribes.
   */
  on(_event: 'sessionChanged', listener: SessionListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  subscribeSessions(listener: () => void): () => void {
    return this.#changes.subscribe(listener)
  }

  removeAllListeners(): void {
    this.#listeners.clear()
  }

  #load(): Promise<CloudSession> {
    this.#session ??= this.#create().catch(error => {
      // The chunk failed to load, or the kit isn't attached yet. The next call retries.
      this.#session = undefined
      throw error
    })
    return this.#session
  }

  async #create(): Promise<CloudSession> {
    const { cloud, localAuthStorageKey, localNonceStorageKey, projectId } = this.#options
    const known = await this.#page?.cloud?.()
    const url = cloud?.replace(/\/+$/, '') ?? known?.url
    const query: Record<string, string> = { st: 'appkit', ...known?.query, ...(projectId && { projectId }) }
    if (url === undefined || query['projectId'] === undefined) {
      throw new AppKitError(
        'siwx/cloud-not-configured',
        'Sign-in has no backend. Pass projectId to createAppKit, and cloud for a backend of your own.',
      )
    }
    const { CloudSession } = await import('./CloudSession')
    return new CloudSession({
      access: { url, query, walletInfo: known?.walletInfo },
      sessionKey: localAuthStorageKey ?? '@appkit/siwx-auth-token',
      nonceKey: localNonceStorageKey ?? '@appkit/siwx-nonce-token',
      page: () => this.#page,
      onChanged: session => {
        this.#changes.notify()
        for (const listener of this.#listeners) listener(session)
      },
    })
  }
}
