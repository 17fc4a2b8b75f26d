import type { ConvertGasPrice, ConvertTokens, FailureBody } from '@openappkit/contract'
import { convertTokensSchema } from '@openappkit/contract/schemas'
import { maxUint256 } from 'viem'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  CHAIN,
  caip,
  ETHER,
  type Market,
  NATIVE,
  openMarket,
  type SwapServer,
  startSwapServer,
} from '../../test/convert/SwapStage'
import { SOLANA, SOLANA_USDC, SOLANA_USER } from '../../test/convert/solanaTransaction'
import { sharedChain } from '../../test/prices/sharedChain'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import type { CloudOptions } from '../server/CloudOptions'

const databaseUrl = sharedDatabase()
const chain = sharedChain()
let market: Market

beforeAll(async () => {
  market = await openMarket(chain())
}, 60_000)

async function stage(options?: CloudOptions): Promise<SwapServer> {
  const server = await startSwapServer(market, databaseUrl(), options)
  onTestFinished(() => server.close())
  return server
}

const user = (): string => caip(chain().accounts[0].address)
const failure = (field: string, description: string | RegExp): Partial<FailureBody> => ({
  status: 'FAILED',
  reasons: [{ field, description: expect.stringMatching(description) as string }],
})

test('lists the native coin and the tokens of the operator, without spam', async () => {
  const tokens = [
    { address: market.usd, name: 'Dollar', symbol: 'USDX', decimals: 6, iconUrl: 'https://icons.example/usd.png' },
    { address: market.dai, name: 'Spam', symbol: 'SPAM', decimals: 18, isSpam: true },
  ]
  const settings = { upstreams: [chain().url], tokens, swaps: { router: market.router } }
  const server = await stage({ chains: { chains: { [CHAIN]: settings } } })
  const { status, body } = await server.get<ConvertTokens>('tokens', { chainId: CHAIN })
  expect(status).toBe(200)
  expect(convertTokensSchema.parse(body).tokens).toEqual([
    { name: 'Ether', symbol: 'ETH', address: caip(NATIVE), decimals: 18, logoUri: expect.any(String), eip2612: false },
    {
      name: 'Dollar',
      symbol: 'USDX',
      address: caip(market.usd),
      decimals: 6,
      logoUri: expect.stringContaining('http'),
      eip2612: false,
    },
  ])

  const found = await server.get<ConvertTokens>('tokens', { chainId: CHAIN, address: caip(market.weth) })
  expect(found.body.tokens).toMatchObject([{ address: caip(market.weth), decimals: 18 }])
  const missing = await server.get<ConvertTokens>('tokens', { chainId: CHAIN, address: caip(NATIVE.replace('e', '1')) })
  expect(missing.body.tokens).toEqual([])
})

test('prices gas for three speeds', async () => {
  const server = await stage()
  const { body } = await server.get<ConvertGasPrice>('gas-price', { chainId: CHAIN })
  const [standard, fast, instant] = [body.standard, body.fast, body.instant].map(BigInt)
  expect(standard).toBeGreaterThan(0n)
  expect(fast).toBeGreaterThanOrEqual(standard ?? 0n)
  expect(instant).toBeGreaterThanOrEqual(fast ?? 0n)
})

test('allows any amount of the native coin', async () => {
  const server = await stage()
  const { body } = await server.get('allowance', { tokenAddress: caip(NATIVE), userAddress: user() })
  expect(body).toEqual({ allowance: `${maxUint256}` })
})

test('lists the chains with swaps', async () => {
  const server = await stage()
  expect(await (await fetch(`${server.url}/v1/supported-chains`)).json()).toMatchObject({ swaps: [CHAIN] })
})

