import type { CaipNetworkId, SIWXConfig, SIWXData, SIWXSession, SignInRequest } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { plainData } from './plainData'
import type { SessionKeeper } from './SessionKeeper'
import type { SignInAccount } from './SignInAccount'
import { SignInFeedback } from './SignInFeedback'
import { notEnabled, prepareFailed } from './signInErrors'

/** Maximum number of messages that await a signature. */
const openMessages = 10

/** Signs in with the wallet's approval of the connection (one-click sign-in). */
export class ConnectSignIn implements SignInRequest {
  /** Resolves when the connection's session is stored. Never rejects. */
  kept: Promise<void> = Promise.resolve()
  readonly #kit: ModalKit
  readonly #config: SIWXConfig | undefined
  readonly #feedback: SignInFeedback
  readonly #sessions: SessionKeeper | undefined
  readonly #onSignedIn: (account: SignInAccount, session: SIWXSession) => void
  /** For each nonce, whether its connection is still the user's latest choice. */
  readonly #choices: Map<string, () => boolean> = new Map()

  constructor(
    kit: ModalKit,
    config: SIWXConfig | undefined,
    sessions: SessionKeeper | undefined,
    onSignedIn: (account: SignInAccount, session: SIWXSession) => void,
  ) {
    this.#kit = kit
    this.#config = config
    this.#sessions = sessions
    this.#feedback = kit.controller(SignInFeedback)
    this.#onSignedIn = onSignedIn
  }

  /** Returns the data of the message to sign. Never rejects: without data, connecting continues without sign-in. */
  async prepare(caipNetworkId: CaipNetworkId): Promise<SIWXData | undefined> {
    try {
      const isLatest = this.#kit.choices.current()
      const data = plainData(await this.#require().createMessage({ chainId: caipNetworkId, accountAddress: '' }))
      this.#choices.set(data.nonce, isLatest)
      for (const oldest of this.#choices.keys()) {
        if (this.#choices.size <= openMessages) break
        this.#choices.delete(oldest)
      }
      return data
    } catch (cause) {
      this.#feedback.report(prepareFailed(cause))
      return undefined
    }
  }

  /**
   * Stores the connection's sessions. Drops them if the user has chosen another account since, because storing them
   * would end the active session. Rejects with the config's error if it can't store them.
   */
  complete(sessions: readonly SIWXSession[]): Promise<void> {
    const [first] = sessions
    if (!first || this.#isLate(first.data)) return Promise.resolve()
    const keeping = this.#keep(sessions, first)
    this.kept = keeping.catch(() => {})
    return keeping
  }

  async #keep(sessions: readonly SIWXSession[], first: SIWXSession): Promise<void> {
    const account = this.#accountOf(first.data)
    try {
      await this.#feedback.during(async () => {
        if (!this.#sessions) throw notEnabled()
        await this.#sessions.set(sessions)
      })
    } catch (cause) {
      this.#feedback.track('SIWX_AUTH_ERROR', account)
      throw cause
    }
    this.#onSignedIn(account, first)
  }

  /** Returns whether the user chose another account after this connection began. */
  #isLate({ accountAddress, nonce }: SIWXData): boolean {
    const isLatest = this.#choices.get(nonce)
    const inUse = this.#kit.chains.get()
    return isLatest?.() === false && inUse?.status === 'connected' && inUse.address !== accountAddress
  }

  #accountOf({ accountAddress: address, chainId: caipNetworkId }: SIWXData): SignInAccount {
    const { chains } = this.#kit
    const namespace = chains.findNetwork(caipNetworkId)?.chainNamespace ?? chains.state.activeNamespace
    return { namespace, caipNetworkId, address, isSmartAccount: false }
  }

  #require(): SIWXConfig {
    if (!this.#config) throw notEnabled()
    return this.#config
  }
}
