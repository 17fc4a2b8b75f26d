import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref } from 'valtio/vanilla'
import { type RecentRecipient, recentRecipients } from '../recipient/recentRecipients'
import { isSameAccount, type SendAccount } from '../SendAccount'
import { PaymentHistory } from './PaymentHistory'
import { sendAccount } from './sendAccount'

/** Addresses to suggest to an account. */
interface Suggestions {
  readonly account: SendAccount
  readonly recipients: readonly RecentRecipient[]
}

/** Suggests recipients from the account's own payments. A controller of the kit: `kit.controller(RecentRecipients)`. */
export class RecentRecipients {
  readonly state: { value: Suggestions | undefined } = proxy({ value: undefined as Suggestions | undefined })
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Reads the suggestions for the active account. Without a history, there are none. */
  async load(): Promise<void> {
    const account = sendAccount(this.#kit)
    if (!account || !this.#kit.hasBackend) return
    const history = await this.#kit
      .controller(PaymentHistory)
      .of(account)
      .catch(() => undefined)
    if (!isSameAccount(account, sendAccount(this.#kit))) return
    const recipients = recentRecipients(account.address, history ?? [])
    this.state.value = ref({ account, recipients })
  }

  /** The active account's suggestions. Empty until they are loaded. */
  get current(): readonly RecentRecipient[] {
    const { value } = this.state
    return value && isSameAccount(value.account, sendAccount(this.#kit)) ? value.recipients : []
  }
}
