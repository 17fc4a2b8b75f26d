import type { ModalKit } from '@openappkit/appkit-core/modal'
import { HistoryApi } from '@openappkit/appkit-core/portfolio'
import { isSameAccount, type SendAccount } from '../SendAccount'
import { recentTransactions } from './recentTransactions'

/** Time in milliseconds in which the recipient's checks and the suggestions share one reading. */
const lifetime = 15_000

type Transactions = ReturnType<typeof recentTransactions>

/** Reads an account's latest transactions. A controller of the kit: `kit.controller(PaymentHistory)`. */
export class PaymentHistory {
  readonly #kit: ModalKit
  #last: { readonly account: SendAccount; readonly at: number; readonly transactions: Transactions } | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Returns the transactions, newest first. Undefined if the history is unavailable. */
  of(account: SendAccount): Transactions {
    const at = this.#kit.environment.now()
    if (this.#last && isSameAccount(this.#last.account, account) && at - this.#last.at < lifetime)
      return this.#last.transactions
    const transactions = recentTransactions(this.#kit.controller(HistoryApi), account)
    this.#last = { account, at, transactions }
    transactions.catch(() => {
      if (this.#last?.transactions === transactions) this.#last = undefined
    })
    return transactions
  }
}
