import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, settled } from '../../test/createTestKit'
import { solana } from '../../test/networks'
import { type Backend, startBackend, until } from '../../test/startBackend'
import { hang } from '../testing/answers'
import type { ScriptedAdapter } from '../testing/ScriptedAdapter'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import type { ScriptedAsset } from '../testing/ScriptedTransfers'
import { scriptedAddress } from '../testing/scriptedAddress'
import { PortfolioController } from './PortfolioController'
import { subjectOf } from './PortfolioSubject'

const address = scriptedAddress('io.one')
const ether = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  price: 2000,
  value: 3000,
  quantity: { decimals: '18', numeric: '1.5' },
  iconUrl: '',
}
const elsewhere = { ...ether, chainId: 'eip155:5' }
const asset: ScriptedAsset = {
  address: 'native',
  balance: '0x1',
  type: 'NATIVE',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 0 },
}

/** Adapter whose wallet lists its assets. */
function createListingAdapter(): ScriptedAdapter {
  const adapter = createAdapter()
  adapter.capabilities.add('walletCapabilities').add('walletAssets')
  adapter.assets = { 1: [asset] }
  return adapter
}

async function setUp({
  adapter = createAdapter(),
  served = ['eip155:1', 'eip155:8453'],
  hasBackend = true,
}: {
  readonly adapter?: ScriptedAdapter
  readonly served?: readonly string[]
  readonly hasBackend?: boolean
} = {}) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const environment = new ScriptedEnvironment({ page: { document } })
  const bench = { balance: (): ReturnType<Backend['answer']> => ({ json: { balances: [ether, elsewhere] } }) }
  const backend = await startBackend(({ path }) =>
    path === '/v1/supported-chains' ? { json: { http: served, ws: [] } } : bench.balance(),
  )
  const made = await createLoadedKit({ adapter, environment, ...(hasBackend ? { cloud: backend.url } : {}) })
  await made.kit.connect({ connectorId: 'io.one' })
  const portfolios = made.modalKit.controller(PortfolioController)
  const requests = () => backend.requests.filter(({ path }) => path.endsWith('/balance'))
  const subject = (networks: 'all' | 'current' = 'current') => {
    const found = subjectOf(made.kit.chains.state, { networks })
    if (!found) throw new Error('not connected')
    return found
  }
  const status = () => portfolios.of(subject()).status
  return { ...made, adapter, backend, bench, portfolios, requests, subject, status, document }
}

test('shows assets of the active account from the backend, only of its network', async () => {
  const { portfolios, requests, subject, status } = await setUp()
  expect(status()).toBe('idle')
  const stop = portfolios.watch(subject())
  expect(status()).toBe('loading')
  await until(() => status() === 'ready')
  stop()
  expect(requests()).toHaveLength(1)
  expect(requests()[0]?.path).toBe(`/v1/account/${address}/balance`)
  expect(Object.fromEntries(requests()[0]?.query ?? [])).toMatchObject({
    currency: 'usd',
    chainId: 'eip155:1',
    st: 'appkit',
  })
  expect(portfolios.of(subject())).toMatchObject({
    status: 'ready',
    portfolio: {
      source: 'backend',
      assets: [{ symbol: 'ETH', units: 1_500_000_000_000_000_000n, value: 3000n * 10n ** 18n }],
      total: { value: 3000n * 10n ** 18n, unpriced: 0 },
    },
  })
})

test('requests all networks of a namespace in parallel and shows only those the app offers', async () => {
  const { portfolios, requests, subject, bench } = await setUp()
  bench.balance = () => ({ json: { balances: [ether, { ...ether, chainId: 'eip155:8453' }, elsewhere] } })
  const everywhere = subject('all')
  portfolios.watch(everywhere)
  await until(() => portfolios.of(everywhere).status === 'ready')
  expect(requests()[0]?.query.has('chainId')).toBe(false)
  const state = portfolios.of(everywhere)
  expect(state.status === 'ready' && state.portfolio.assets.map(({ id }) => id).sort()).toEqual([
    'eip155:1:native',
    'eip155:8453:native',
  ])
})

test("adds native assets of networks that the backend doesn't serve", async () => {
  const { portfolios, subject, adapter } = await setUp({ served: ['eip155:1'] })
  const everywhere = subject('all')
  await portfolios.refresh(everywhere)
  expect(portfolios.of(everywhere)).toMatchObject({
    portfolio: {
      source: 'backend',
      assets: [{ id: 'eip155:1:native' }, { id: 'eip155:8453:native', units: adapter.balance, price: undefined }],
      total: { unpriced: 1 },
    },
  })
})

