import { noon } from './sceneTime'

/** An invoice of a scene, and the exchanges that can pay it. */
export interface SceneInvoice {
  /** Default: `open`. */
  readonly status?: string
  readonly exceptions?: readonly string[]
  /** Whether half of the price arrived in dollars. */
  readonly isPartial?: true
  /** Whether a payment arrived. */
  readonly isPaid?: true
}

const payment = {
  id: 'payment',
  chainId: 'eip155:1',
  asset: 'eip155:1/slip44:60',
  txHash: `0x${'ab'.repeat(32)}`,
  amount: '16080000000000000',
  role: 'payment',
  status: 'confirmed',
  confirmations: 3,
  paidAt: noon,
}

/** Returns the response to a request about an invoice or about exchanges. */
export function answerInvoice({ pathname }: URL, body: unknown, invoice: SceneInvoice): object {
  return pathname === '/v1/json-rpc' ? answerExchange(body as { readonly method: string }) : checkout(invoice)
}

function answerExchange({ method }: { readonly method: string }): object {
  const exchanges = ['Acme Exchange', 'Bolt'].map(name => ({ id: name.toLowerCase(), name, imageUrl: null }))
  const results: Readonly<Record<string, object>> = {
    reown_getExchanges: { total: exchanges.length, exchanges },
    reown_getExchangePayUrl: { url: 'https://exchange.example/withdraw', sessionId: 'one' },
    reown_getExchangeBuyStatus: { status: 'UNKNOWN', txHash: null },
  }
  return { jsonrpc: '2.0', id: 1, result: results[method] }
}

function checkout({ exceptions = [], isPaid, isPartial, status = 'open' }: SceneInvoice): object {
  return {
    id: 'one',
    orderId: '1042',
    store: 'Harbor Prints',
    status,
    exceptions,
    amount: { minor: '4999', currency: 'EUR' },
    rails: [
      rail('eip155:1', 'eip155:1/slip44:60', 'ETH', 18, '16080000000000000', isPartial),
      rail('eip155:1', 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USDC', 6, '54320000', isPartial),
      {
        ...rail(
          'bip122:000000000019d6689c085ae165831e93',
          'bip122:000000000019d6689c085ae165831e93/slip44:0',
          'BTC',
          8,
          '55970',
          isPartial,
        ),
        recipient: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      },
    ],
    payments: isPaid ? [payment] : [],
    expiresAt: noon + 15 * 60_000,
    isFinal: ['settled', 'expired', 'invalid'].includes(status),
    pollInMs: 60_000,
    sequence: 0,
  }
}

function rail(
  chainId: string,
  asset: string,
  symbol: string,
  decimals: number,
  price: string,
  isPartial: true | undefined,
): object {
  const half = `${BigInt(price) / 2n}`
  return {
    chainId,
    asset,
    symbol,
    decimals,
    price,
    recipient: '0x52908400098527886E0F7030069857D2E4169EE7',
    matching: 'address',
    reference: null,
    due: isPartial ? half : price,
    received: isPartial && symbol === 'USDC' ? half : '0',
    confirmations: 12,
  }
}
