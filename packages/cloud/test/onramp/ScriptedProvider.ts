import type {
  OnrampInput,
  OnrampLink,
  OnrampOffer,
  OnrampOptions,
  OnrampProvider,
  OnrampUpdate,
  OnrampWebhook,
} from '../../src/onramp/OnrampProvider'

/** A provider whose answers a test sets. */
export class ScriptedProvider implements OnrampProvider {
  readonly id = 'scripted'
  readonly name = 'Scripted'
  readonly timeout = 1000
  /** Base units of a quote. */
  amount = 1000n
  /** The report of `status`. */
  update: Omit<OnrampUpdate, 'sessionId'> | undefined
  /** Replaces the answer of a method by an error. */
  failure: Partial<Record<'createSession' | 'quote' | 'status', Error>> = {}
  /** Milliseconds for which a quote is valid. */
  lifetime = 60_000
  /** Orders of checkouts, oldest first. */
  readonly orders: { readonly amount: bigint; readonly clientIp: string }[] = []
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  supports(): boolean {
    return true
  }

  async options(): Promise<OnrampOptions> {
    return { assets: ['native'], payments: {} }
  }

  async quote({ total }: OnrampInput): Promise<OnrampOffer> {
    if (this.failure.quote) throw this.failure.quote
    return { total, fees: [], amount: this.amount, expiresAt: this.#now() + this.lifetime }
  }

  async createSession({ amount, clientIp }: { amount: bigint; clientIp: string }): Promise<OnrampLink> {
    if (this.failure.createSession) throw this.failure.createSession
    this.orders.push({ amount, clientIp })
    return { url: `https://provider.example/${this.orders.length}` }
  }

  async status({ sessionId }: { sessionId: string }): Promise<OnrampUpdate | undefined> {
    if (this.failure.status) throw this.failure.status
    return this.update && { sessionId, ...this.update }
  }

  async readWebhook({ body }: OnrampWebhook): Promise<readonly OnrampUpdate[]> {
    return JSON.parse(body)
  }
}
