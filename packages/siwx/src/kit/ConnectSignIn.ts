import type { CaipNetworkId, SIWXConfig, SIWXData, SIWXSession, SignInRequest } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { plainData } from './plainData'
import type { SignInAccount } from './SignInAccount'
import { SignInNews } from './SignInNews'
import { notEnabled, prepareFailed } from './signInErrors'

/** Signing in by the very approval that connects, where a wallet can. */
export class ConnectSignIn implements SignInRequest {
  /** Resolves when what a wallet signed with its connect is kept. Never rejects. */
  kept: Promise<void> = Promise.resolve()
  readonly #kit: ModalKit
  readonly #config: SIWXConfig | undefined
  readonly #news: SignInNews
  readonly #onSignedIn: (account: SignInAccount) => void

  constructor(kit: ModalKit, config: SIWXConfig | undefined, onSignedIn: (account: SignInAccount) => void) {
    this.#kit = kit
    this.#config = config
    this.#news = kit.part(SignInNews)
    this.#onSignedIn = onSignedIn
  }

  /** Never rejects: connecting goes on without. */
  async prepare(caipNetworkId: CaipNetworkId): Promise<SIWXData | undefined> {
    try {
      return plainData(await this.#require().createMessage({ chainId: caipNetworkId, accountAddress: '' }))
    } catch (cause) {
      this.#news.report(prepareFailed(cause))
      return undefined
    }
  }

  /** Nothing is asked before it is over. */
  complete(sessions: readonly SIWXSession[]): Promise<void> {
    const [first] = sessions
    if (!first) return Promise.resolve()
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
