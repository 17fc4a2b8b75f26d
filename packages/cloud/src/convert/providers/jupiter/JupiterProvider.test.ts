import { expect, onTestFinished, test } from 'vitest'
import { altered, describeSwapProvider, NOW, SECRET } from '../../../../test/convert/describeSwapProvider'
import {
  SOLANA,
  SOLANA_STRANGER,
  SOLANA_USDC,
  SOLANA_USER,
  solanaTransaction,
  WRAPPED_SOL,
} from '../../../../test/convert/solanaTransaction'
import { reply, startApiServer } from '../../../../test/server/ApiServer'
import { createProviders } from '../createProviders'

const CALL = 'GET /swap/v2/order'
const QUERY = {
  inputMint: WRAPPED_SOL,
  outputMint: SOLANA_USDC,
  amount: '100000000',
  slippageBps: '50',
  referralAccount: SOLANA_STRANGER,
  referralFee: '50',
}
const ORDER = {
  mode: 'manual',
  inputMint: WRAPPED_SOL,
  outputMint: SOLANA_USDC,
  inAmount: '100000000',
  outAmount: '19900000',
  otherAmountThreshold: '19800500',
  swapMode: 'ExactIn',
  slippageBps: 50,
  priceImpactPct: '-0.0001',
  routePlan: [{ swapInfo: { ammKey: 'a', label: 'A', inputMint: WRAPPED_SOL, outputMint: SOLANA_USDC }, percent: 100 }],
  feeMint: SOLANA_USDC,
  feeBps: 50,
  taker: SOLANA_USER,
  transaction: solanaTransaction(SOLANA_USER),
  requestId: '0f0f0f0f-0000-4000-8000-000000000000',
}
const OFFER = {
  toAmount: 19_900_000n,
  route: ['native', SOLANA_USDC],
  isPublic: false,
  expiresAt: NOW + 30_000,
  fees: [{ kind: 'operator' as const, asset: SOLANA_USDC, amount: 100_000n }],
}
const order = {
  chainId: SOLANA,
  from: 'native',
  to: SOLANA_USDC,
  amount: 100_000_000n,
  user: SOLANA_USER,
  slippageBps: 50,
  gasPrice: 0n,
}

describeSwapProvider('Jupiter', {
  settings: base => ({ kind: 'jupiter', ...base, key: SECRET, swapFeeBps: 50, feeRecipient: SOLANA_STRANGER }),
  order,
  headers: { 'x-api-key': SECRET },
  answers: { [CALL]: ORDER },
  requests: { quote: [[CALL, QUERY]], build: [[CALL, { ...QUERY, taker: SOLANA_USER }]] },
  offer: OFFER,
  build: {
    offer: OFFER,
    minAmount: 19_800_500n,
    action: {
      kind: 'signedTransaction',
      transaction: ORDER.transaction,
      submittedBy: 'server',
      requestId: ORDER.requestId,
    },
  },
  noRoute: { status: 404, body: { error: 'Failed to get quotes: no routes found', errorCode: 404 } },
  noLiquidity: { status: 400, body: { error: 'Insufficient liquidity' } },
  forgeries: {
    'another account': body => altered(body, ['taker'], SOLANA_STRANGER),
    "another account's transaction": body => altered(body, ['transaction'], solanaTransaction(SOLANA_STRANGER)),
    'text that is no transaction': body => altered(body, ['transaction'], 'AAAA'),
    'another token to pay': body => altered(body, ['inputMint'], SOLANA_USDC),
    'another token to receive': body => altered(body, ['outputMint'], WRAPPED_SOL),
    'another amount': body => altered(body, ['inAmount'], '100000001'),
    'no minimum': body => altered(body, ['otherAmountThreshold'], '0'),
  },
})

test.each([
  ['Success', '5'.repeat(88), '5'.repeat(88)],
  ['Failed', undefined, undefined],
])('passes a signed transaction on, with the status %s', async (status, signature, hash) => {
  const server = await startApiServer()
  onTestFinished(() => server[Symbol.asyncDispose]())
  server.answer(() => reply({ status, signature, code: 0 }))
  const [provider] = createProviders(
    { providers: [{ kind: 'jupiter', key: SECRET, url: server.url }] },
    { logger: { error: () => {} }, decimalsOf: async () => 9 },
  )
  const swap = { chainId: SOLANA, requestId: ORDER.requestId, transaction: ORDER.transaction }
  const executed = provider?.execute?.(swap, new AbortController().signal)
  if (hash) expect(await executed).toBe(hash)
  else await expect(executed).rejects.toMatchObject({ name: 'SwapFailure', reason: 'price-moved' })
  expect(server.requests).toMatchObject([
    {
      call: 'POST /swap/v2/execute',
      body: { signedTransaction: ORDER.transaction, requestId: ORDER.requestId },
      headers: { 'x-api-key': SECRET },
    },
  ])
})
