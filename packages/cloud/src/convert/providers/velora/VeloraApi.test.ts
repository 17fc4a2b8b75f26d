import { altered, describeSwapProvider, NOW, SECRET } from '../../../../test/convert/describeSwapProvider'
import { ORDER, OUT, RECIPIENT, STRANGER, USDC, USER, WETH } from '../../../../test/convert/recordedSwaps'

const AUGUSTUS = '0x6a000f20005980200259b80c5102003040001068'
const ROUTE = {
  blockNumber: 21_000_000,
  network: 1,
  srcToken: USDC,
  srcDecimals: 6,
  srcAmount: '2500000000',
  destToken: WETH,
  destDecimals: 6,
  destAmount: OUT,
  bestRoute: [{ percent: 100, swaps: [] }],
  gasCostUSD: '1.2',
  gasCost: '152000',
  version: '6.2',
  contractAddress: AUGUSTUS,
  tokenTransferProxy: AUGUSTUS,
  contractMethod: 'swapExactAmountIn',
  partnerFee: 0,
  hmac: '7a2b',
}
const FEE = (BigInt(OUT) * 25n) / 10_000n
const NET = BigInt(OUT) - FEE
const LEAST = (NET * 9950n) / 10_000n
const OFFER = {
  toAmount: NET,
  gas: 152_000n,
  spender: AUGUSTUS,
  expiresAt: NOW + 30_000,
  fees: [{ kind: 'operator' as const, asset: WETH, amount: FEE }],
}
const PRICE_QUERY = {
  network: '1',
  srcToken: USDC,
  destToken: WETH,
  srcDecimals: '6',
  destDecimals: '6',
  amount: '2500000000',
  side: 'SELL',
  version: '6.2',
  userAddress: USER,
}

describeSwapProvider('Velora', {
  settings: base => ({ kind: 'velora', ...base, key: SECRET, swapFeeBps: 25, feeRecipient: RECIPIENT }),
  order: ORDER,
  headers: { 'x-api-key': SECRET },
  answers: {
    'GET /prices': { priceRoute: ROUTE },
    'POST /transactions/1': {
      from: USER,
      to: AUGUSTUS,
      value: '0',
      data: '0xe3ead59e00',
      gasPrice: '1000000000',
      chainId: 1,
    },
  },
  requests: {
    quote: [['GET /prices', PRICE_QUERY]],
    build: [
      ['GET /prices', PRICE_QUERY],
      [
        'POST /transactions/1',
        {
          srcToken: USDC,
          destToken: WETH,
          srcDecimals: 6,
          destDecimals: 6,
          srcAmount: '2500000000',
          // 0.25 % more than the user's minimum, rounded up.
          destAmount: `${(LEAST * 10_000n + 9974n) / 9975n}`,
          priceRoute: ROUTE,
          userAddress: USER,
          partnerAddress: RECIPIENT,
          partnerFeeBps: '25',
          isDirectFeeTransfer: true,
        },
      ],
    ],
  },
  offer: OFFER,
  build: {
    offer: OFFER,
    minAmount: LEAST,
    action: { kind: 'transaction', to: AUGUSTUS, data: '0xe3ead59e00', value: 0n, gas: 152_000n },
  },
  noRoute: { status: 404, body: { error: 'Token not found' } },
  noLiquidity: { status: 400, body: { error: 'No routes found with enough liquidity' } },
  forgeries: {
    'a foreign spender': body =>
      altered(
        altered(body, ['priceRoute', 'tokenTransferProxy'], STRANGER),
        ['priceRoute', 'contractAddress'],
        STRANGER,
      ),
    'a spender that differs from the contract': body => altered(body, ['priceRoute', 'tokenTransferProxy'], STRANGER),
    'a foreign target': (body, call) => (call === 'GET /prices' ? body : altered(body, ['to'], STRANGER)),
    'another account': (body, call) => (call === 'GET /prices' ? body : altered(body, ['from'], STRANGER)),
    'another chain': body => altered(body, ['priceRoute', 'network'], 10),
    'another token to pay': body => altered(body, ['priceRoute', 'srcToken'], STRANGER),
    'another token to receive': body => altered(body, ['priceRoute', 'destToken'], STRANGER),
    'another amount': body => altered(body, ['priceRoute', 'srcAmount'], '1'),
    'a payment of the native coin': body => altered(body, ['value'], '1'),
  },
})
