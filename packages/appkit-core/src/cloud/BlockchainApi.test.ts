import { expect, test } from 'vitest'
import { createLoadedKit, settled } from '../../test/createTestKit'
import { type Backend, type BackendRequest, startBackend } from '../../test/startBackend'
import { memoryStorage } from '../storage/memoryStorage'
import { scriptedAddress } from '../testing/scriptedAddress'
import { BlockchainApi } from './BlockchainApi'

const address = scriptedAddress('io.one')
const usdc = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dai = 'eip155:1:0x6B175474E89094C44Da98b954EedeAC495271d0F'
const transaction = {
  id: 'a',
  metadata: {
    operationType: 'send',
    hash: '0xab',
    minedAt: '2026-01-02T03:04:05Z',
    sentFrom: address,
    sentTo: '0xbb',
    status: 'confirmed',
    nonce: 7,
    application: null,
    chain: 'eip155:1',
  },
  transfers: [
    {
      fungible_info: { name: 'USD Coin', symbol: 'USDC', icon: null },
      nft_info: null,
      direction: 'out',
      quantity: { numeric: '1.5' },
      value: null,
      price: null,
      is_spam: false,
      address: usdc,
    },
  ],
}
const record = { name: 'alice.eth', attributes: null, addresses: { '60': { address: '0xcc', created_at: null } } }

async function setUp(answer: (request: BackendRequest) => ReturnType<Backend['answer']> = () => ({ json: {} })) {
  const served: { http: string[]; ws: string[]; nfts: string[]; history?: string[] } = {
    http: ['eip155:1'],
    ws: [],
    nfts: ['eip155:1'],
  }
  const storage = memoryStorage()
  const bench = { answer }
  const backend = await startBackend(request =>
    request.path === '/v1/supported-chains' ? { json: served } : bench.answer(request),
  )
  const made = await createLoadedKit({ cloud: backend.url, projectId: 'p1', storage })
  await made.kit.connect({ connectorId: 'io.one' })
  const api = made.modalKit.part(BlockchainApi)
  const asked = () => backend.requests.filter(({ path }) => path !== '/v1/supported-chains' && path.startsWith('/v1/'))
  return { ...made, api, bench, backend, asked, served, storage }
}

const query = { address, caipNetworkId: 'eip155:1' } as const

test('every question carries the project and the version, also those that are posted', async () => {
  const { api, asked } = await setUp(({ method }) => ({ json: method === 'POST' ? { fungibles: [] } : { data: [] } }))
  await api.getHistory(query)
  await api.getPrices([usdc])
  for (const { query } of asked())
    expect([query.get('projectId'), query.get('st'), query.get('sv')]).toEqual([
      'p1',
      'appkit',
      expect.stringMatching(/^html-scripted-/u),
    ])
  expect(JSON.parse(asked()[1]?.body ?? '')).toEqual({ projectId: 'p1', currency: 'usd', addresses: [usdc] })
})

test('chains that the backend does not serve are not asked about', async () => {
  const { api, asked } = await setUp()
  const elsewhere = { address, caipNetworkId: 'eip155:8453' } as const
  expect(await api.getHistory(elsewhere)).toEqual({ data: [] })
  expect((await api.getBalances(elsewhere)).rows).toEqual([])
  expect(await api.getNfts(elsewhere)).toEqual({ data: [], isComplete: true })
  expect(await api.lookUpName('alice.eth', 'eip155:8453')).toBeUndefined()
  expect(await api.namesOf(address, 'eip155:8453')).toEqual([])
  expect((await api.getPrices(['eip155:8453:0xaa'])).size).toBe(0)
  expect(asked()).toEqual([])
})

test('which chains are served is asked once, and again as long as nobody said', async () => {
  const { api, served, backend } = await setUp(() => ({ json: { data: [] } }))
  const times = () => backend.requests.filter(({ path }) => path === '/v1/supported-chains').length
  served.http = []
  expect(await api.isSupported('eip155:1')).toBe(false)
  served.http = ['eip155:1']
  expect(await api.isSupported('eip155:1')).toBe(true)
  expect(await api.isSupported('eip155')).toBe(true)
  expect(await api.isSupported('eip155:10')).toBe(false)
  expect(times()).toBe(2)
})

test('a history is asked for with its spam, and not at all where the backend has none', async () => {
  const { api, asked, served } = await setUp(() => ({ json: { data: [] } }))
  Object.assign(served, { http: ['eip155:1', 'eip155:10'], history: ['eip155:1'] })
  await api.getHistory(query)
  expect(asked().map(one => one.query.get('spam'))).toEqual(['include'])
  expect(await api.getHistory({ ...query, caipNetworkId: 'eip155:10' })).toEqual({ data: [] })
  expect(asked()).toHaveLength(1)
  expect(await api.historyChains()).toEqual(['eip155:1'])
})