test('states in the quotes why there are none', async () => {
  const server = await stage()
  const empty = await chain().createToken({ name: 'Lonely', symbol: 'LON', decimals: 18 })
  const quotes = (to: string, amount: string) => server.quotes({ from: caip(NATIVE), to: caip(to), amount })
  expect(await quotes(empty, '1')).toEqual({ quotes: [], skipped: [{ provider: 'router', reason: 'no-route' }] })
  expect(await quotes(market.usd, '1')).toEqual({
    quotes: [],
    skipped: [{ provider: 'router', reason: 'amount-too-low' }],
  })
})

test.each<[string, string, () => Record<string, string>, string | RegExp, string?]>([
  [
    'quotes',
    'tokens of two chains',
    () => ({ from: caip(NATIVE), to: `eip155:1:${market.usd}`, amount: '1' }),
    'different chains',
  ],
  [
    'quotes',
    'a user on another chain',
    () => ({ from: caip(NATIVE), to: caip(market.usd), amount: '1', userAddress: `eip155:1:${market.usd}` }),
    'different chains',
  ],
  ['quotes', 'the same token twice', () => ({ from: caip(NATIVE), to: caip(NATIVE), amount: '1' }), 'same token'],
  ['quotes', 'an amount of zero', () => ({ from: caip(NATIVE), to: caip(market.usd), amount: '0' }), 'above zero'],
  [
    'quotes',
    'an amount above 256 bits',
    () => ({ from: caip(NATIVE), to: caip(market.usd), amount: '9'.repeat(78) }),
    'fit 256 bits',
  ],
  ['quotes', 'a token without a chain', () => ({ from: market.usd, to: caip(market.usd), amount: '1' }), 'CAIP-10'],
  [
    'quotes',
    'an unlisted chain',
    () => ({ from: `eip155:5:${NATIVE}`, to: `eip155:5:${market.usd}`, amount: '1' }),
    /swaps on the chain eip155:5$/,
    'chainId',
  ],
  ['tokens', 'an unlisted chain', () => ({ chainId: 'eip155:5' }), /swaps on the chain eip155:5$/, 'chainId'],
  ['gas-price', 'an unlisted chain', () => ({ chainId: 'eip155:5' }), /swaps on the chain eip155:5$/, 'chainId'],
  [
    'allowance',
    'an unlisted chain',
    () => ({ tokenAddress: `eip155:5:${market.usd}`, userAddress: `eip155:5:${market.usd}` }),
    'eip155:5',
    'chainId',
  ],
  [
    'allowance',
    'a contract that is no token',
    () => ({ tokenAddress: caip(NATIVE.replace('e', '1')), userAddress: user() }),
    "isn't a token",
  ],
  [
    'allowance',
    'a foreign spender',
    () => ({ tokenAddress: caip(market.usd), userAddress: user(), spender: caip(market.usd) }),
    'No provider has this spender',
  ],
  [
    'build-approve',
    'the native coin',
    () => ({ from: caip(NATIVE), to: caip(market.usd), amount: '1' }),
    'needs no approval',
  ],
])('%s rejects %s', async (path, _, query, description, field = '') => {
  const server = await stage()
  expect(await server.get(path, query())).toMatchObject({ status: 400, body: failure(field, description) })
})

test('approves an unlimited amount if the request names none', async () => {
  const server = await stage()
  const query = { from: caip(market.usd), to: caip(market.dai), userAddress: user() }
  const { body } = await server.get<{ tx: { data: string } }>('build-approve', query)
  expect(body.tx.data.endsWith('f'.repeat(64))).toBe(true)
})

test('requires slippage, as a whole percentage', async () => {
  const server = await stage()
  const swap = { from: caip(NATIVE), to: caip(market.usd), amount: `${ETHER}`, userAddress: user(), projectId: 'local' }
  const build = (body: object) => server.post<FailureBody | string>('build-transaction', { ...swap, ...body })
  expect((await build({ eip155: { slippage: 1 } })).status).toBe(200)
  expect((await build({ slippageBps: 50 })).status).toBe(200)
  expect(await build({})).toMatchObject({ status: 400, body: failure('', 'slippageBps is missing') })
  expect(await build({ slippageBps: 5001 })).toMatchObject({ status: 400, body: failure('', 'above 50 %') })
  for (const slippage of ['1', 0.5, -1, 101]) {
    expect(await build({ eip155: { slippage } })).toMatchObject({
      status: 422,
      body: expect.stringContaining('eip155'),
    })
  }
})

