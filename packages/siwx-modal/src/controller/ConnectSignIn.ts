import type { CaipNetworkId, SIWXConfig, SIWXData, SIWXSession, SignInRequest } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { plainData } from './plainData'
import type { SignInAccount } from './SignInAccount'
import { SignInFeedback } from './SignInFeedback'
import { notEnabled, prepareFailed } from './signInErrors'

/** Most messages that may wait for their signature. */
const openMessages = 10

/** Signing in by the very approval that connects, where a wallet can. */
export class ConnectSignIn implements SignInRequest {
  /** Resolves when what a wallet signed with its connect is kept. Never rejects. */
  kept: Promise<void> = Promise.resolve()
  readonly #kit: ModalKit
  readonly #config: SIWXConfig | undefined
  readonly #news: SignInFeedback
  readonly #onSignedIn: (account: SignInAccount) => void
  /** By nonce: whether the connect that a message was made for is still the user's latest choice. */
  readonly #choices: Map<string, () => boolean> = new Map()

  constructor(kit: ModalKit, config: SIWXConfig | undefined, onSignedIn: (account: SignInAccount) => void) {
    this.#kit = kit
    this.#config = config
    this.#news = kit.service(SignInFeedback)
    this.#onSignedIn = onSignedIn
  }

  /** Never rejects: connecting goes on without. */
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
      this.#news.report(prepareFailed(cause))
      return undefined
    }
  }

  /** Nothing is asked before it is over. What a wallet signed for a connect that the user has moved on from is dropped: keeping it would end the session in use. */
  complete(sessions: readonly SIWXSession[]): Promise<void> {
    const [first] = sessions
    if (!first || this.#isLate(first.data)) return Promise.resolve()
    const keeping = this.#keep(sessions, this.#accountOf(first.data))
    this.kept = keeping.catch(() => {})
    return keeping
  }

  async #keep(sessions: readonly SIWXSession[], account: SignInAccount): Promise<void> {
    try {
      await this.#news.during(() => this.#require().setSessions([...sessions]))
    } catch (cause) {
      this.#news.track('SIWX_AUTH_ERROR', account)
      throw cause
    }
    this.#onSignedIn(account)
  }

  /** Another account is in use, and the user chose it after this connect began. */
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
