import { type CaipNetwork, isRequestPending, isUserRejection, type SIWXConfig } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { isSameAccount, type SignInAccount } from './SignInAccount'
import type { SignInAttempt } from './SignInAttempt'

/** Remembers the last sign-in. If the user cancels the sign-in on another network, the kit returns there. */
export class WayBack {
  readonly #kit: ModalKit
  readonly #config: SIWXConfig | undefined
  readonly #onFailed: (cause: unknown) => void
  /** Account and network of the last sign-in. */
  last: SignInAccount | undefined

  constructor(kit: ModalKit, config: SIWXConfig | undefined, onFailed: (cause: unknown) => void) {
    this.#kit = kit
    this.#config = config
    this.#onFailed = onFailed
  }

  /**
   * Returns the network of the last sign-in. Undefined if that account is no longer connected, or if `account` is the
   * same account on the same network.
   */
  from(account: SignInAccount | undefined): CaipNetwork | undefined {
    const { last } = this
    const chain = last && this.#kit.chains.get(last.namespace)
    if (!last || isSameAccount(last, account)) return undefined
    return chain?.status === 'connected' && chain.address === last.address
      ? this.#kit.chains.findNetwork(last.caipNetworkId)
      : undefined
  }

  /**
   * Returns to the network of the last sign-in. Resolves false if that network has no session or the wallet doesn't
   * switch.
   */
  async take(account: SignInAccount | undefined, attempt: SignInAttempt): Promise<boolean> {
    const { last } = this
    const network = this.from(account)
    if (!network || !last || !this.#config) return false
    try {
      const sessions = await this.#config.getSessions(last.caipNetworkId, last.address)
      if (sessions.length === 0 || !attempt.isCurrent) return !attempt.isCurrent
      await this.#kit.switchNetwork(network)
      return true
    } catch (cause) {
      if (!attempt.isCurrent) return true
      if (!isUserRejection(cause) && !isRequestPending(cause)) this.#onFailed(cause)
      return false
    }
  }
}
