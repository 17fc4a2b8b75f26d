import { altered, describeSwapProvider, NOW, SECRET } from '../../../../test/convert/describeSwapProvider'
import {
  SOLANA,
  SOLANA_STRANGER,
  SOLANA_USDC,
  SOLANA_USER,
  solanaTransaction,
} from '../../../../test/convert/solanaTransaction'

const QUERY = {
  inputMint: 'So11111111111111111111111111111111111111111',
  outputMint: SOLANA_USDC,
  amount: '100000000',
  taker: SOLANA_USER,
}
const OFFER = {
  toAmount: 20_000_000n,
  fees: [],
  route: ['native', SOLANA_USDC],
  isPublic: false,
  expiresAt: NOW + 20_000,
}
const transaction = solanaTransaction(SOLANA_USER)

describeSwapProvider('a market maker', {
  settings: base => ({ kind: 'rfq', ...base, key: SECRET, chains: [SOLANA] }),
  order: {
    chainId: SOLANA,
    from: 'native',
    to: SOLANA_USDC,
    amount: 100_000_000n,
    user: SOLANA_USER,
    slippageBps: 50,
    gasPrice: 0n,
  },
  headers: { authorization: `Bearer ${SECRET}` },
  answers: {
    'GET /quote': { outAmount: '20000000', expiresAt: NOW + 20_000 },
    'POST /order': { transaction, outAmount: '20000000', expiresAt: NOW + 20_000, requestId: 'r-1' },
  },
  requests: {
    quote: [['GET /quote', QUERY]],
    build: [
      ['GET /quote', QUERY],
      ['POST /order', { ...QUERY, minOut: '19900000' }],
    ],
  },
  offer: OFFER,
  build: {
    offer: OFFER,
    minAmount: 20_000_000n,
    action: { kind: 'signedTransaction', transaction, submittedBy: 'client', requestId: 'r-1' },
  },
  noRoute: { status: 404, body: { error: 'no route' } },
  noLiquidity: { status: 400, body: { error: 'insufficient liquidity' } },
  forgeries: {
    "another account's transaction": body => altered(body, ['transaction'], solanaTransaction(SOLANA_STRANGER)),
    'text that is no transaction': body => altered(body, ['transaction'], '!'),
    'an expired order': body => altered(body, ['expiresAt'], NOW),
  },
})
