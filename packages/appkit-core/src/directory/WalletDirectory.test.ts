import { expect, test } from 'vitest'
import { createLoadedKit, settled, type TestKitSettings } from '../../test/createTestKit'
import { base, mainnet, polygon } from '../../test/networks'
import { type BackendRequest, startBackend, until } from '../../test/startBackend'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { FirstWallets } from './FirstWallets'
import { WalletDirectory } from './WalletDirectory'

function names(prefix: string, count: number, more: object = {}): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, name: `${prefix}${index}`, ...more }))
}

/** A directory with these wallets in this order, as the contract describes it. */
function holding(entries: readonly Record<string, unknown>[]) {
  return (request: BackendRequest) => answer(entries, request)
}

function answer(entries: readonly Record<string, unknown>[], { query }: BackendRequest) {
  const list = (name: string) => query.get(name)?.split(',')
  const [include, exclude, search] = [list('include'), list('exclude') ?? [], query.get('search')]
  const found = entries.filter(
    ({ id, name, badge_type }) =>
      (!include || include.includes(String(id))) &&
      !exclude.includes(String(id)) &&
      (!search || String(name).includes(search)) &&
      (query.get('badge_type') !== 'certified' || badge_type === 'certified'),
  )
  const size = Number(query.get('entries'))
  const start = (Number(query.get('page')) - 1) * size
  return { json: { data: found.slice(start, start + size), count: found.length } }
}

async function load(entries: readonly Record<string, unknown>[], settings: TestKitSettings = {}) {
  const answer = holding(entries)
  const backend = await startBackend(answer)
  const made = await createLoadedKit({ cloud: backend.url, ...settings })
  const directory = made.modalKit.service(WalletDirectory)
  const first = made.modalKit.service(FirstWallets)
  const asked = () =>
    backend.requests.filter(({ path }) => path === '/getWallets').map(({ query }) => Object.fromEntries(query))
  return { ...made, directory, first, state: directory.state, backend, answer, asked }
}

/** A search is over once its time has passed and the answer is there. */
async function searched(search: Promise<void>, environment: ScriptedEnvironment): Promise<void> {
  environment.advance(300)
  await search
}

const ids = (wallets: readonly { readonly id: string }[]) => wallets.map(({ id }) => id)

test('the first list: featured in the order of the host, four recommended, and the count of all wallets', async () => {
  const { first, state } = await load(names('w', 6), {
    featuredWalletIds: ['w4', 'w1'],
    excludeWalletIds: ['w5'],
  })
  await first.load()
  expect(ids(state.featured)).toEqual(['w4', 'w1'])
  expect(ids(state.recommended)).toEqual(['w0', 'w2', 'w3'])
  expect(ids(state.excluded)).toEqual(['w5'])
  expect(state).toMatchObject({ count: 3, start: { status: 'ready' } })
})

test('every question is asked as the contract says, as project local of a backend of one’s own', async () => {
  const entries = names('w', 60)
  const { directory, environment, asked } = await load(entries, {
    featuredWalletIds: ['w4'],
    includeWalletIds: entries.map(({ id }) => String(id)).slice(0, 58),
    excludeWalletIds: ['w5'],
  })
  await directory.loadMore()
  await searched(directory.search(' w7 ', { isCertified: true }), environment)
  const include = entries
    .map(({ id }) => id)
    .slice(0, 58)
    .join(',')
  const sdk = { projectId: 'local', st: 'appkit', sv: 'html-scripted-0.0.0' }
  const chains = 'eip155:1,eip155:8453'
  expect(asked()).toEqual([
    { ...sdk, page: '1', entries: '1', include: 'w4' },
    { ...sdk, page: '1', entries: '4', include, exclude: 'w5,w4', chains },
    { ...sdk, page: '1', entries: '1', include: 'w5' },
    { ...sdk, page: '1', entries: '40', include, exclude: 'w0,w1,w2,w3,w5,w4', chains },
    { ...sdk, page: '1', entries: '100', include, exclude: 'w5', chains, search: 'w7', badge_type: 'certified' },
  ])
})

test('what is known is not asked twice, what failed is', async () => {
  const { first, state, backend, answer, asked } = await load(names('w', 6), { featuredWalletIds: ['w1'] })
  backend.answer = request => (request.query.get('entries') === '4' ? { status: 503, json: {} } : answer(request))
  await first.load()
  expect(state.start).toMatchObject({ status: 'failed', error: { message: 'HTTP status code: 503' } })
  expect(ids(state.featured)).toEqual(['w1'])
  backend.answer = answer
  await first.load()
  await first.load()
  expect(state.start).toEqual({ status: 'ready' })
  expect(asked().map(({ entries: size }) => size)).toEqual(['1', '4', '4'])
})