test('checks the project in the body', async () => {
  const server = await stage()
  const swap = { from: caip(NATIVE), to: caip(market.usd), amount: '1', userAddress: user(), slippageBps: 50 }
  for (const projectId of [undefined, 'nobody']) {
    const refused = await server.post('build-transaction', { ...swap, projectId })
    expect(refused).toMatchObject({ status: 401, body: failure('authentication', 'Unauthorized') })
  }
})

test.each(['nonsense', 'router:1:0123456789abcdef', 'other:1:0123456789abcdef'])(
  'refuses the unknown quote %s',
  async quoteId => {
    const server = await stage()
    const swap = { from: caip(NATIVE), to: caip(market.usd), amount: `${ETHER}`, userAddress: user() }
    expect(await server.build({ ...swap, quoteId })).toMatchObject({
      status: 400,
      body: failure('', 'Request a new quote'),
    })
  },
)

test('returns the reason of a transaction that would fail', async () => {
  const server = await stage()
  const swap = { from: caip(NATIVE), to: caip(market.usd), amount: `${ETHER}`, userAddress: user() }
  const [quote] = (await server.quotes(swap)).quotes
  const wallet = caip('0x00000000000000000000000000000000000000bb')
  const poor = await server.build({ ...swap, userAddress: wallet, quoteId: quote?.id ?? '' })
  expect(poor).toMatchObject({ status: 400, body: failure('', 'balance is too low') })
})

test('submits only to the provider that built the transaction', async () => {
  const server = await stage()
  const submission = { projectId: 'local', chainId: CHAIN, requestId: 'router:1', transaction: 'AAAA' }
  expect(await server.post('execute', submission)).toMatchObject({ status: 400, body: failure('', 'requestId') })
  const elsewhere = await server.post('execute', { ...submission, chainId: SOLANA })
  expect(elsewhere).toMatchObject({ status: 400, body: failure('chainId', SOLANA) })
})

test('answers 503 if the chain is down', async () => {
  const settings = { upstreams: ['http://127.0.0.1:1'], swaps: { router: market.router } }
  const server = await stage({ chains: { chains: { [CHAIN]: settings } } })
  const swap = { from: caip(NATIVE), to: caip(market.usd), amount: '1' }
  expect(await server.quotes(swap)).toEqual({ quotes: [], skipped: [{ provider: 'router', reason: 'unavailable' }] })
  expect((await server.get('gas-price', { chainId: CHAIN })).status).toBe(503)
  expect((await server.build({ ...swap, userAddress: user() })).status).toBe(503)
})

test('serves Solana through a market maker', async () => {
  const settings = { upstreams: ['http://127.0.0.1:1'] }
  const server = await stage({
    chains: { chains: { [SOLANA]: settings } },
    swaps: { providers: [{ kind: 'rfq', url: 'http://127.0.0.1:1', chains: [SOLANA] }] },
  })
  const native = `${SOLANA}:So11111111111111111111111111111111111111111`
  const swap = { from: native, to: `${SOLANA}:${SOLANA_USDC}`, amount: '1' }
  expect(await server.quotes(swap)).toEqual({ quotes: [], skipped: [{ provider: 'rfq', reason: 'unavailable' }] })
  expect((await server.get('gas-price', { chainId: SOLANA })).status).toBe(400)
  const query = { tokenAddress: swap.to, userAddress: `${SOLANA}:${SOLANA_USER}` }
  expect((await server.get('allowance', query)).status).toBe(400)
})
