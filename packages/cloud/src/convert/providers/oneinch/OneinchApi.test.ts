import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { altered, describeSwapProvider, NOW, SECRET } from '../../../../test/convert/describeSwapProvider'
import { MIN, ORDER, OUT, RECIPIENT, STRANGER, USDC, USER, WETH } from '../../../../test/convert/recordedSwaps'

const ROUTER = '0x111111125421ca6dc452d289314280a0f8842a65'
const ABI = parseAbi([
  'struct Description { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; }',
  'function swap(address executor, Description desc, bytes data)',
])

/** Returns the calldata of a swap that pays a recipient. */
function calldata(recipient: string, amount: bigint = ORDER.amount, minAmount: bigint = BigInt(MIN)): string {
  const description = {
    srcToken: USDC as Address,
    dstToken: WETH as Address,
    srcReceiver: ROUTER as Address,
    dstReceiver: recipient as Address,
    amount,
    minReturnAmount: minAmount,
    flags: 0n,
  }
  return encodeFunctionData({ abi: ABI, functionName: 'swap', args: [ROUTER, description, '0x'] })
}

const QUERY = {
  src: USDC,
  dst: WETH,
  amount: '2500000000',
  includeTokensInfo: 'true',
  gasPrice: '1000000000',
  fee: '0.25',
}
const PRICE = {
  srcToken: { address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  dstToken: { address: WETH, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  dstAmount: OUT,
}
const OFFER = {
  toAmount: BigInt(OUT),
  spender: ROUTER,
  expiresAt: NOW + 30_000,
  fees: [{ kind: 'operator' as const, asset: USDC, amount: 6_250_000n }],
}

describeSwapProvider('1inch', {
  settings: base => ({ kind: 'oneinch', ...base, key: SECRET, swapFeeBps: 25, feeRecipient: RECIPIENT }),
  order: ORDER,
  headers: { authorization: `Bearer ${SECRET}` },
  answers: {
    'GET /swap/v6.0/1/quote': { ...PRICE, gas: 181_416 },
    'GET /swap/v6.0/1/swap': {
      ...PRICE,
      tx: { from: USER, to: ROUTER, data: calldata(USER), value: '0', gas: 0, gasPrice: '1000000000' },
    },
  },
  requests: {
    quote: [['GET /swap/v6.0/1/quote', { ...QUERY, includeGas: 'true' }]],
    build: [
      [
        'GET /swap/v6.0/1/swap',
        { ...QUERY, from: USER, origin: USER, slippage: '0.5', disableEstimate: 'true', referrer: RECIPIENT },
      ],
    ],
  },
  offer: { ...OFFER, gas: 181_416n },
  build: {
    offer: OFFER,
    minAmount: BigInt(MIN),
    action: { kind: 'transaction', to: ROUTER, data: calldata(USER) as `0x${string}`, value: 0n },
  },
  noRoute: { status: 400, body: { error: 'Bad Request', description: 'No routes found', statusCode: 400 } },
  noLiquidity: { status: 400, body: { error: 'Bad Request', description: 'insufficient liquidity', statusCode: 400 } },
  forgeries: {
    'a foreign target': body => altered(body, ['tx', 'to'], STRANGER),
    'a foreign recipient': body => altered(body, ['tx', 'data'], calldata(STRANGER)),
    'another amount in the calldata': body => altered(body, ['tx', 'data'], calldata(USER, ORDER.amount + 1n)),
    'calldata without a minimum': body => altered(body, ['tx', 'data'], calldata(USER, ORDER.amount, 0n)),
    'another account': body => altered(body, ['tx', 'from'], STRANGER),
    'another token to pay': body => altered(body, ['srcToken', 'address'], STRANGER),
    'another token to receive': body => altered(body, ['dstToken', 'address'], STRANGER),
    'a payment of the native coin': body => altered(body, ['tx', 'value'], '1'),
  },
})
