import type { ConvertExecution } from '@openappkit/contract'
import { type Address, encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  CHAIN,
  caip,
  DOLLAR,
  ETHER,
  type Market,
  NATIVE,
  openMarket,
  type SwapServer,
  sendSteps,
  startSwapServer,
} from '../../test/convert/SwapStage'
import { SOLANA, SOLANA_USDC, SOLANA_USER, solanaTransaction, WRAPPED_SOL } from '../../test/convert/solanaTransaction'
import { sharedChain } from '../../test/prices/sharedChain'
import { type ApiRequest, type ApiServer, reply, startApiServer } from '../../test/server/ApiServer'
import { sharedDatabase } from '../../test/server/sharedDatabase'

const SECRET = 'sk-secret-0123456789'
const STRANGER = '0xbad0bad0bad0bad0bad0bad0bad0bad0bad0bad0'
const ABI = parseAbi([
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256) returns (uint256[])',
])

const databaseUrl = sharedDatabase()
const chain = sharedChain()
let market: Market

beforeAll(async () => {
  market = await openMarket(chain())
}, 60_000)

/** Starts an API of the shape of 0x that trades through the local router, and a server that also uses the router. */
async function stage(): Promise<{ server: SwapServer; api: ApiServer; logs: string[] }> {
  const api = await startApiServer()
  const logs: string[] = []
  const server = await startSwapServer(market, databaseUrl(), {
    logLevel: 'trace',
    logTo: { write: line => void logs.push(line) },
    swaps: {
      providers: [
        {
          kind: 'zerox',
          key: SECRET,
          url: api.url,
          chains: [CHAIN],
          contracts: { [CHAIN]: [market.router, market.weth] },
        },
      ],
    },
  })
  onTestFinished(async () => {
    await server.close()
    await api[Symbol.asyncDispose]()
    expect(logs.join('\n')).not.toContain(SECRET)
  })
  return { server, api, logs }
}

/** Answers like 0x, with an amount and a spender. */
function zerox({ query }: ApiRequest, buyAmount: bigint, spender: string = market.router) {
  const args = [
    BigInt(query['sellAmount'] ?? 0),
    1n,
    [market.usd, market.dai],
    (query['taker'] ?? STRANGER) as Address,
    maxUint256,
  ] as const
  return reply({
    liquidityAvailable: true,
    buyAmount: `${buyAmount}`,
    buyToken: query['buyToken'],
    sellAmount: query['sellAmount'],
    sellToken: query['sellToken'],
    minBuyAmount: `${(buyAmount * 99n) / 100n}`,
    allowanceTarget: spender,
    gas: '100000',
    transaction: {
      to: market.router,
      data: encodeFunctionData({ abi: ABI, functionName: 'swapExactTokensForTokens', args }),
      value: '0',
      gas: null,
    },
  })
}

test('ranks the quotes of all providers, and builds the one that the client names', async () => {
  const { server, api } = await stage()
  const [, account] = chain().accounts
  if (!account) throw new Error('There is no account')
  await chain().mintTo(market.usd, account.address, 1000n * DOLLAR)
  const swap = { from: caip(market.usd), to: caip(market.dai), amount: `${1000n * DOLLAR}` }
  const [alone] = (await server.quotes(swap)).quotes
  const price = BigInt(alone?.toAmount ?? 0)
  const query = { ...swap, userAddress: caip(account.address) }
  const idsFor = async (amount: bigint): Promise<readonly (string | undefined)[]> => {
    api.answer(request => zerox(request, amount))
    return (await server.quotes(query)).quotes.map(({ provider }) => provider?.id)
  }
  expect(await idsFor(price - ETHER)).toEqual(['router', 'zerox'])
  // The amount is lower by next to nothing, but the swap takes less gas.
  expect(await idsFor(price - 1n)).toEqual(['zerox', 'router'])
  api.answer(request => zerox(request, price + ETHER))
  const { quotes } = await server.quotes(query)
  expect(quotes.map(({ provider }) => provider)).toEqual([
    { id: 'zerox', name: '0x' },
    { id: 'router', name: 'Local exchange' },
  ])

  const build = await server.build({ ...query, quoteId: quotes[0]?.id ?? '' })
  expect(build.body.quote?.provider?.id).toBe('zerox')
  await sendSteps(chain(), account, build.body.steps)
  expect(await chain().tokenBalanceOf(account.address, market.dai)).toBeGreaterThan(990n * ETHER)
})

