import type { CaipNetworkId, SIWXInput, SIWXMessage, SIWXSession } from '@openappkit/contract'
import type { SIWXMessenger } from '../message/SIWXMessenger'
import type { SignInNetwork } from '../message/SignInNetwork'
import type { SIWXStorage } from '../storage/SIWXStorage'
import type { SIWXVerifier } from '../verify/SIWXVerifier'
import type { SessionKeeper } from './SessionKeeper'
import type { AttachableSIWX, SIWXPage } from './SIWXPage'

/** Options of {@link DefaultSIWX}. */
export interface DefaultSIWXOptions {
  /** `StandardMessenger` unless told. */
  readonly messenger?: SIWXMessenger | undefined
  /** Those of EVM chains, Solana and Bitcoin unless told. */
  readonly verifiers?: readonly SIWXVerifier[] | undefined
  /** `LocalStorage` unless told. */
  readonly storage?: SIWXStorage | undefined
  /** Whether nobody may stay connected without. True unless told. */
  readonly required?: boolean | undefined
  /** Whether disconnecting signs out, too. True unless told. */
  readonly signOutOnDisconnect?: boolean | undefined
}

/**
 * Sign-in that needs no server: messages are made, verified and kept in the page. That tells the page who it deals with; a server that is to
 * trust it verifies for itself, with `@openappkit/siwx/server`.
 *
 * What it is made of loads when somebody signs in, not with the page.
 *
 * @example
 * ```ts
 * createAppKit({ siwx: new DefaultSIWX(), ...options })
 * ```
 */
export class DefaultSIWX implements AttachableSIWX {
  readonly signOutOnDisconnect: boolean
  readonly #options: DefaultSIWXOptions
  #networks: readonly SignInNetwork[] = []
  #keeper: Promise<SessionKeeper> | undefined

  constructor(options: DefaultSIWXOptions = {}) {
    this.#options = options
    this.signOutOnDisconnect = options.signOutOnDisconnect ?? true
  }

  attach(page: SIWXPage): () => void {
    this.#networks = page.networks
    this.#options.messenger?.setNetworks?.(page.networks)
    return () => {
      this.#networks = []
    }
  }

  /** @throws AppKitError `siwx/field-invalid` for what a message can't say. */
  async createMessage(input: SIWXInput): Promise<SIWXMessage> {
    return (await this.#load()).createMessage(input)
  }

  /** @throws AppKitError `siwx/signature-invalid`, `siwx/domain-mismatch`, `siwx/expired`. */
  async addSession(session: SIWXSession): Promise<void> {
    await (await this.#load()).addSession(session)
  }

  /** @throws AppKitError as {@link DefaultSIWX.addSession}, with the first session that is not valid as its `cause`. */
  async setSessions(sessions: SIWXSession[]): Promise<void> {
    await (await this.#load()).setSessions(sessions)
  }

  async getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    return (await this.#load()).getSessions(chainId, address)
  }

  async revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    await (await this.#load()).revokeSession(chainId, address)
  }

  getRequired(): boolean {
    return this.#options.required ?? true
  }

  #load(): Promise<SessionKeeper> {
    this.#keeper ??= import('./SessionKeeper').then(
      ({ SessionKeeper }) => new SessionKeeper(this.#options, () => this.#networks),
      error => {
        // A chunk that didn't arrive is asked for again the next time.
        this.#keeper = undefined
        throw error
      },
    )
    return this.#keeper
  }
}
