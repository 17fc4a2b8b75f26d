import type { AppKitError, Environment } from '@openappkit/appkit-core'
import { proxy, ref } from 'valtio/vanilla'
import { asPayError } from '../payErrors'
import type { CheckoutSource } from './CheckoutApi'
import type { InvoiceKey, PayCheckout } from './PayCheckout'

/** Shortest and longest wait between two requests in milliseconds, whatever the backend asks for. */
const [shortest, longest] = [2000, 60_000]

/** State of an invoice. */
export type InvoiceState =
  | { readonly status: 'loading' }
  /** The invoice was never read. */
  | { readonly status: 'failed'; readonly error: AppKitError }
  /** `isStale` if the last request failed. */
  | { readonly status: 'ready'; readonly checkout: PayCheckout; readonly isStale: boolean }

/** Dependencies of {@link InvoiceFeed}. */
export interface InvoiceFeedContext {
  readonly environment: Pick<Environment, 'setTimer'>
  readonly source: Pick<CheckoutSource, 'follow' | 'read'>
}

/** Follows one invoice while a view or a hook shows it: with server-sent events, and with requests if they fail. */
export class InvoiceFeed {
  readonly key: InvoiceKey
  readonly state: { value: InvoiceState } = proxy({ value: ref({ status: 'loading' }) as InvoiceState })
  readonly #context: InvoiceFeedContext
  #followers = 0
  #stop: AbortController | undefined

  constructor(key: InvoiceKey, context: InvoiceFeedContext) {
    this.key = key
    this.#context = context
  }

  /** The invoice as last read. */
  get checkout(): PayCheckout | undefined {
    const { value } = this.state
    return value.status === 'ready' ? value.checkout : undefined
  }

  /** Follows the invoice until the returned function is called. */
  follow(): () => void {
    this.#followers += 1
    if (this.#followers === 1) this.#start()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#followers -= 1
      if (this.#followers === 0) this.#stop?.abort()
    }
  }

  /** Reads the invoice again after a failure. */
  retry(): void {
    if (this.state.value.status === 'failed' && this.#followers > 0) this.#start()
  }

  /**
   * Reads the invoice now.
   *
   * @throws AppKitError `pay/invoice-not-found` or `pay/unavailable`.
   */
  async read(): Promise<PayCheckout> {
    const checkout = await this.#context.source.read(this.key)
    this.#set(checkout)
    return this.checkout ?? checkout
  }

  destroy(): void {
    this.#followers = 0
    this.#stop?.abort()
  }

  #start(): void {
    this.#stop?.abort()
    if (this.state.value.status === 'failed') this.state.value = ref({ status: 'loading' })
    this.#stop = new AbortController()
    void this.#run(this.#stop.signal)
  }

  async #run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isRead = await this.#readOnce(signal)
      // Without a first answer, the view offers a retry.
      if (signal.aborted || this.state.value.status === 'failed') return
      const { checkout } = this
      if (checkout?.isFinal && checkout.status !== 'settled') return
      if (isRead && !checkout?.isFinal) await this.#stream(signal)
      // A settled invoice may still be reversed, which is rare.
      const pause = checkout?.isFinal ? longest : Math.min(longest, Math.max(shortest, checkout?.pollInMs ?? 0))
      await this.#pause(pause, signal)
    }
  }

  async #readOnce(signal: AbortSignal): Promise<boolean> {
    try {
      const checkout = await this.#context.source.read(this.key)
      if (!signal.aborted) this.#set(checkout)
      return true
    } catch (cause) {
      const { value } = this.state
      if (signal.aborted) return false
      if (value.status === 'ready') this.state.value = ref({ ...value, isStale: true })
      else this.state.value = ref({ status: 'failed', error: asPayError(cause) })
      return false
    }
  }

  async #stream(signal: AbortSignal): Promise<void> {
    try {
      await this.#context.source.follow(this.key, signal, checkout => {
        if (!signal.aborted) this.#set(checkout)
      })
    } catch {
      // Requests go on without the stream.
    }
  }

  /** An older answer that arrives late is ignored. */
  #set(checkout: PayCheckout): void {
    const known = this.checkout
    if (known && known.sequence > checkout.sequence) return
    this.state.value = ref({ status: 'ready', checkout, isStale: false })
  }

  #pause(delay: number, signal: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const end = (): void => {
        cancel()
        signal.removeEventListener('abort', end)
        resolve()
      }
      const cancel = this.#context.environment.setTimer(end, delay)
      signal.addEventListener('abort', end)
    })
  }
}
