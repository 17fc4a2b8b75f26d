import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CheckoutApi } from './CheckoutApi'
import { InvoiceFeed } from './InvoiceFeed'
import type { InvoiceKey } from './PayCheckout'

/** The invoices that the kit follows. A controller of the kit: `kit.controller(InvoiceFeeds)`. */
export class InvoiceFeeds {
  readonly #kit: ModalKit
  readonly #feeds: Map<string, InvoiceFeed> = new Map()

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.context.onDestroy(() => {
      for (const feed of this.#feeds.values()) feed.destroy()
    })
  }

  /** Returns the feed of an invoice. The modal and the hooks share it. */
  of({ clientSecret, id }: InvoiceKey): InvoiceFeed {
    const known = this.#feeds.get(id)
    if (known?.key.clientSecret === clientSecret) return known
    const { environment } = this.#kit
    const feed = new InvoiceFeed({ id, clientSecret }, { environment, source: this.#kit.controller(CheckoutApi) })
    this.#feeds.set(id, feed)
    return feed
  }
}
