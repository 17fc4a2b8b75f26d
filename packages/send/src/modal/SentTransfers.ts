import type { TransactionOutcome } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { PendingTransactions } from '@openappkit/appkit-core/portfolio'
import type { SendReview } from '../review/SendReview'

/** Records transfers that left the wallet, so that they appear before any history includes them. */
export class SentTransfers {
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** @param isFollowed - Whether the send flow itself follows the transaction. */
  add({ account, amount, recipient, token }: SendReview, hash: string, isFollowed: boolean): void {
    const { address, network } = account
    const { environment } = this.#kit
    const { decimals, imageUrl: iconUrl, name, symbol } = token
    this.#kit.controller(PendingTransactions).add(
      {
        hash,
        caipNetworkId: network.caipNetworkId,
        address,
        to: recipient.address,
        amount,
        token: { symbol, decimals, name, iconUrl, address: token.address },
        at: environment.now(),
      },
      isFollowed,
    )
  }

  trace(hash: string, trace: string): void {
    this.#kit.controller(PendingTransactions).trace(hash, trace)
  }

  settle(hash: string, outcome: TransactionOutcome): void {
    this.#kit.controller(PendingTransactions).settle(hash, outcome)
  }
}
