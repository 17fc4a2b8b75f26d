import type { Logger } from 'pino'
import type { FindPeer } from '../../images/Peer'
import { PublicPeers } from '../../images/PublicPeers'
import type { PayEventRow } from '../../storage/paySchema'
import type { Merchants } from '../settings/Merchants'
import type { PayFile } from '../settings/PayFile'
import { findAnyPeer, postWebhook } from './postWebhook'
import { signWebhook } from './signWebhook'
import type { WebhookStore } from './WebhookStore'

/** Webhooks that are sent at a time, and those of one merchant, whose endpoint may be slow. */
const TOGETHER = 20
const PER_MERCHANT = 5

export interface WebhookSenderDependencies {
  readonly file: PayFile
  readonly merchants: Pick<Merchants, 'find'>
  readonly store: Pick<WebhookStore, 'claim' | 'settle'>
  readonly logger: Pick<Logger, 'warn'>
  readonly now: () => number
}

/** Sends the webhooks of the outbox. */
export class WebhookSender {
  readonly #dependencies: WebhookSenderDependencies
  readonly #findPeer: FindPeer
  readonly #merchantIds: readonly string[]
  readonly #sending = new Map<Promise<void>, string>()

  constructor(dependencies: WebhookSenderDependencies) {
    const { allowPrivate = false, merchants } = dependencies.file
    const peers = new PublicPeers()
    this.#dependencies = dependencies
    this.#findPeer = allowPrivate ? findAnyPeer : url => peers.find(url)
    this.#merchantIds = merchants.flatMap(({ id, webhook }) => (webhook ? [id] : []))
  }

  /** Starts to send webhooks that are due. Returns whether there are no more. */
  async step(signal: AbortSignal): Promise<boolean> {
    const { now, store } = this.#dependencies
    let isIdle = true
    for (const merchantId of this.#merchantIds) {
      const own = [...this.#sending.values()].filter(id => id === merchantId).length
      const limit = Math.min(PER_MERCHANT - own, TOGETHER - this.#sending.size)
      const events = await store.claim([merchantId], limit, new Date(now()))
      for (const event of events) this.#start(event, signal)
      if (events.length > 0) isIdle = false
    }
    if (isIdle) return true
    // The next webhook of the same invoice may follow.
    await Promise.race(this.#sending.keys())
    return false
  }

  /** Resolves when no webhook is being sent. */
  async end(): Promise<void> {
    await Promise.all(this.#sending.keys())
  }

  #start(event: PayEventRow, signal: AbortSignal): void {
    const sending = this.#send(event, signal)
      .catch((err: unknown) => this.#dependencies.logger.warn({ err }, "Couldn't store the result of a webhook"))
      .finally(() => this.#sending.delete(sending))
    this.#sending.set(sending, event.merchantId)
  }

  async #send(event: PayEventRow, signal: AbortSignal): Promise<void> {
    const { logger, merchants, now, store } = this.#dependencies
    const webhook = merchants.find(event.merchantId)?.webhook
    if (!webhook) return
    const { body, id } = event
    const headers = signWebhook({ id, timestamp: Math.floor(now() / 1000), body }, webhook.secrets)
    const status = await postWebhook({ url: webhook.url, headers, body }, this.#findPeer, signal).catch(
      (err: unknown) => {
        logger.warn({ err, merchant: event.merchantId }, "A webhook didn't arrive")
        return null
      },
    )
    // An attempt that this server's end interrupts doesn't count as an answer. It is sent again.
    if (status === null && signal.aborted) return
    await store.settle(event, status, new Date(now()))
  }
}
