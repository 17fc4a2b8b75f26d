import type { OnrampDecline } from '@openappkit/contract'
import type { Logger } from 'pino'
import type { SandboxPaymentRow } from '../../storage/onrampSchema'
import { postEvent } from './postEvent'
import type { SandboxFaucet } from './SandboxFaucet'
import type { SandboxPaymentStore } from './SandboxPaymentStore'
import { type SandboxEvent, updateOf } from './SandboxProvider'
import type { SandboxSignature } from './SandboxSignature'

/** The outcome of a test card. */
type CardOutcome = 'pay' | 'hold' | OnrampDecline

/** Test cards, as with real payment services. */
const TEST_CARDS: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': 'pay',
  '4000000000000002': 'card-declined',
  '4000000000003063': 'authentication-failed',
  '4000000000006975': 'limit-reached',
  '4000000000000259': 'hold',
}

/** Times that a webhook is sent, and the pause before each retry in milliseconds. */
const RETRIES = [0, 1000, 5000]

export interface SandboxCheckoutDependencies {
  readonly faucet: Pick<SandboxFaucet, 'pay'>
  readonly payments: SandboxPaymentStore
  readonly signature: Pick<SandboxSignature, 'sign'>
  /** Returns the URL that receives the webhooks. */
  readonly webhookUrl: () => string
  readonly logger: Pick<Logger, 'warn'>
  readonly now: () => number
}

/** Takes the payments of the sandbox's checkout page, and reports them by signed webhooks. */
export class SandboxCheckout {
  readonly #dependencies: SandboxCheckoutDependencies
  readonly #sending = new Set<Promise<void>>()
  readonly #closing = new AbortController()

  constructor(dependencies: SandboxCheckoutDependencies) {
    this.#dependencies = dependencies
  }

  find(id: string): Promise<SandboxPaymentRow | undefined> {
    return this.#dependencies.payments.find(id)
  }

  /** Charges a test card. Returns false for another card. */
  async pay(id: string, card: string): Promise<boolean> {
    const outcome = TEST_CARDS[card.replace(/\D/g, '')]
    if (outcome === undefined) return false
    if (outcome === 'hold') await this.#move(id, 'open', 'held')
    else if (outcome === 'pay') await this.#deliver(id, 'open')
    else await this.#move(id, 'open', 'failed', { failure: outcome })
    return true
  }

  async cancel(id: string): Promise<void> {
    await this.#move(id, 'open', 'failed', { failure: 'cancelled' })
  }

  async release(id: string): Promise<void> {
    await this.#deliver(id, 'held')
  }

  async refund(id: string): Promise<void> {
    await this.#move(id, 'held', 'refunded')
  }

  /** Drops the webhooks that wait for a retry. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all(this.#sending)
  }

  /** Sends the crypto once, even if the user clicks twice. */
  async #deliver(id: string, from: 'open' | 'held'): Promise<void> {
    const { faucet, logger } = this.#dependencies
    const payment = await this.#move(id, from, 'paying')
    if (!payment) return
    const { address, amount, asset, chainId } = payment
    try {
      const txHash = await faucet.pay({ chainId, asset, address, amount: BigInt(amount) })
      await this.#move(id, 'paying', 'paid', { txHash })
    } catch (err) {
      logger.warn({ err, chainId }, "The sandbox couldn't send the crypto")
      await this.#move(id, 'paying', 'failed', { failure: 'asset-unavailable' })
    }
  }

  async #move(
    id: string,
    from: SandboxPaymentRow['status'],
    to: SandboxPaymentRow['status'],
    more: { readonly txHash?: string; readonly failure?: OnrampDecline } = {},
  ): Promise<SandboxPaymentRow | undefined> {
    const { now, payments } = this.#dependencies
    const payment = await payments.move(id, from, to, new Date(now()), more)
    if (payment) this.#report(payment)
    return payment
  }

  #report(payment: SandboxPaymentRow): void {
    const { at = 0, failure = null, status, txHash = null } = updateOf(payment, this.#dependencies.now())
    const event = { id: payment.id, status, at, txHash, failure } as SandboxEvent
    const sending = this.#send(JSON.stringify(event)).finally(() => this.#sending.delete(sending))
    this.#sending.add(sending)
  }

  async #send(body: string): Promise<void> {
    const { logger, signature, webhookUrl } = this.#dependencies
    for (const pause of RETRIES) {
      await this.#wait(pause)
      if (this.#closing.signal.aborted) return
      if (await postEvent(webhookUrl(), body, signature.sign(body), this.#closing.signal)) return
    }
    logger.warn({}, "A webhook of the sandbox wasn't accepted")
  }

  async #wait(pause: number): Promise<void> {
    const { signal } = this.#closing
    if (pause === 0 || signal.aborted) return
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, pause)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}
