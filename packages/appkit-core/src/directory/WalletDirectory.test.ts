import { expect, test } from 'vitest'
import { settled } from '../../test/createTestKit'
import { until } from '../../test/startBackend'
import { directoryOf, idsOf, namedWallets, startDirectory } from '../../test/startDirectory'
import type { ScriptedEnvironment } from '../testing/ScriptedEnvironment'

/** Waits until the minimum delay has passed and the response has arrived. */
async function searched(search: Promise<void>, environment: ScriptedEnvironment): Promise<void> {
  environment.advance(300)
  await search
}

test('sends each query as the contract defines, as project `local` to a self-hosted backend', async () => {
  const entries = namedWallets('w', 60)
  const { directory, environment, queries } = await startDirectory(entries, {
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
  expect(queries()).toEqual([
    { ...sdk, page: '1', entries: '1', include: 'w4' },
    { ...sdk, page: '1', entries: '4', include, exclude: 'w5,w4', chains },
    { ...sdk, page: '1', entries: '1', include: 'w5' },
    { ...sdk, page: '1', entries: '40', include, exclude: 'w0,w1,w2,w3,w5,w4', chains },
    { ...sdk, page: '1', entries: '100', include, exclude: 'w5', chains, search: 'w7', badge_type: 'certified' },
  ])
})

test('appends pages of 40 until the last, each wallet once and none already listed', async () => {
  const entries = namedWallets('w', 90)
  const { directory, state, backend } = await startDirectory(entries)
  await Promise.all([directory.loadMore(), directory.loadMore()])
  expect(state.wallets).toHaveLength(40)
  expect(idsOf(state.wallets)[0]).toBe('w4')
  expect(state).toMatchObject({ count: 90, hasMore: true, pages: { status: 'ready' } })
  // The directory gained an entry at its front, so the next page repeats the last wallet of this one.
  backend.answer = directoryOf([...namedWallets('new', 1), ...entries])
  await directory.loadMore()
  expect(state.wallets).toHaveLength(79)
  await directory.loadMore()
  expect(new Set(idsOf(state.wallets)).size).toBe(state.wallets.length)
  expect(state.hasMore).toBe(false)
  const before = backend.requests.length
  await directory.loadMore()
  expect(backend.requests).toHaveLength(before)
})

test('keeps the highest count reported', async () => {
  const entries = namedWallets('w', 60)
  const { directory, first, state } = await startDirectory(entries)
  await first.load()
  expect(state.count).toBe(60)
  await directory.loadMore()
  expect(state.count).toBe(60)
})

test('retries a failed page without skipping any', async () => {
  const entries = namedWallets('w', 90)
  const { directory, state, backend, answer } = await startDirectory(entries)
  await directory.loadMore()
  backend.answer = () => ({ status: 500, text: 'Internal server error' })
  await directory.loadMore()
  expect(state.pages).toMatchObject({ status: 'failed', error: { code: 'cloud/http' } })
  expect(state.wallets).toHaveLength(40)
  backend.answer = answer
  await directory.loadMore()
  expect(idsOf(state.wallets)[40]).toBe('w44')
  expect(state.pages).toEqual({ status: 'ready' })
})

test('loads pages even if the first list fails', async () => {
  const { directory, state, backend, answer } = await startDirectory(namedWallets('w', 6))
  backend.answer = request => (request.query.get('entries') === '4' ? { status: 500, json: {} } : answer(request))
  await directory.loadMore()
  expect(idsOf(state.wallets)).toEqual(['w0', 'w1', 'w2', 'w3', 'w4', 'w5'])
})

test('keeps the same pages when the first list loads later', async () => {
  const { directory, first, backend, answer, queries } = await startDirectory(namedWallets('w', 90))
  backend.answer = request => (request.query.get('entries') === '4' ? { status: 500, json: {} } : answer(request))
  await directory.loadMore()
  backend.answer = answer
  await first.load()
  await directory.loadMore()
  expect(directory.state.recommended).toHaveLength(4)
  expect(queries().at(-1)).not.toHaveProperty('exclude')
  expect(directory.state.wallets).toHaveLength(80)
})

test('fetches the next page if one has no usable wallet', async () => {
  const entries = [
    ...namedWallets('w', 4),
    ...namedWallets('far', 40, { chains: ['cosmos:x'] }),
    ...namedWallets('near', 3),
  ]
  const { directory, state } = await startDirectory(entries)
  await directory.loadMore()
  expect(idsOf(state.wallets)).toEqual(['near0', 'near1', 'near2'])
  expect(state.hasMore).toBe(false)
})

test("clears old results, shows none for 300 ms and keeps the server's order", async () => {
  const entries = ['zeta', 'alpha', 'beta'].map(name => ({ id: name, name }))
  const { directory, state, environment, backend } = await startDirectory(entries)
  const search = directory.search('  ta ')
  expect(state.search).toEqual({ text: 'ta', isCertified: false, status: { status: 'loading' }, wallets: [] })
  await until(() => backend.requests.length > 0)
  environment.advance(299)
  await settled()
  expect(state.search?.status).toEqual({ status: 'loading' })
  await searched(search, environment)
  expect(idsOf(state.search?.wallets ?? [])).toEqual(['zeta', 'beta'])
  void directory.search('alpha')
  expect(state.search).toMatchObject({ text: 'alpha', wallets: [] })
})

test('aborts the previous search and ignores its response', async () => {
  const { directory, state, environment, backend, answer } = await startDirectory(namedWallets('w', 6))
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

test('reports a failed search and allows a retry', async () => {
  const { directory, state, environment, backend, answer } = await startDirectory(namedWallets('w', 6))
  backend.answer = () => ({ status: 429, json: {} })
  await searched(directory.search('w1'), environment)
  expect(state.search?.status).toMatchObject({ status: 'failed', error: { status: 429 } })
  backend.answer = answer
  await searched(directory.search('w1'), environment)
  expect(idsOf(state.search?.wallets ?? [])).toEqual(['w1'])
})

test('finds certified wallets without text, and ends the search without either', async () => {
  const entries = [...namedWallets('w', 2), ...namedWallets('c', 1, { badge_type: 'certified' })]
  const { directory, state, environment } = await startDirectory(entries)
  await searched(directory.search('', { isCertified: true }), environment)
  expect(idsOf(state.search?.wallets ?? [])).toEqual(['c0'])
  await directory.search('  ')
  expect(state.search).toBeUndefined()
})

test('aborts requests when the modal closes and starts over when it opens', async () => {
  const { kit, directory, state, backend, answer } = await startDirectory(namedWallets('w', 6))
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
  expect(idsOf(state.wallets)).toEqual(['w4', 'w5'])
})

test('leaves nothing behind when the kit is destroyed', async () => {
  const { kit, directory, environment, backend } = await startDirectory(namedWallets('w', 6))
  backend.answer = () => undefined
  const pages = directory.loadMore()
  const search = directory.search('w1')
  await until(() => backend.requests.length >= 2)
  kit.destroy()
  await Promise.all([pages, search])
  expect(environment.openTimers).toBe(0)
  await until(() => backend.abandoned.length >= 2)
})

test('starts over with the pages and the search when the app changes the filters', async () => {
  const { kit, directory, state, environment } = await startDirectory(namedWallets('w', 60))
  await directory.loadMore()
  await searched(directory.search('w5'), environment)
  expect(idsOf(state.search?.wallets ?? [])).toContain('w59')
  await kit.updateOptions({ excludeWalletIds: ['w59', 'w4'] })
  expect(state).toMatchObject({ wallets: [], search: { text: 'w5', status: { status: 'loading' } } })
  await directory.loadMore()
  expect(state.wallets).toHaveLength(40)
  expect(idsOf(state.wallets)).not.toContain('w4')
  await until(() => state.pages.status === 'ready')
  environment.advance(300)
  await until(() => state.search?.status.status === 'ready')
  expect(idsOf(state.search?.wallets ?? [])).not.toContain('w59')
})