test('a backend that does not list its histories has one for every chain', async () => {
  const { api } = await setUp()
  expect(await api.historyChains()).toEqual(['eip155:1'])
})

test('the newest page of a history is kept for 15 s and over a reload; older pages are never taken for it', async () => {
  const { api, asked, environment, storage, backend } = await setUp(({ query }) => ({
    json: { data: [{ ...transaction, id: query.get('cursor') ?? 'newest' }], next: 'c1' },
  }))
  const first = await api.getHistory(query)
  expect(first).toMatchObject({
    data: [{ id: 'newest', metadata: { nonce: 7 }, transfers: [{ address: usdc }] }],
    next: 'c1',
  })
  expect((await api.getHistory({ ...query, cursor: 'c1' })).data[0]?.id).toBe('c1')
  expect(await api.getHistory(query)).toEqual(first)
  expect(asked()).toHaveLength(2)
  const again = await createLoadedKit({ cloud: backend.url, projectId: 'p1', storage, environment })
  expect(await again.modalKit.part(BlockchainApi).getHistory(query)).toEqual(first)
  expect(asked()).toHaveLength(2)
  environment.advance(15_000)
  await api.getHistory(query)
  expect(asked()).toHaveLength(3)
})

test('a transaction without transfers stays in the history, and one that can’t be read is left out', async () => {
  const { api } = await setUp(() => ({
    json: { data: [{ ...transaction, transfers: null }, { id: 'b' }, null], next: null },
  }))
  expect(await api.getHistory(query)).toMatchObject({ data: [{ id: 'a', transfers: [] }] })
})

test('balances are kept by chain as well as by address, for 30 s, unless a new answer is wanted', async () => {
  const { api, asked, environment, served } = await setUp(({ query }) => ({
    json: { balances: [{ symbol: query.get('chainId'), quantity: { decimals: '18', numeric: '1' }, price: 1 }] },
  }))
  served.http = ['eip155:1', 'eip155:8453']
  expect((await api.getBalances(query)).rows[0]?.symbol).toBe('eip155:1')
  expect((await api.getBalances({ address, caipNetworkId: 'eip155:8453' })).rows[0]?.symbol).toBe('eip155:8453')
  const asOf = environment.now()
  environment.advance(29_999)
  expect(await api.getBalances(query)).toMatchObject({ asOf })
  expect(asked()).toHaveLength(2)
  expect(await api.getBalances({ ...query, isFresh: true })).toMatchObject({ asOf: asOf + 29_999 })
  environment.advance(30_000)
  await api.getBalances(query)
  expect(asked()).toHaveLength(4)
})

test('several prices are had at once, by the address that was asked for; what is not known is not made up', async () => {
  const price = (address: string, value: unknown) => ({
    address,
    name: '',
    symbol: 'S',
    iconUrl: '',
    price: value,
    decimals: 6,
  })
  const { api, asked, environment } = await setUp(() => ({
    json: { fungibles: [price(usdc.toLowerCase(), 0.999), price(dai, 0), price('eip155:1:0xother', 5)] },
  }))
  const prices = await api.getPrices([usdc, dai])
  expect([...prices].map(([known, { price }]) => [known, price])).toEqual([[usdc, 0.999]])
  await api.getPrices([usdc, dai])
  expect(asked()).toHaveLength(1)
  environment.advance(15_000)
  await api.getPrices([usdc, dai])
  expect(asked()).toHaveLength(2)
})

test.each([{ text: '<html>' }, { json: [] }, { json: { fungibles: 'none' } }])(
  'an answer of prices that can’t be used is refused',
  async answer => {
    const { api } = await setUp(() => answer)
    await expect(api.getPrices([usdc])).rejects.toMatchObject({ code: 'cloud/unfit-answer' })
  },
)

test('a name is resolved anew each time and for the network in use, since money goes where it says', async () => {
  const { api, asked, served } = await setUp(() => ({ json: record }))
  served.http = ['eip155:1', 'eip155:10']
  expect(await api.lookUpName('alice.eth', 'eip155:1')).toMatchObject({ addresses: { '60': { address: '0xcc' } } })
  await api.lookUpName('alice.eth', 'eip155:1')
  await api.lookUpName('alice.eth', 'eip155:10')
  const told = asked().map(({ path, query }) => `${path} ${query.get('apiVersion')} ${query.get('chainId')}`)
  expect(told).toEqual(['eip155:1', 'eip155:1', 'eip155:10'].map(id => `/v1/profile/account/alice.eth 2 ${id}`))
})

