import { altered, describeSwapProvider, NOW, SECRET } from '../../../../test/convert/describeSwapProvider'
import { MIN, ORDER, OUT, RECIPIENT, STRANGER, USDC, USER, WETH } from '../../../../test/convert/recordedSwaps'

const HOLDER = '0x0000000000001fF3684f28c67538d4D072C22734'
const QUERY = {
  chainId: '1',
  sellToken: USDC,
  buyToken: WETH,
  sellAmount: '2500000000',
  taker: USER,
  slippageBps: '50',
  gasPrice: '1000000000',
  swapFeeRecipient: RECIPIENT,
  swapFeeBps: '25',
  swapFeeToken: WETH,
}
const PRICE = {
  liquidityAvailable: true,
  blockNumber: '20850142',
  buyAmount: OUT,
  buyToken: WETH,
  sellAmount: '2500000000',
  sellToken: USDC,
  minBuyAmount: MIN,
  allowanceTarget: HOLDER,
  gas: '288079',
  gasPrice: '73178385',
  fees: {
    integratorFee: { amount: '2500000000000000', token: WETH, type: 'volume' },
    zeroExFee: { amount: '1500000000000000', token: WETH, type: 'volume' },
    gasFee: null,
  },
  issues: { allowance: { actual: '0', spender: HOLDER }, balance: null, simulationIncomplete: false },
  route: { fills: [], tokens: [] },
  zid: '0x111111111111111111111111',
}
const QUOTE_CALL = 'GET /swap/allowance-holder/quote'
const OFFER = {
  toAmount: BigInt(OUT),
  gas: 288_079n,
  spender: HOLDER.toLowerCase(),
  expiresAt: NOW + 30_000,
  fees: [
    { kind: 'operator' as const, asset: WETH, amount: 2_500_000_000_000_000n },
    { kind: 'provider' as const, asset: WETH, amount: 1_500_000_000_000_000n },
  ],
}

describeSwapProvider('0x', {
  settings: base => ({ kind: 'zerox', ...base, key: SECRET, swapFeeBps: 25, feeRecipient: RECIPIENT }),
  order: ORDER,
  headers: { '0x-api-key': SECRET, '0x-version': 'v2' },
  answers: {
    'GET /swap/allowance-holder/price': PRICE,
    [QUOTE_CALL]: {
      ...PRICE,
      transaction: { to: HOLDER, data: '0x2213bc0b00', gas: '300000', gasPrice: '73178385', value: '0' },
    },
  },
  requests: {
    quote: [['GET /swap/allowance-holder/price', QUERY]],
    build: [[QUOTE_CALL, QUERY]],
  },
  offer: OFFER,
  build: {
    offer: OFFER,
    minAmount: BigInt(MIN),
    action: { kind: 'transaction', to: HOLDER.toLowerCase(), data: '0x2213bc0b00', value: 0n, gas: 300_000n },
  },
  noRoute: { status: 200, body: { liquidityAvailable: false, zid: '0x1' } },
  noLiquidity: { status: 400, body: { name: 'INSUFFICIENT_LIQUIDITY', message: 'Insufficient liquidity' } },
  forgeries: {
    'a foreign spender': body => altered(body, ['allowanceTarget'], STRANGER),
    'a missing spender': body => altered(altered(body, ['allowanceTarget'], null), ['issues', 'allowance'], null),
    'a foreign target': body => altered(body, ['transaction', 'to'], STRANGER),
    'another token to pay': body => altered(body, ['sellToken'], WETH),
    'another token to receive': body => altered(body, ['buyToken'], STRANGER),
    'another amount': body => altered(body, ['sellAmount'], '2500000001'),
    'a payment of the native coin': body => altered(body, ['transaction', 'value'], '1'),
    'a lower minimum than the slippage allows': body => altered(body, ['minBuyAmount'], '1'),
    'calldata without a function': body => altered(body, ['transaction', 'data'], '0x'),
  },
})
