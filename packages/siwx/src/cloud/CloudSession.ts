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

/** What a session in the cloud is made with. */
export interface CloudSessionParts {
  readonly access: CloudAccess
  readonly sessionKey: string
  readonly nonceKey: string
  /** The page as it is by now. */
  readonly page: () => CloudPage | undefined
  readonly onChanged: (session: SIWXSession | undefined) => void
}

/** What is asked about whom. */
interface Question {
  readonly isWhole: boolean
  readonly turn: number
  readonly session: KnownSession
}

/** One visitor's session in the cloud: how it begins, is renewed, read and ended. */
export class CloudSession {
  readonly #parts: CloudSessionParts
  readonly #client: CloudAuthClient
  readonly #store: TokenStore
  /** Questions under way. The same one asked twice at once is asked once. */
  readonly #asking: Map<boolean, Promise<AccountAnswer>> = new Map()
  /** How often somebody signed in or out: what the server says of whoever was here before is of no interest. */
  #turn = 0
  /** A code that was sent by e-mail. */
  #code: { readonly uuid: string | undefined; readonly resources: readonly string[] } | undefined

  constructor(parts: CloudSessionParts) {
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
      throw new AppKitError('siwx/nonce-mismatch', 'The message was not made for this page. Sign in again.')
    }
    const walletInfo = this.#parts.access.walletInfo?.(data.chainId)
    const body = { data, message, signature, ...(walletInfo && { walletInfo }) }
    const asked = { nonceToken, otp: this.#code?.uuid, before: this.#token() }
    const { token } = await this.#client.authenticate(body, asked)
    this.#store.forgetNonce(data.nonce)
    this.#become(await this.#kept(token, data.nonce))
    this.#parts.onChanged(session)
  }

  /** The session of this account, as the server has it: nothing is read from what the page could have made up. */
  async of(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    if (this.#store.session.kind === 'none') return []
    try {
      const { account } = await this.#ask(false)
      const { caip2Network, domain, nonce, uri } = account
      if (caip2Network !== chainId || account.address.toLowerCase() !== address.toLowerCase()) return []
      const data = { accountAddress: account.address, chainId, domain, uri, nonce, version: '1' }
      return [{ data, message: '', signature: '' }]
    } catch {
      // Whoever can't be shown to be signed in isn't, for now. What is stored stays unless the server has ended it.
      return []
    }
  }

  /** @throws AppKitError when nobody is signed in, or the server doesn't answer. */
  async account(): Promise<SessionAccount> {
    this.#require()
    return (await this.#ask(true)).account
  }

  /** A token for the host's own server, good for some minutes. */
  async token(): Promise<string> {
    this.#require()
    await this.#ask(false)
    const { session } = this.#store
    if (session.kind === 'none' || session.token === undefined) throw notAuthenticated()
    return session.token
  }

  async setMetadata(metadata: Readonly<Record<string, unknown>> | null): Promise<void> {
    this.#require()
    // In minutes a token ends that nobody renewed.
    await this.#ask(false)
    await this.#client.setMetadata(this.#token(), metadata)
  }

  /** Here at once, on the server if it can be reached. @throws AppKitError `siwx/cloud-unreachable`, when there the session goes on. */
  async end(): Promise<void> {
    const { session } = this.#store
    const token = this.#token()
    this.#become({ kind: 'none' })
    try {
      // The public provider ends sessions by forgetting them.
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
    if (this.#code?.uuid === undefined) throw new AppKitError('siwx/no-code', 'No code was sent. Ask for one first.')
    await this.#client.confirmCode(code, this.#code.uuid)
  }

  #messenger(options: SIWXMessengerOptions): SIWXMessenger {
    if (!isProvider(this.#parts.access.url)) return new StandardMessenger(options)
    const messenger = new LegacyMessenger(options)
    messenger.setNetworks(this.#parts.page()?.networks ?? [])
    return messenger
  }

  /** Where the browser has taken the cookie, the token need not be stored: whether it has, only a request can tell. */
  async #kept(token: string, nonce: string): Promise<KnownSession> {
    const isStored: KnownSession = { kind: 'token', token }
    if (!this.#client.hasCookies) return isStored
    try {
      const renewed = await this.#client.me(undefined)
      // A cookie of a session before this one stands for somebody else, maybe.
      return renewed.account.nonce === nonce ? { kind: 'cookie', token: renewed.token } : isStored
    } catch {
      // Without a cookie, or an answer, the token serves.
      return isStored
    }
  }

  #become(session: KnownSession): void {
    this.#turn += 1
    this.#asking.clear()
    this.#store.session = session
    this.#code = undefined
  }

  #ask(isWhole: boolean): Promise<AccountAnswer> {
    const known = this.#asking.get(isWhole)
    if (known !== undefined) return known
    const asked = this.#renew(isWhole).finally(() => {
      if (this.#asking.get(isWhole) === asked) this.#asking.delete(isWhole)
    })
    this.#asking.set(isWhole, asked)
    return asked
  }

  #renew(isWhole: boolean): Promise<AccountAnswer> {
    const question: Question = { isWhole, turn: this.#turn, session: this.#store.session }
    return this.#client.me(this.#token(), isWhole).then(
      answer => this.#onAnswer(question, answer),
      (error: unknown) => this.#onRefusal(question, error),
    )
  }

  async #onAnswer(question: Question, answer: AccountAnswer): Promise<AccountAnswer> {
    if (question.turn !== this.#turn) return this.#askAgain(question)
    const { session } = question
    if (answer.token !== undefined && session.kind !== 'none' && this.#isStored(session))
      this.#store.session = { kind: session.kind, token: answer.token }
    return answer
  }

  async #onRefusal(question: Question, error: unknown): Promise<AccountAnswer> {
    if (question.turn !== this.#turn) return this.#askAgain(question)
    if (!isSignedOut(error)) throw error
    const { isWhole, session } = question
    // Another page of the app may have signed in: then the token's session has ended, and the cookie is of the one that goes on.
    if (session.kind === 'cookie' && session.token !== undefined && this.#isStored(session)) {
      this.#store.session = { kind: 'cookie', token: undefined }
      return this.#renew(isWhole)
    }
    if (!this.#isStored(session) && this.#store.session.kind !== 'none') return this.#renew(isWhole)
    this.#store.session = { kind: 'none' }
    throw error
  }

  /** About whoever is here by now, if anybody is. */
  async #askAgain({ isWhole }: Question): Promise<AccountAnswer> {
    this.#require()
    return this.#ask(isWhole)
  }

  /** False when another page of the app changed it. */
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