test('pages of 40 are appended, each wallet once, without those that are listed already, until the last', async () => {
  const entries = names('w', 90)
  const { directory, state, backend } = await load(entries)
  await Promise.all([directory.loadMore(), directory.loadMore()])
  expect(state.wallets).toHaveLength(40)
  expect(ids(state.wallets)[0]).toBe('w4')
  expect(state).toMatchObject({ count: 90, hasMore: true, pages: { status: 'ready' } })
  // The directory has grown by one at its front: the next page repeats the last wallet of this one.
  backend.answer = holding([...names('new', 1), ...entries])
  await directory.loadMore()
  expect(state.wallets).toHaveLength(79)
  await directory.loadMore()
  expect(new Set(ids(state.wallets)).size).toBe(state.wallets.length)
  expect(state.hasMore).toBe(false)
  const before = backend.requests.length
  await directory.loadMore()
  expect(backend.requests).toHaveLength(before)
})

test('the count is the highest number seen', async () => {
  const entries = names('w', 60)
  const { directory, first, state } = await load(entries)
  await first.load()
  expect(state.count).toBe(60)
  await directory.loadMore()
  expect(state.count).toBe(60)
})

test('a page that failed is tried again and none is skipped', async () => {
  const entries = names('w', 90)
  const { directory, state, backend, answer } = await load(entries)
  await directory.loadMore()
  backend.answer = () => ({ status: 500, text: 'Internal server error' })
  await directory.loadMore()
  expect(state.pages).toMatchObject({ status: 'failed', error: { code: 'cloud/http' } })
  expect(state.wallets).toHaveLength(40)
  backend.answer = answer
  await directory.loadMore()
  expect(ids(state.wallets)[40]).toBe('w44')
  expect(state.pages).toEqual({ status: 'ready' })
})

test('pages come also when the first list does not', async () => {
  const { directory, state, backend, answer } = await load(names('w', 6))
  backend.answer = request => (request.query.get('entries') === '4' ? { status: 500, json: {} } : answer(request))
  await directory.loadMore()
  expect(ids(state.wallets)).toEqual(['w0', 'w1', 'w2', 'w3', 'w4', 'w5'])
})

test('pages stay the same ones when the first list comes later', async () => {
  const { directory, first, backend, answer, asked } = await load(names('w', 90))
  backend.answer = request => (request.query.get('entries') === '4' ? { status: 500, json: {} } : answer(request))
  await directory.loadMore()
  backend.answer = answer
  await first.load()
  await directory.loadMore()
  expect(directory.state.recommended).toHaveLength(4)
  expect(asked().at(-1)).not.toHaveProperty('exclude')
  expect(directory.state.wallets).toHaveLength(80)
})

test('wallets without a chain in common are left out, those whose chains nobody knows stay', async () => {
  const entries = [
    { id: 'same', name: 'same', chains: ['eip155:137', 'eip155:1'] },
    { id: 'other', name: 'other', chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] },
    { id: 'unknown', name: 'unknown' },
  ]
  const { first, state } = await load(entries, { networks: [mainnet, base] })
  await first.load()
  expect(ids(state.recommended)).toEqual(['same', 'unknown'])
  expect(state.count).toBe(3)
})

test('a page of nothing useful is followed by the next at once', async () => {
  const entries = [...names('w', 4), ...names('far', 40, { chains: ['cosmos:x'] }), ...names('near', 3)]
  const { directory, state } = await load(entries)
  await directory.loadMore()
  expect(ids(state.wallets)).toEqual(['near0', 'near1', 'near2'])
  expect(state.hasMore).toBe(false)
})

test('on a phone only wallets that a phone can open are listed', async () => {
  const entries = [
    { id: 'phone', name: 'phone', mobile_link: 'phone://' },
    { id: 'desktop', name: 'desktop', desktop_link: 'desktop://' },
  ]
  const environment = new ScriptedEnvironment({ page: { navigator: { userAgent: 'Android' } } })
  const { first, state } = await load(entries, { environment })
  await first.load()
  expect(ids(state.recommended)).toEqual(['phone'])
})

test('with no adapter only wallets that a link reaches are listed', async () => {
  const entries = [
    { id: 'linked', name: 'linked', webapp_link: 'https://w.example' },
    { id: 'extension', name: 'extension', rdns: 'io.x' },
  ]
  const { first, state } = await load(entries, { adapters: [] })
  await first.load()
  expect(ids(state.recommended)).toEqual(['linked'])
})

test("a development machine's own chain is looked for by the main chain of its family", async () => {
  const local = { ...polygon, id: 31_337, caipNetworkId: 'eip155:31337' as const }
  const entries = names('w', 2, { chains: ['eip155:1'] })
  const { first, state, asked } = await load(entries, { networks: [local] })
  await first.load()
  expect(asked()[0]).toMatchObject({ chains: 'eip155:31337,eip155:1' })
  expect(state.recommended).toHaveLength(2)
})

