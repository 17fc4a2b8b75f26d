import { expect, test } from 'vitest'
import { createLoadedKit, settled } from '../../test/createTestKit'
import { type Backend, type BackendAnswer, type BackendRequest, startBackend, until } from '../../test/startBackend'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { scriptedAddress } from '../testing/scriptedAddress'
import { NftController } from './NftController'

const account = { address: scriptedAddress('io.one'), caipNetworkId: 'eip155:1' } as const
const nft = (tokenId: string, overrides: object = {}) => ({
  id: `eip155:1/erc721:0xaa/${tokenId}`,
  chainId: 'eip155:1',
  standard: 'erc721',
  contract: '0xaa',
  tokenId,
  quantity: '1',
  name: null,
  description: null,
  collection: { name: 'Things', symbol: null },
  imageUrl: null,
  attributes: [],
  metadata: 'ready',
  ...overrides,
})
/** Five NFTs, two per page. */
function paged({ query }: BackendRequest): ReturnType<Backend['answer']> {
  const start = Number(query.get('cursor') ?? 0)
  const data = ['1', '2', '3', '4', '5'].slice(start, start + 2).map(tokenId => nft(tokenId))
  return { json: { data, next: start + 2 < 5 ? String(start + 2) : null, isComplete: true } }
}

async function setUp({ answer = paged, hasBackend = true } = {}) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const environment = new ScriptedEnvironment({ page: { document } })
  const bench = { answer, served: ['eip155:1'], nfts: ['eip155:1'] as readonly string[] | undefined }
  const backend = await startBackend(request =>
    request.path === '/v1/supported-chains'
      ? { json: { http: bench.served, ws: [], nfts: bench.nfts } }
      : bench.answer(request),
  )
  const made = await createLoadedKit({ environment, ...(hasBackend ? { cloud: backend.url } : {}) })
  await made.kit.connect({ connectorId: 'io.one' })
  const controller = made.modalKit.controller(NftController)
  const requests = () => backend.requests.filter(({ path }) => path.endsWith('/nfts'))
  const status = () => controller.of(account).status
  const shown = () => {
    const state = controller.of(account)
    return 'nfts' in state ? state.nfts.map(({ tokenId }) => tokenId) : undefined
  }
  return { ...made, bench, backend, controller, requests, status, shown, document }
}

const failure: Backend['answer'] = () => ({ status: 503, json: { status: 'FAILED', reasons: [] } })

test('loads the first page on watch and further pages on request, each once', async () => {
  const { controller, requests, status, shown } = await setUp()
  expect(status()).toBe('idle')
  controller.watch(account)
  expect(status()).toBe('loading')
  await until(() => status() === 'ready')
  expect(shown()).toEqual(['1', '2'])
  expect(requests()[0]?.query.get('chainId')).toBe('eip155:1')
  const more = [controller.loadMore(account), controller.loadMore(account)]
  await until(() => status() === 'loadingMore')
  await Promise.all(more)
  expect(shown()).toEqual(['1', '2', '3', '4'])
  await controller.loadMore(account)
  expect(controller.of(account)).toMatchObject({ status: 'ready', hasMore: false, isComplete: true })
  await controller.loadMore(account)
  expect(requests()).toHaveLength(3)
})

test('keeps loaded pages when one fails, and requests it again', async () => {
  const { controller, bench, status, shown } = await setUp()
  controller.watch(account)
  await until(() => status() === 'ready')
  bench.answer = failure
  await controller.loadMore(account)
  expect(controller.of(account)).toMatchObject({ status: 'moreFailed', hasMore: true, error: { status: 503 } })
  expect(shown()).toEqual(['1', '2'])
  bench.answer = paged
  await controller.loadMore(account)
  expect(shown()).toEqual(['1', '2', '3', '4'])
})

test('refreshes pending pages every 10 s, only while watched and visible', async () => {
  const pending = () => ({ json: { data: [nft('1', { metadata: 'pending' })], next: null, isComplete: true } })
  const { controller, bench, requests, status, environment, document } = await setUp({ answer: pending })
  const stop = controller.watch(account)
  await until(() => status() === 'ready')
  await settled()
  environment.advance(10_000)
  await until(() => requests().length === 2)
  await settled()
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  environment.advance(60_000)
  await settled()
  expect(requests()).toHaveLength(2)
  bench.answer = () => ({ json: { data: [nft('1')], next: null, isComplete: true } })
  document.visibilityState = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  await until(() => requests().length === 3)
  await settled()
  environment.advance(14_999)
  await settled()
  expect(requests()).toHaveLength(3)
  stop()
  expect(environment.openTimers).toBe(0)
})

test('refreshes a watched list every 15 s per page', async () => {
  const held = [nft('1')]
  const { controller, bench, requests, status, shown, environment } = await setUp({
    answer: () => ({ json: { data: held, next: null, isComplete: true } }),
  })
  controller.watch(account)
  await until(() => status() === 'ready')
  await settled()
  const first = controller.of(account)
  environment.advance(15_000)
  await until(() => requests().length === 2)
  await settled()
  expect(controller.of(account)).toBe(first)
  held.unshift(nft('2'))
  environment.advance(15_000)
  await until(() => shown()?.length === 2)
  expect(shown()).toEqual(['2', '1'])

  bench.answer = paged
  await controller.refresh(account)
  await controller.loadMore(account)
  await controller.loadMore(account)
  const before = requests().length
  environment.advance(44_999)
  await settled()
  expect(requests()).toHaveLength(before)
  environment.advance(1)
  await until(() => requests().length === before + 3)
})

