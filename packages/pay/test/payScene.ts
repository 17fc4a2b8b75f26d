import { type Balance, type CaipNetwork, toCaipNetwork } from '@openappkit/appkit-core'
import type { PayAsset, PayCheckout } from '../src/invoice/PayCheckout'
import type { PayChain } from '../src/wallet/PayChain'
import { WalletPayment, type WalletPaymentContext } from '../src/wallet/WalletPayment'

export const payer = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const payee = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const tokenAddress = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'

export const ethereum: CaipNetwork = toCaipNetwork({
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

/** An invoice's asset: a dollar with 6 decimals. */
export function dollarOf(more: Partial<PayAsset> = {}): PayAsset {
  return {
    caipNetworkId: 'eip155:1',
    id: `eip155:1/erc20:${tokenAddress}`,
    tokenAddress,
    symbol: 'USDC',
    decimals: 6,
    recipient: payee,
    matching: 'address',
    reference: undefined,
    price: 50_000_000n,
    due: 50_000_000n,
    received: 0n,
    confirmations: 12,
    ...more,
  }
}

/** An open invoice. */
export function checkoutOf(more: Partial<PayCheckout> = {}): PayCheckout {
  return {
    id: 'one',
    orderId: '1042',
    store: 'The Shop',
    status: 'open',
    exceptions: [],
    amount: { minor: 4999n, currency: 'EUR' },
    assets: [dollarOf()],
    payments: [],
    expiresAt: 900_000,
    isFinal: false,
    pollInMs: 4000,
    sequence: 0,
    ...more,
  }
}

/** A chain whose answers a test sets. */
export class PayChainScene implements PayChain {
  readonly capabilities: PayChain['capabilities'] = new Set(['sendTransaction', 'sendToken', 'estimateFee'])
  token: Balance = { value: 100_000_000n, decimals: 6, symbol: 'USDC' }
  coin: Balance = { value: 10n ** 18n, decimals: 18, symbol: 'ETH' }
  fee: bigint = 10n ** 15n
  isUnusual: boolean = false
  /** Requests to the wallet in order. */
  readonly requests: object[] = []
  answer: () => Promise<{ readonly hash: string }> = async () => ({ hash: '0xhash' })
  simulateTransfer?: NonNullable<PayChain['simulateTransfer']>
  describeTransfer?: NonNullable<PayChain['describeTransfer']>

  async getBalance({ tokenAddress: token }: Parameters<PayChain['getBalance']>[0]): Promise<Balance> {
    return token === undefined ? this.coin : this.token
  }

  async estimateFee(): Promise<bigint> {
    return this.fee
  }

  async isFeeUnusual(): Promise<boolean> {
    return this.isUnusual
  }

  sendTransaction(parameters: object): Promise<{ readonly hash: string }> {
    this.requests.push(parameters)
    return this.answer()
  }

  sendToken(parameters: object): Promise<{ readonly hash: string }> {
    this.requests.push(parameters)
    return this.answer()
  }
}

/** A payment with a scripted chain, wallet and backend. */
export class PaymentStage {
  readonly chain: PayChainScene = new PayChainScene()
  checkout: PayCheckout = checkoutOf()
  account: ReturnType<WalletPaymentContext['account']> = { address: payer, network: ethereum }
  isOnNetwork: boolean = true
  isPending: boolean = false
  switched: () => Promise<void> = async () => {}
  readonly reported: string[] = []
  readonly payment: WalletPayment
  readonly #running: Set<string> = new Set()

  constructor() {
    this.payment = new WalletPayment({
      readCheckout: async () => this.checkout,
      account: () => this.account,
      chain: async () => this.chain,
      isOnNetwork: () => this.isOnNetwork,
      switchNetwork: () => this.switched(),
      isPending: () => this.isPending,
      exclusively: async (id, work) => {
        if (this.#running.has(id)) return false
        this.#running.add(id)
        await work().finally(() => this.#running.delete(id))
        return true
      },
      onRequest: () => void this.reported.push('request'),
      onSent: (_, hash) => void this.reported.push(`sent ${hash}`),
      onError: () => void this.reported.push('error'),
    })
  }

  get status(): string {
    return this.payment.state.value.status
  }

  get code(): string | undefined {
    const { value } = this.payment.state
    return 'error' in value ? value.error.code : undefined
  }

  /** Chooses the invoice's first asset, and waits for the review. */
  async reviewed(): Promise<this> {
    const [asset] = this.checkout.assets
    if (!asset) throw new Error('The invoice has no asset.')
    await this.payment.choose(this.checkout, asset)
    return this
  }
}