test.each<[string, ReturnType<Backend['answer']>]>([
  ['an empty list', { json: [] }],
  ['404', { status: 404, json: {} }],
])('a name that nobody has is no failure: %s', async (_, answer) => {
  const { api } = await setUp(() => answer)
  expect(await api.lookUpName('nobody.eth', 'eip155:1')).toBeUndefined()
  expect(await api.namesOf(address, 'eip155:1')).toEqual([])
})

test('a name that can’t be resolved fails in the words of the server, else of the catalogue', async () => {
  const { api, bench } = await setUp(() => ({
    status: 400,
    json: { status: 'FAILED', reasons: [{ field: 'name', description: 'Name is invalid: a b' }] },
  }))
  await expect(api.lookUpName('a b', 'eip155:1')).rejects.toMatchObject({
    code: 'names/resolve-failed',
    message: 'Name is invalid: a b',
  })
  bench.answer = () => ({ status: 500, text: 'Internal server error' })
  await expect(api.lookUpName('alice.eth', 'eip155:1')).rejects.toThrow('Error resolving name')
  await expect(api.namesOf(address, 'eip155:1')).rejects.toMatchObject({
    code: 'names/reverse-failed',
    message: 'Error fetching names for address',
  })
})

test('who stops waiting for a name hears that, and no failure', async () => {
  const { api } = await setUp(() => undefined)
  const scope = new AbortController()
  const looking = api.lookUpName('alice.eth', 'eip155:1', scope.signal)
  await settled()
  scope.abort()
  await expect(looking).rejects.toMatchObject({ code: 'cloud/aborted' })
})

test('an identity is kept for 5 min; a picture that is none, and a name with invisible characters, count as absent', async () => {
  const { api, asked, bench, environment } = await setUp(() => ({
    json: { name: 'alice.eth', avatar: 'https://example.org/a.png', resolvedAt: null },
  }))
  expect(await api.getIdentity('0x01')).toEqual({ name: 'alice.eth', avatar: 'https://example.org/a.png' })
  environment.advance(299_999)
  await api.getIdentity('0x01')
  expect(asked()).toHaveLength(1)
  expect(asked()[0]?.query.get('sender')).toBe(address)
  bench.answer = () => ({ json: { name: 'ali\u200bce.eth', avatar: 'javascript:alert(1)' } })
  expect(await api.getIdentity('0x02')).toEqual({ name: undefined, avatar: undefined })
})

test('collectibles are read with quantities that no float could hold', async () => {
  const nft = {
    id: 'eip155:1/erc1155:0xaa/7',
    chainId: 'eip155:1',
    standard: 'erc1155',
    contract: '0xaa',
    tokenId: '7',
    quantity: '123456789012345678901234567890',
    name: null,
    description: null,
    collection: { name: 'Things', symbol: null },
    imageUrl: null,
    attributes: [{ name: 'Hat', value: 'Red' }],
    metadata: 'pending',
  }
  const { api } = await setUp(() => ({
    json: { data: [nft, { ...nft, quantity: '-1' }], next: 'n', isComplete: false },
  }))
  expect(await api.getNfts(query)).toMatchObject({
    data: [{ quantity: 123456789012345678901234567890n, collection: { name: 'Things' }, metadata: 'pending' }],
    next: 'n',
    isComplete: false,
  })
})

test('a disconnect forgets every answer', async () => {
  const { api, kit, storage, bench } = await setUp(() => ({ json: { data: [transaction] } }))
  await api.getHistory(query)
  bench.answer = () => ({ json: { name: 'alice.eth' } })
  await api.getIdentity('0x01')
  expect(storage.getItem('@appkit/history_transactions_cache')).toContain('0xab')
  expect(storage.getItem('@appkit/identity_cache')).toContain('alice.eth')
  await kit.disconnect()
  expect(storage.getItem('@appkit/history_transactions_cache')).toBeNull()
  expect(storage.getItem('@appkit/identity_cache')).toBeNull()
})

test('what is kept has the form that AppKit 1.8 reads', async () => {
  const { api, storage, environment } = await setUp(() => ({ json: { data: [transaction] } }))
  await api.getHistory(query)
  const kept = JSON.parse(storage.getItem('@appkit/history_transactions_cache') ?? '{}')
  expect(kept).toMatchObject({
    [address]: { 'eip155:1': { timestamp: environment.now(), transactions: { data: [{ id: 'a' }] } } },
  })
})