test('keeps a list that failed to refresh as stale and retries after 30 s', async () => {
  const { controller, bench, requests, status, shown, environment } = await setUp()
  controller.watch(account)
  await until(() => status() === 'ready')
  bench.answer = failure
  await controller.refresh(account)
  const since = environment.now()
  expect(controller.of(account)).toMatchObject({ status: 'stale', since, hasMore: true })
  expect(shown()).toEqual(['1', '2'])
  environment.advance(29_999)
  await settled()
  expect(requests()).toHaveLength(2)
  bench.answer = paged
  environment.advance(1)
  await until(() => status() === 'ready')
})

test('the state is unavailable without any list, and loading during a retry', async () => {
  const { controller, bench, status } = await setUp({ answer: failure })
  controller.watch(account)
  await until(() => status() === 'unavailable')
  bench.answer = paged
  const asking = controller.refresh(account)
  await until(() => status() === 'loading')
  await asking
  expect(status()).toBe('ready')
})

test('continues after an empty first page', async () => {
  const { controller, status, shown } = await setUp({
    answer: ({ query }) =>
      query.get('cursor')
        ? { json: { data: [nft('9')], next: null, isComplete: true } }
        : { json: { data: [], next: 'on', isComplete: true } },
  })
  controller.watch(account)
  await until(() => status() === 'ready')
  expect(shown()).toEqual(['9'])
})

test.each([400, 404])('the state is unsupported when the backend responds with %i', async code => {
  const { controller, requests, status, environment } = await setUp({ answer: () => ({ status: code, json: {} }) })
  controller.watch(account)
  await until(() => status() === 'unsupported')
  environment.advance(60_000)
  await settled()
  expect(requests()).toHaveLength(1)
})

test('sends no request without NFT support or backend', async () => {
  const { controller, requests, bench } = await setUp()
  bench.served = ['eip155:1', 'eip155:8453']
  const elsewhere = { address: 'a', caipNetworkId: 'eip155:8453' } as const
  await controller.refresh(elsewhere)
  expect(controller.of(elsewhere).status).toBe('unsupported')
  expect(requests()).toEqual([])
  const alone = await setUp({ hasBackend: false })
  await alone.controller.refresh(account)
  expect(alone.status()).toBe('unsupported')
  await alone.controller.findChains()
  expect([alone.controller.state.chains, alone.backend.requests]).toEqual([[], []])
})

test('reads the supported networks from one request for the served chains', async () => {
  const { controller, bench, backend, shown } = await setUp()
  const solana = { address: 'a', caipNetworkId: 'solana:main' } as const
  bench.nfts = ['solana:main']
  expect(controller.state.chains).toBeUndefined()
  await Promise.all([controller.findChains(), controller.findChains()])
  expect(controller.state.chains).toEqual(['solana:main'])
  await controller.refresh(solana)
  await controller.refresh(account)
  expect([controller.of(solana).status, controller.of(account).status]).toEqual(['ready', 'unsupported'])
  expect(shown()).toBeUndefined()
  expect(backend.requests.filter(({ path }) => path === '/v1/supported-chains')).toHaveLength(1)
})

test.each([
  ['names no networks', undefined],
  ['sends an invalid list', 'eip155:1' as unknown as readonly string[]],
])('supports no network with a backend that %s', async (_, nfts) => {
  const { controller, bench, requests, status } = await setUp()
  bench.nfts = nfts
  await controller.findChains()
  expect(controller.state.chains).toEqual([])
  await controller.refresh(account)
  expect([status(), requests()]).toEqual(['unsupported', []])
})

test('lists no networks while the backend is unreachable', async () => {
  const { controller, backend } = await setUp()
  backend.answer = failure
  await controller.findChains()
  expect(controller.state.chains).toEqual([])
})

test('returns only image URLs that are safe', async () => {
  const { controller, status } = await setUp({
    answer: () => ({
      json: {
        data: [nft('1', { imageUrl: 'javascript:alert(1)' }), nft('2', { imageUrl: 'https://example.org/2.png' })],
        next: null,
        isComplete: true,
      },
    }),
  })
  controller.watch(account)
  await until(() => status() === 'ready')
  const state = controller.of(account)
  expect('nfts' in state && state.nfts.map(({ imageUrl }) => imageUrl)).toEqual([
    undefined,
    'https://example.org/2.png',
  ])
})

test('removes unwatched accounts and pending requests at disconnect', async () => {
  const { kit, controller, bench, status, requests } = await setUp()
  let answer: (response: BackendAnswer) => void = () => {}
  bench.answer = () =>
    new Promise<BackendAnswer>(resolve => {
      answer = resolve
    })
  const asking = controller.refresh(account)
  await until(() => requests().length === 1)
  await kit.disconnect()
  expect(status()).toBe('idle')
  answer({ json: { data: [nft('1')], next: null, isComplete: true } })
  await asking
  expect(status()).toBe('idle')
})

test('leaves no timer after destroy', async () => {
  const { kit, controller, status, environment } = await setUp({
    answer: () => ({ json: { data: [], next: null, isComplete: false } }),
  })
  controller.watch(account)
  await until(() => status() === 'ready')
  await settled()
  kit.destroy()
  expect(environment.openTimers).toBe(0)
})