test('without a quote id, prefers the provider that has an allowance', async () => {
  const { server, api } = await stage()
  const [, , account] = chain().accounts
  if (!account) throw new Error('There is no account')
  const swap = { from: caip(market.usd), to: caip(market.dai), amount: `${DOLLAR}` }
  const request = { ...swap, userAddress: caip(account.address), disableEstimate: true }
  api.answer(incoming => zerox(incoming, ETHER, market.weth))
  const providerOf = async (quoteId?: string): Promise<string | undefined> =>
    (await server.build({ ...request, ...(quoteId && { quoteId }) })).body.quote?.provider?.id

  expect(await providerOf()).toBe('zerox')
  const { body } = await server.get<{ tx: { from: string; data: string } }>('build-approve', swap)
  await sendSteps(chain(), account, [{ kind: 'transaction', to: body.tx.from, data: body.tx.data, value: '0' }])
  expect(await providerOf()).toBe('router')
  const [best] = (await server.quotes(swap)).quotes
  expect(await providerOf(best?.id ?? '')).toBe('zerox')
})

test('refuses and logs a better quote with a foreign spender', async () => {
  const { server, api, logs } = await stage()
  api.answer(request => zerox(request, 10n ** 30n, STRANGER))
  const swap = { from: caip(market.usd), to: caip(market.dai), amount: `${DOLLAR}` }
  const { quotes, skipped } = await server.quotes(swap)
  expect(quotes.map(({ provider }) => provider?.id)).toEqual(['router'])
  expect(skipped).toEqual([{ provider: 'zerox', reason: 'unavailable' }])
  expect(logs.map(line => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 'error', provider: 'zerox', contract: STRANGER, toAmount: `${10n ** 30n}` }),
  )
})

test('skips a quote far below the others', async () => {
  const { server, api } = await stage()
  const swap = { from: caip(market.usd), to: caip(market.dai), amount: `${DOLLAR}` }
  api.answer(request => zerox(request, ETHER / 2n))
  const { quotes, skipped } = await server.quotes(swap)
  expect(quotes.map(({ provider }) => provider?.id)).toEqual(['router'])
  expect(skipped).toEqual([{ provider: 'zerox', reason: 'outlier' }])
})

test('reveals no key if an API sends it back', async () => {
  const { server, api, logs } = await stage()
  api.answer(({ headers }) => reply({ message: `Your key ${headers['0x-api-key']} is invalid` }, 401))
  const swap = { from: caip(NATIVE), to: caip(market.usd), amount: `${ETHER}` }
  expect(JSON.stringify(await server.quotes(swap))).not.toContain(SECRET)
  expect(logs.join('\n')).toContain("Couldn't get a quote")
})

test('passes a signed Solana transaction to the provider that built it', async () => {
  const api = await startApiServer()
  const transaction = solanaTransaction(SOLANA_USER)
  const hash = '5'.repeat(88)
  api.answer(({ call, query }) =>
    call === 'POST /swap/v2/execute'
      ? reply({ status: 'Success', signature: hash })
      : reply({
          inputMint: query['inputMint'],
          outputMint: query['outputMint'],
          inAmount: query['amount'],
          outAmount: '1000',
          otherAmountThreshold: '990',
          feeBps: 0,
          transaction: query['taker'] ? transaction : '',
          requestId: 'r-1',
        }),
  )
  const server = await startSwapServer(market, databaseUrl(), {
    chains: { chains: { [SOLANA]: ['http://127.0.0.1:1'] } },
    swaps: { providers: [{ kind: 'jupiter', key: SECRET, url: api.url }] },
  })
  onTestFinished(async () => {
    await server.close()
    await api[Symbol.asyncDispose]()
  })
  const swap = {
    from: `${SOLANA}:So11111111111111111111111111111111111111111`,
    to: `${SOLANA}:${SOLANA_USDC}`,
    amount: '1000000',
  }
  const [quote] = (await server.quotes(swap)).quotes
  expect(quote).toMatchObject({ toAmount: '1000', fees: [], fromAccount: swap.from, isPublic: false })
  const userAddress = `${SOLANA}:${SOLANA_USER}`
  const { status, body } = await server.build({ ...swap, userAddress, quoteId: quote?.id ?? '' })
  const step = { kind: 'signedTransaction', transaction, submittedBy: 'server', requestId: 'jupiter:r-1' }
  expect([status, body.steps, body.minAmount]).toEqual([200, [step], '990'])
  expect(body).not.toHaveProperty('tx')

  const submission = { projectId: 'local', chainId: SOLANA, requestId: 'jupiter:r-1', transaction }
  expect(await server.post<ConvertExecution>('execute', submission)).toEqual({ status: 200, body: { hash } })
  expect(api.requests.at(-1)).toMatchObject({ body: { requestId: 'r-1', signedTransaction: transaction } })
  expect(api.requests[0]?.query['inputMint']).toBe(WRAPPED_SOL)
})