test("names and links are as the server gave them; pictures are the backend's own, or safe", async () => {
  const entries = [
    { id: 'own', name: '<b>Own</b>', image_id: 'a b', mobile_link: 'own://', rdns: null, badge_type: 'certified' },
    { id: 'https', name: 'n', image_url: 'https://cdn.example/x.png', injected: [{ injected_id: 'isX' }, {}] },
    { id: 'hostile', name: 'n', image_url: 'javascript:alert(1)', mobile_link: 7 },
    { id: 'broken' },
  ]
  const { first, state, backend } = await load(entries)
  await first.load()
  expect(state.recommended).toMatchObject([
    { name: '<b>Own</b>', mobile_link: 'own://', rdns: undefined, badge: 'certified' },
    { image_url: 'https://cdn.example/x.png', injectedIds: ['isX'] },
    { image_url: undefined, mobile_link: undefined },
  ])
  expect(state.recommended[0]?.image_url).toBe(
    `${backend.url}/getWalletImage/a%20b?projectId=local&st=appkit&sv=html-scripted-0.0.0`,
  )
})

test('a search clears what was found before, shows nothing for 300 ms, and keeps the order of the server', async () => {
  const entries = ['zeta', 'alpha', 'beta'].map(name => ({ id: name, name }))
  const { directory, state, environment, backend } = await load(entries)
  const search = directory.search('  ta ')
  expect(state.search).toEqual({ text: 'ta', isCertified: false, status: { status: 'loading' }, wallets: [] })
  await until(() => backend.requests.length > 0)
  environment.advance(299)
  await settled()
  expect(state.search?.status).toEqual({ status: 'loading' })
  await searched(search, environment)
  expect(ids(state.search?.wallets ?? [])).toEqual(['zeta', 'beta'])
  void directory.search('alpha')
  expect(state.search).toMatchObject({ text: 'alpha', wallets: [] })
})

test('a new search ends the one before it, whose answer shows nowhere', async () => {
  const { directory, state, environment, backend, answer } = await load(names('w', 6))
  let answerFirst = () => {}
  backend.answer = request =>
    request.query.get('search') === 'w1'
      ? new Promise(resolve => (answerFirst = () => resolve(answer(request))))
      : answer(request)
  const first = directory.search('w1')
  await until(() => backend.requests.length >= 1)
  const second = directory.search('w2')
  await searched(second, environment)
  answerFirst()
  await first
  expect(state.search).toMatchObject({ text: 'w2', status: { status: 'ready' }, wallets: [{ id: 'w2' }] })
  await until(() => backend.abandoned.length > 0)
})

test('a search that failed says so and can be tried again', async () => {
  const { directory, state, environment, backend, answer } = await load(names('w', 6))
  backend.answer = () => ({ status: 429, json: {} })
  await searched(directory.search('w1'), environment)
  expect(state.search?.status).toMatchObject({ status: 'failed', error: { status: 429 } })
  backend.answer = answer
  await searched(directory.search('w1'), environment)
  expect(ids(state.search?.wallets ?? [])).toEqual(['w1'])
})

test('certified wallets are found without a text; without both the search is over', async () => {
  const entries = [...names('w', 2), ...names('c', 1, { badge_type: 'certified' })]
  const { directory, state, environment } = await load(entries)
  await searched(directory.search('', { isCertified: true }), environment)
  expect(ids(state.search?.wallets ?? [])).toEqual(['c0'])
  await directory.search('  ')
  expect(state.search).toBeUndefined()
})

test('closing the modal gives up what is under way; opening it begins anew', async () => {
  const { kit, directory, state, backend, answer } = await load(names('w', 6))
  backend.answer = () => undefined
  await kit.open()
  const pages = directory.loadMore()
  const search = directory.search('w1')
  await until(() => backend.requests.length >= 2)
  kit.close()
  await Promise.all([pages, search])
  expect(state).toMatchObject({ start: { status: 'idle' }, pages: { status: 'idle' }, search: undefined })
  backend.answer = answer
  await directory.loadMore()
  expect(state).toMatchObject({ start: { status: 'ready' }, pages: { status: 'ready' } })
  expect(ids(state.wallets)).toEqual(['w4', 'w5'])
})

test('when the kit ends nothing stays behind', async () => {
  const { kit, directory, environment, backend } = await load(names('w', 6))
  backend.answer = () => undefined
  const pages = directory.loadMore()
  const search = directory.search('w1')
  await until(() => backend.requests.length >= 2)
  kit.destroy()
  await Promise.all([pages, search])
  expect(environment.openTimers).toBe(0)
  await until(() => backend.abandoned.length >= 2)
})