test('bypasses caches on a tick and on refresh, and names the tokens that moved', async () => {
  const { portfolios, requests, subject, status, environment } = await setUp()
  portfolios.watch(subject())
  await until(() => status() === 'ready')
  environment.advance(10_000)
  await until(() => requests().length === 2)
  await settled()
  await portfolios.refresh(subject(), { forceUpdate: ['eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'] })
  expect(requests()).toHaveLength(3)
  expect(requests()[2]?.query.get('forceUpdate')).toBe('eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')
})

test('sends no request while hidden, and one immediately when visible again', async () => {
  const { portfolios, requests, subject, status, environment, document } = await setUp()
  portfolios.watch(subject())
  await until(() => status() === 'ready')
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  environment.advance(60_000)
  await settled()
  expect(requests()).toHaveLength(1)
  document.visibilityState = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  await until(() => requests().length === 2)
})

test('shows a toast when the backend fails, and keeps the last good assets', async () => {
  const { portfolios, bench, subject, status, environment, modalKit } = await setUp()
  portfolios.watch(subject())
  await until(() => status() === 'ready')
  bench.balance = () => ({ status: 503, json: { status: 'FAILED', reasons: [] } })
  environment.advance(10_000)
  await until(() => status() === 'stale')
  expect(portfolios.of(subject())).toMatchObject({ portfolio: { total: { value: 3000n * 10n ** 18n } } })
  expect(modalKit.toasts.state).toMatchObject({ open: true, variant: 'error', message: 'balance.unavailable' })
})

test('shows no toast over the account view, which says that the backend failed', async () => {
  const { portfolios, bench, subject, status, environment, modalKit } = await setUp()
  portfolios.watch(subject())
  await until(() => status() === 'ready')
  modalKit.router.reset('Account')
  bench.balance = () => ({ status: 503, json: { status: 'FAILED', reasons: [] } })
  environment.advance(10_000)
  await until(() => status() === 'stale')
  expect(modalKit.toasts.state.open).toBe(false)
})

test("shows the native asset of a network that the backend doesn't serve, and reports it once", async () => {
  const { portfolios, requests, subject, status, environment, modalKit, adapter } = await setUp({
    served: ['eip155:8453'],
  })
  portfolios.watch(subject())
  await until(() => status() === 'ready')
  expect(requests()).toHaveLength(0)
  expect(portfolios.of(subject())).toMatchObject({
    portfolio: {
      source: 'chain',
      assets: [{ units: adapter.balance, price: undefined }],
      total: { value: 0n, unpriced: 1 },
    },
  })
  expect(modalKit.toasts.state.message).toBe('balance.unavailable')
  modalKit.toasts.hide()
  environment.advance(10_000)
  await settled()
  expect(modalKit.toasts.state.open).toBe(false)
})

test('shows native assets for a chain that the backend proxies without balances', async () => {
  const { portfolios, bench, subject, status } = await setUp()
  bench.balance = () => ({ status: 400, json: { status: 'FAILED', reasons: [] } })
  portfolios.watch(subject())
  await until(() => status() === 'ready')
  expect(portfolios.of(subject())).toMatchObject({ portfolio: { source: 'chain' } })
})

test('queries the public provider only for eip155 and solana balances, without a report otherwise', async () => {
  const bitcoin = { ...solana, chainNamespace: 'bip122', caipNetworkId: 'bip122:main', id: 'main' } as const
  const { kit, modalKit } = await createLoadedKit({
    adapter: createAdapter('bip122'),
    networks: [bitcoin],
    projectId: 'p1',
    // Fails the request immediately.
    cloud: { web: 'http://127.0.0.1:1' },
  })
  await kit.connect({ connectorId: 'io.one' })
  const portfolios = modalKit.controller(PortfolioController)
  const mine = subjectOf(kit.chains.state)
  if (!mine) throw new Error('not connected')
  await portfolios.refresh(mine)
  expect(portfolios.of(mine)).toMatchObject({ status: 'ready', portfolio: { source: 'chain' } })
  expect(modalKit.toasts.state.open).toBe(false)
})

test('shows the native asset without a backend, and reports nothing', async () => {
  const { portfolios, subject, status, modalKit } = await setUp({ hasBackend: false })
  portfolios.watch(subject())
  await until(() => status() === 'ready')
  expect(portfolios.of(subject())).toMatchObject({ portfolio: { source: 'chain' } })
  expect(modalKit.toasts.state.open).toBe(false)
})

