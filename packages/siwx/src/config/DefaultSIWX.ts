import type { CaipNetworkId, SIWXInput, SIWXMessage, SIWXSession } from '@openappkit/contract'
import type { SIWXMessenger } from '../message/SIWXMessenger'
import type { SignInNetwork } from '../message/SignInNetwork'
import type { SIWXStorage } from '../storage/SIWXStorage'
import type { SIWXVerifier } from '../verify/SIWXVerifier'
import { SessionChanges } from './SessionChanges'
import type { SessionKeeper } from './SessionKeeper'
import type { AttachableSIWX, SIWXPage } from './SIWXPage'

/** Options of {@link DefaultSIWX}. */
export interface DefaultSIWXOptions {
  /** Creates the messages. Default: `StandardMessenger`. */
  readonly messenger?: SIWXMessenger | undefined
  /** Verifiers of sessions. Default: for EVM chains, Solana and Bitcoin. */
  readonly verifiers?: readonly SIWXVerifier[] | undefined
  /** Storage of sessions. Default: `LocalStorage`. */
  readonly storage?: SIWXStorage | undefined
  /** Whether the user must sign in to stay connected. Default: true. */
  readonly required?: boolean | undefined
  /** Whether disconnecting also signs the user out. Default: true. */
  readonly signOutOnDisconnect?: boolean | undefined
}

/**
 * Signs users in without a server: creates, verifies and stores messages in the browser. The sign-in proves the account
 * to the app only; a server must verify the message itself, with `@openappkit/siwx/server`.
 *
 * Its code loads with the first call.
 *
 * @example
 * ```ts
 * import { createAppKit } from '@openappkit/appkit'
 * import { mainnet } from '@openappkit/appkit/networks'
 * import { DefaultSIWX } from '@openappkit/siwx'
 *
 * createAppKit({ siwx: new DefaultSIWX(), networks: [mainnet], projectId: 'my-project' })
 * ```
 */
export class DefaultSIWX implements AttachableSIWX {
  readonly signOutOnDisconnect: boolean
  readonly #options: DefaultSIWXOptions
  readonly #changes: SessionChanges = new SessionChanges()
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

  /**
   * Creates a message.
   *
   * @throws AppKitError `siwx/invalid-field` if a message can't contain the value of a field.
   */
  async createMessage(input: SIWXInput): Promise<SIWXMessage> {
    return (await this.#load()).createMessage(input)
  }

  /**
   * Verifies and stores a session.
   *
   * @throws AppKitError `siwx/domain-mismatch` if the message is for another domain, `siwx/expired` if it has expired,
   * `siwx/invalid-signature` if a verifier rejects it or none supports its chain. Rejects with the verifier's error if
   * a verifier can't decide, such as `siwx/verification-unavailable`.
   */
  async addSession(session: SIWXSession): Promise<void> {
    await (await this.#load()).addSession(session)
    this.#changes.notify()
  }

  /**
   * Replaces the stored sessions. Stores none if one is invalid.
   *
   * @throws AppKitError like {@link DefaultSIWX.addSession}, with the first invalid session as `cause`.
   */
  async setSessions(sessions: SIWXSession[]): Promise<void> {
    await (await this.#load()).setSessions(sessions)
    this.#changes.notify()
  }

  async getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    return (await this.#load()).getSessions(chainId, address)
  }

  async revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    await (await this.#load()).revokeSession(chainId, address)
    this.#changes.notify()
  }

  getRequired(): boolean {
    return this.#options.required ?? true
  }

  subscribeSessions(listener: () => void): () => void {
    return this.#changes.subscribe(listener)
  }

  #load(): Promise<SessionKeeper> {
    this.#keeper ??= import('./SessionKeeper').then(
      ({ SessionKeeper }) => new SessionKeeper(this.#options, () => this.#networks),
      error => {
        // The chunk failed to load. The next call retries.
        this.#keeper = undefined
        throw error
      },
    )
    return this.#keeper
  }
}
