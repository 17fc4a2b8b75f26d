import { altered, describeSwapProvider, NOW, SECRET } from '../../../../test/convert/describeSwapProvider'
import { MIN, ORDER, OUT, STRANGER, USDC, USER, WETH } from '../../../../test/convert/recordedSwaps'

const DIAMOND = '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae'
const QUERY = {
  fromChain: '1',
  toChain: '1',
  fromToken: USDC,
  toToken: WETH,
  fromAmount: '2500000000',
  fromAddress: USER,
  toAddress: USER,
  slippage: '0.005',
  skipSimulation: 'true',
  integrator: 'my-app',
  fee: '0.0025',
}
const OFFER = {
  toAmount: BigInt(OUT),
  gas: 252_364n,
  spender: DIAMOND,
  expiresAt: NOW + 30_000,
  fees: [
    { kind: 'operator' as const, asset: USDC, amount: 6_250_000n },
    { kind: 'provider' as const, asset: USDC, amount: 625_000n },
  ],
}

describeSwapProvider('LI.FI', {
  settings: base => ({ kind: 'lifi', ...base, key: SECRET, swapFeeBps: 25, feeRecipient: 'my-app' }),
  order: ORDER,
  headers: { 'x-lifi-api-key': SECRET },
  answers: {
    'GET /v1/quote': {
      id: 'a8dc011a-f52d-4492-9e99-21de64b5453a',
      type: 'lifi',
      tool: 'sushiswap',
      action: {
        fromChainId: 1,
        toChainId: 1,
        fromToken: { address: USDC, symbol: 'USDC', decimals: 6, chainId: 1 },
        toToken: { address: WETH, symbol: 'WETH', decimals: 18, chainId: 1 },
        fromAmount: '2500000000',
        slippage: 0.005,
        fromAddress: USER,
        toAddress: USER,
      },
      estimate: {
        fromAmount: '2500000000',
        toAmount: OUT,
        toAmountMin: MIN,
        approvalAddress: DIAMOND,
        feeCosts: [
          { name: 'Integrator Fee', amount: '6250000', token: { address: USDC }, included: true },
          { name: 'LIFI Fixed Fee', amount: '625000', token: { address: USDC }, included: true },
        ],
        gasCosts: [{ type: 'SEND', price: '1', estimate: '252364', limit: '315455', amount: '252364' }],
      },
      transactionRequest: {
        from: USER,
        to: DIAMOND,
        chainId: 1,
        data: '0x4630a0d800',
        value: '0x0',
        gasPrice: '0x3b9aca00',
        gasLimit: '0x4d03f',
      },
    },
  },
  requests: { quote: [['GET /v1/quote', QUERY]], build: [['GET /v1/quote', QUERY]] },
  offer: OFFER,
  build: {
    offer: OFFER,
    minAmount: BigInt(MIN),
    action: { kind: 'transaction', to: DIAMOND, data: '0x4630a0d800', value: 0n, gas: 315_455n },
  },
  noRoute: { status: 404, body: { message: 'No available quotes for the requested transfer', code: 1002 } },
  noLiquidity: { status: 404, body: { message: 'Insufficient liquidity', code: 1002 } },
  forgeries: {
    'a foreign spender': body => altered(body, ['estimate', 'approvalAddress'], STRANGER),
    'a missing spender': body => altered(body, ['estimate', 'approvalAddress'], null),
    'a foreign target': body => altered(body, ['transactionRequest', 'to'], STRANGER),
    'a foreign recipient': body => altered(body, ['action', 'toAddress'], STRANGER),
    'another account': body => altered(body, ['transactionRequest', 'from'], STRANGER),
    'another chain to receive on': body => altered(body, ['action', 'toChainId'], 10),
    'a transaction on another chain': body => altered(body, ['transactionRequest', 'chainId'], 10),
    'another token to pay': body => altered(body, ['action', 'fromToken', 'address'], STRANGER),
    'another token to receive': body => altered(body, ['action', 'toToken', 'address'], STRANGER),
    'another amount': body => altered(body, ['action', 'fromAmount'], '1'),
    'a payment of the native coin': body => altered(body, ['transactionRequest', 'value'], '0x1'),
    'no minimum': body => altered(body, ['estimate', 'toAmountMin'], '0'),
  },
})
