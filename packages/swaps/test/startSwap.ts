import { AppKitError, type CaipNetwork, type RequestLine, toCaipNetwork } from '@openappkit/appkit-core'
import { ScriptedEnvironment } from '@openappkit/appkit-core/testing'
import type { SwapToken } from '../src/draft/SwapToken'
import type { SwapPayment } from '../src/plan/SwapPayment'
import type { SwapPlan, SwapStep } from '../src/plan/SwapPlan'
import type { SwapReview } from '../src/plan/SwapReview'
import type { QuoteQuery, SwapQuote } from '../src/quote/SwapQuote'
import type { PlanQuery, SwapSource } from '../src/quote/SwapSource'
import type { SwapAccount } from '../src/SwapAccount'
import { SwapController } from '../src/SwapController'
import { encodeLine, FakeChain } from './FakeChain'

export const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const router = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
export const thirdParty = '0x52908400098527886E0F7030069857D2E4169EE7'

export const ethereum: CaipNetwork = toCaipNetwork({
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 2 },
  rpcUrls: { default: { http: [] } },
})

/** Two decimals, so amounts stay readable. */
export const ether: SwapToken = {
  caipNetworkId: 'eip155:1',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 2,
  balance: 1_000n,
  price: 2,
  isListed: true,
}
export const dollar: SwapToken = {
  caipNetworkId: 'eip155:1',
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'US Dollar',
  symbol: 'USDC',
  decimals: 2,
  balance: 5_000n,
  price: 1,
  isListed: true,
}
export const dai: SwapToken = {
  ...dollar,
  address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  name: 'Dai',
  symbol: 'DAI',
}

/** A source with a rate that tests can move, whose plans tests can falsify. */
export class FakeSource implements SwapSource {
  /** Received hundredths for one paid. */
  rate = 2n
  lifetime = 30_000
  impactBps: number | undefined = 0
  /** Quote requests in order: paid amount, tokens. */
  readonly asked: string[] = []
  quoteAnswer: (query: QuoteQuery) => Promise<void> = async () => {}
  /** Changes the line that the wallet's call decodes to. */
  falsify: (line: RequestLine) => RequestLine = line => line
  /** Changes the steps. */
  rearrange: (steps: readonly SwapStep[]) => readonly SwapStep[] = steps => steps
  readonly #clock: ScriptedEnvironment

  constructor(clock: ScriptedEnvironment) {
    this.#clock = clock
  }

  async quote(query: QuoteQuery): Promise<SwapQuote> {
    this.asked.push(`${query.amount} ${query.from.symbol} ${query.to.symbol}`)
    await this.quoteAnswer(query)
    const now = this.#clock.now()
    return {
      query,
      id: null,
      amountOut: query.amount * this.rate,
      provider: { id: 'router', name: 'Router' },
      impactBps: this.impactBps,
      fees: [],
      isPublic: true,
      spender: router,
      receivedAt: now,
      expiresAt: now + this.lifetime,
    }
  }

  async plan({ minimum, quote }: PlanQuery): Promise<SwapPlan> {
    const now = await this.quote(quote.query)
    this.asked.pop()
    if (now.amountOut < minimum) throw new AppKitError('swap/price-moved', 'moved')
    const { account, amount, from, to } = quote.query
    const line: RequestLine = this.falsify({
      kind: 'swap',
      contract: router,
      to: account.address,
      amount,
      tokenAddress: from.address,
      received: { tokenAddress: to.address, minimum },
      deadline: BigInt(Math.floor(this.#clock.now() / 1000) + 1200),
    })
    const steps: SwapStep[] = [
      { kind: 'transaction', to: router, value: from.address ? 0n : amount, data: encodeLine(line) },
    ]
    if (from.address) steps.unshift({ kind: 'approve', tokenAddress: from.address, spender: router, amount })
    return { quote: now, minimum, steps: this.rearrange(steps) }
  }
}

/** A swap with a scripted chain and source. */
export class SwapScene {
  readonly chain: FakeChain = new FakeChain()
  readonly clock: ScriptedEnvironment = new ScriptedEnvironment()
  readonly source: FakeSource = new FakeSource(this.clock)
  account: SwapAccount | undefined = { address: own, network: ethereum, isSmartAccount: false }
  payment: SwapPayment | undefined
  /** Reports to other services, in order. */
  readonly reported: string[] = []
  readonly swap: SwapController

  constructor() {
    this.chain.balances[dollar.address ?? ''] = 5_000n
    this.swap = new SwapController({
      environment: this.clock,
      source: this.source,
      contracts: { 'eip155:1': [router] },
      account: () => this.account,
      chain: () => this.chain,
      payment: () => this.payment,
      onReview: () => void this.reported.push('review'),
      onSent: (_, hash) => void this.reported.push(`sent ${hash}`),
      onError: (_, step) => void this.reported.push(`error ${step}`),
      onSettled: (_, hash, { status }) => void this.reported.push(`${status} ${hash}`),
    })
  }

  get status(): string {
    return this.swap.state.value.status
  }

  get problem(): string | undefined {
    const { value } = this.swap.state
    return value.status === 'editing' ? value.problem?.code : value.status === 'failed' ? value.error.code : undefined
  }

  get quoteStatus(): string | undefined {
    const { value } = this.swap.state
    return 'quote' in value ? value.quote.status : undefined
  }

  get reviewed(): SwapReview | undefined {
    const { value } = this.swap.state
    return 'review' in value ? value.review : undefined
  }

  /** Fills in the form and waits for its quote. */
  async fill(from: SwapToken = ether, to: SwapToken = dollar, amount = '1'): Promise<this> {
    this.swap.selectFrom(from)
    this.swap.selectTo(to)
    this.swap.typeAmount(amount, undefined, true)
    await this.pass(0)
    return this
  }

  /** Fills in and reviews the form. */
  async review(from?: SwapToken, to?: SwapToken, amount?: string): Promise<this> {
    await this.fill(from, to, amount)
    await this.swap.review()
    return this
  }

  /** Lets time pass and waits for pending promises. */
  async pass(ms: number): Promise<void> {
    await this.settled()
    this.clock.advance(ms)
    await this.settled()
  }

  /** Waits for pending promises. */
  async settled(): Promise<void> {
    for (let turn = 0; turn < 60; turn++) await Promise.resolve()
  }
}
