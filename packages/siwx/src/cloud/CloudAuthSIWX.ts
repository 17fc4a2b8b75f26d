import {
  AppKitError,
  type CaipNetworkId,
  type SessionAccount,
  type SIWXInput,
  type SIWXMessage,
  type SIWXSession,
} from '@openappkit/contract'
import type { AttachableSIWX } from '../config/SIWXPage'
import type { CloudPage } from './CloudAccess'
import type { CloudSession } from './CloudSession'

/** Options of {@link CloudAuthSIWX}. */
export interface CloudAuthSIWXOptions {
  /** Under which name the page's storage keeps the token. Where cookies serve, it only keeps that they do. `@appkit/siwx-auth-token` unless told. */
  readonly localAuthStorageKey?: string | undefined
  /** The same for the token of a nonce. `@appkit/siwx-nonce-token` unless told. */
  readonly localNonceStorageKey?: string | undefined
  /** Whether nobody may stay connected without. True unless told. */
  readonly required?: boolean | undefined
  /** Whether disconnecting signs out, too. True unless told. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** URL of the backend that serves `/auth/v1`. The kit's unless told. */
  readonly cloud?: string | undefined
  /** Needed with `cloud`, where no kit tells it. */
  readonly projectId?: string | undefined
}

/** Hears who is signed in from now on. Undefined: nobody. */
export type SessionListener = (session: SIWXSession | undefined) => void

/**
 * Sign-in by the backend that the kit uses, for apps without a server of their own: the backend verifies the message, keeps the session and can end it.
 * Where the browser lets the backend keep cookies, no script can read what renews the session; elsewhere the page keeps a token that is good for 15 minutes,
 * renewed with every look at it, and once each. Also exported as `ReownAuthentication`.
 *
 * What it is made of loads when somebody signs in, not with the page. The methods that ask the backend reject with AppKitError `siwx/cloud-refused`,
 * `siwx/cloud-unreachable` or `siwx/cloud-unfit-answer`, and `siwx/cloud-missing` when there is none.
 *
 * @example
 * ```ts
 * const siwx = new CloudAuthSIWX()
 * createAppKit({ siwx, cloud: 'https://wallets.example.org', projectId, adapters, networks })
 * siwx.on('sessionChanged', session => console.log(session?.data.accountAddress ?? 'signed out'))
 * ```
 */
export class CloudAuthSIWX implements AttachableSIWX {
  readonly signOutOnDisconnect: boolean
  readonly #options: CloudAuthSIWXOptions
  readonly #listeners: Set<SessionListener> = new Set()
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

  /** Has the backend verify the session and keep it. */
  async addSession(session: SIWXSession): Promise<void> {
    await (await this.#load()).add(session)
  }

  /** One session is kept: of the network in use, or the first. None: signs out. */
  async setSessions(sessions: SIWXSession[]): Promise<void> {
    const active = this.#page?.activeNetworkId()
    const session = sessions.find(({ data }) => data.chainId === active) ?? sessions[0]
    const kept = await this.#load()
    await (session ? kept.add(session) : kept.end())
  }

  /** What the backend says of this account. Message and signature are empty: it keeps neither. */
  async getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    return (await this.#load()).of(chainId, address)
  }

  /** Signs out. There is one session, so it is that one, whichever account is named. */
  async revokeSession(_chainId?: CaipNetworkId, _address?: string): Promise<void> {
    await (await this.#load()).end()
  }

  getRequired(): boolean {
    return this.#options.required ?? true
  }

  /** Who is signed in, with what is kept of the account. @throws AppKitError `siwx/not-authenticated`. */
  async getSessionAccount(): Promise<SessionAccount> {
    return (await this.#load()).account()
  }

  /** Keeps data of the app with the account; null removes it. @throws AppKitError `siwx/not-authenticated`. */
  async setSessionAccountMetadata(metadata: Readonly<Record<string, unknown>> | null = null): Promise<void> {
    await (await this.#load()).setMetadata(metadata)
  }

  /**
   * A token by which the app's own server learns who is signed in: it asks `GET /auth/v1/me` with it. Good for 15 minutes.
   *
   * @throws AppKitError `siwx/not-authenticated`.
   */
  async getSessionToken(): Promise<string> {
    return (await this.#load()).token()
  }

  /** Has a code sent by e-mail, and the address named in the next message. The code's id is null where the address needs none. */
  async requestEmailOtp({ email, account }: { readonly email: string; readonly account: string }): Promise<{
    readonly uuid: string | null
  }> {
    return { uuid: await (await this.#load()).requestCode(email, account) }
  }

  /** @throws AppKitError `siwx/no-code` when none was asked for. */
  async confirmEmailOtp({ code }: { readonly code: string }): Promise<void> {
    await (await this.#load()).confirmCode(code)
  }

  /** Calls `listener` when somebody signed in or out here. Returns what ends it. */
  on(_event: 'sessionChanged', listener: SessionListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  removeAllListeners(): void {
    this.#listeners.clear()
  }

  #load(): Promise<CloudSession> {
    this.#session ??= this.#create().catch(error => {
      // A chunk that didn't arrive, or a kit that wasn't there yet: the next call tries again.
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
        'siwx/cloud-missing',
        'Signing in needs a backend. Give createAppKit a projectId, and cloud for one of your own.',
      )
    }
    const { CloudSession } = await import('./CloudSession')
    return new CloudSession({
      access: { url, query, walletInfo: known?.walletInfo },
      sessionKey: localAuthStorageKey ?? '@appkit/siwx-auth-token',
      nonceKey: localNonceStorageKey ?? '@appkit/siwx-nonce-token',
      page: () => this.#page,
      onChanged: session => {
        for (const listener of this.#listeners) listener(session)
      },
    })
  }
}