test('queries a wallet that lists assets instead of the backend, and its capabilities once', async () => {
  const adapter = createListingAdapter()
  const { portfolios, requests, subject, status } = await setUp({ adapter })
  portfolios.watch(subject())
  await until(() => status() === 'ready')
  await portfolios.refresh(subject())
  expect(portfolios.of(subject())).toMatchObject({ portfolio: { source: 'wallet', assets: [{ units: 1n }] } })
  expect(adapter.reads.filter(read => read.startsWith('getWalletCapabilities'))).toHaveLength(1)
  expect(requests()).toHaveLength(0)
})

test.each<[string, (adapter: ScriptedAdapter) => void]>([
  [
    'lists no assets',
    adapter => void (adapter.getWalletCapabilities = async () => ({ '0x1': { assetDiscovery: { supported: false } } })),
  ],
  ['fails', adapter => adapter.answerTo({ getWalletAssets: () => Promise.reject(new Error('no')) })],
  [
    'sends an invalid response',
    adapter => void (adapter.getWalletAssets = async () => ({ '0x1': [{ ...asset, type: 'native' }] })),
  ],
])('queries the backend when the wallet %s', async (_, prepare) => {
  const adapter = createListingAdapter()
  prepare(adapter)
  const { portfolios, subject, status } = await setUp({ adapter })
  portfolios.watch(subject())
  await until(() => status() === 'ready')
  expect(portfolios.of(subject())).toMatchObject({ portfolio: { source: 'backend' } })
})

test('times out a silent wallet after 5 s', async () => {
  const adapter = createListingAdapter()
  adapter.answerTo({ getWalletAssets: hang })
  const { portfolios, subject, status, environment } = await setUp({ adapter })
  portfolios.watch(subject())
  await settled()
  environment.advance(4_999)
  await settled()
  expect(status()).toBe('loading')
  environment.advance(1)
  await until(() => status() === 'ready')
  expect(portfolios.of(subject())).toMatchObject({ portfolio: { source: 'backend' } })
})

test('removes unwatched accounts from memory and storage at disconnect', async () => {
  const { kit, portfolios, subject, status } = await setUp()
  const mine = subject()
  const stop = portfolios.watch(mine)
  await until(() => status() === 'ready')
  stop()
  expect(portfolios.of(mine).status).toBe('ready')
  expect(kit.store.read({ name: '@appkit/portfolio_cache', parse: raw => raw, print: String })).toContain('ETH')
  await kit.disconnect()
  expect(portfolios.of(mine).status).toBe('idle')
  expect(kit.store.read({ name: '@appkit/portfolio_cache', parse: raw => raw, print: String })).toBeUndefined()
})

test('leaves no timer and no listener after destroy', async () => {
  const { kit, portfolios, requests, subject, status, environment, document } = await setUp()
  portfolios.watch(subject())
  await until(() => status() === 'ready')
  kit.destroy()
  document.dispatchEvent(new Event('visibilitychange'))
  environment.advance(60_000)
  await settled()
  expect(requests()).toHaveLength(1)
  expect(environment.openTimers).toBe(0)
})

test('sorts 10,000 tokens and adds them up exactly', async () => {
  const { portfolios, bench, subject, status } = await setUp()
  const balances = Array.from({ length: 10_000 }, (_, index) => ({
    ...ether,
    address: `eip155:1:0x${index.toString(16).padStart(40, '0')}`,
    price: index + 1,
  }))
  bench.balance = () => ({ json: { balances } })
  portfolios.watch(subject())
  await until(() => status() === 'ready')
  const state = portfolios.of(subject())
  if (state.status !== 'ready') throw new Error(state.status)
  expect(state.portfolio.assets.slice(0, 2).map(({ price }) => price)).toEqual([10_000, 9_999])
  expect(state.portfolio.total.value).toBe((50_005_000n * 3n * 10n ** 18n) / 2n)
})

test('keeps the list on a refresh without changes, and otherwise the unchanged tokens', async () => {
  const { portfolios, bench, subject } = await setUp()
  const token = (price: number) => ({ ...ether, address: `eip155:1:0x${'1'.repeat(40)}`, price })
  const assets = async (price: number) => {
    bench.balance = () => ({ json: { balances: [ether, token(price)] } })
    await portfolios.refresh(subject())
    const state = portfolios.of(subject())
    if (state.status !== 'ready') throw new Error(state.status)
    return state.portfolio.assets
  }
  const first = await assets(1)
  expect(await assets(1)).toBe(first)
  const changed = await assets(2)
  expect(changed).not.toBe(first)
  expect(changed[0]).toBe(first[0])
  expect(changed[1]).toMatchObject({ price: 2, value: 3n * 10n ** 18n })
})
