import { expect, test } from 'vitest'
import { base, mainnet, polygon } from '../../test/networks'
import { until } from '../../test/startBackend'
import { idsOf, namedWallets, startDirectory } from '../../test/startDirectory'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'

test("loads featured wallets in the app's order, four recommended ones and the total count", async () => {
  const { first, state } = await startDirectory(namedWallets('w', 6), {
    featuredWalletIds: ['w4', 'w1'],
    excludeWalletIds: ['w5'],
  })
  await first.load()
  expect(idsOf(state.featured)).toEqual(['w4', 'w1'])
  expect(idsOf(state.recommended)).toEqual(['w0', 'w2', 'w3'])
  expect(idsOf(state.excluded)).toEqual(['w5'])
  expect(state).toMatchObject({ count: 3, start: { status: 'ready' } })
})

test('retries only failed requests', async () => {
  const { first, state, backend, answer, queries } = await startDirectory(namedWallets('w', 6), {
    featuredWalletIds: ['w1'],
  })
  backend.answer = request => (request.query.get('entries') === '4' ? { status: 503, json: {} } : answer(request))
  await first.load()
  expect(state.start).toMatchObject({ status: 'failed', error: { message: 'HTTP status code: 503' } })
  expect(idsOf(state.featured)).toEqual(['w1'])
  backend.answer = answer
  await first.load()
  await first.load()
  expect(state.start).toEqual({ status: 'ready' })
  expect(queries().map(({ entries: size }) => size)).toEqual(['1', '4', '4'])
})

test('omits wallets that share no chain with the app, but not those with unknown chains', async () => {
  const entries = [
    { id: 'same', name: 'same', chains: ['eip155:137', 'eip155:1'] },
    { id: 'other', name: 'other', chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] },
    { id: 'unknown', name: 'unknown' },
  ]
  const { first, state } = await startDirectory(entries, { networks: [mainnet, base] })
  await first.load()
  expect(idsOf(state.recommended)).toEqual(['same', 'unknown'])
  expect(state.count).toBe(3)
})

test('on phones, lists only wallets that a phone can open', async () => {
  const entries = [
    { id: 'phone', name: 'phone', mobile_link: 'phone://' },
    { id: 'desktop', name: 'desktop', desktop_link: 'desktop://' },
  ]
  const environment = new ScriptedEnvironment({ page: { navigator: { userAgent: 'Android' } } })
  const { first, state } = await startDirectory(entries, { environment })
  await first.load()
  expect(idsOf(state.recommended)).toEqual(['phone'])
})

test('without an adapter, lists only wallets that a link can open', async () => {
  const entries = [
    { id: 'linked', name: 'linked', webapp_link: 'https://w.example' },
    { id: 'extension', name: 'extension', rdns: 'io.x' },
  ]
  const { first, state } = await startDirectory(entries, { adapters: [] })
  await first.load()
  expect(idsOf(state.recommended)).toEqual(['linked'])
})

test("queries a local chain's family by its main chain", async () => {
  const local = { ...polygon, id: 31_337, caipNetworkId: 'eip155:31337' as const }
  const entries = namedWallets('w', 2, { chains: ['eip155:1'] })
  const { first, state, queries } = await startDirectory(entries, { networks: [local] })
  await first.load()
  expect(queries()[0]).toMatchObject({ chains: 'eip155:31337,eip155:1' })
  expect(state.recommended).toHaveLength(2)
})

test('keeps names and links unchanged, and only images that are safe or from the backend', async () => {
  const entries = [
    { id: 'own', name: '<b>Own</b>', image_id: 'a b', mobile_link: 'own://', rdns: null, badge_type: 'certified' },
    { id: 'https', name: 'n', image_url: 'https://cdn.example/x.png', injected: [{ injected_id: 'isX' }, {}] },
    { id: 'hostile', name: 'n', image_url: 'javascript:alert(1)', mobile_link: 7 },
    { id: 'broken' },
  ]
  const { first, state, backend } = await startDirectory(entries)
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

test('sends one request for two concurrent calls', async () => {
  const { first, queries } = await startDirectory(namedWallets('w', 6))
  await Promise.all([first.load(), first.load()])
  expect(queries()).toHaveLength(1)
  expect(first.recommendedIds).toEqual(['w0', 'w1', 'w2', 'w3'])
})

test('aborts requests when the modal closes, and the next call starts again', async () => {
  const { kit, first, state, backend, answer } = await startDirectory(namedWallets('w', 6))
  backend.answer = () => undefined
  await kit.open()
  const loading = first.load()
  expect(state.start).toEqual({ status: 'loading' })
  await until(() => backend.requests.length > 0)
  kit.close()
  await loading
  expect(state).toMatchObject({ start: { status: 'idle' }, recommended: [] })
  await until(() => backend.abandoned.length > 0)
  backend.answer = answer
  await first.load()
  expect(state.start).toEqual({ status: 'ready' })
  expect(idsOf(state.recommended)).toEqual(['w0', 'w1', 'w2', 'w3'])
})

test('keeps loaded data when the modal closes', async () => {
  const { kit, first, state, queries } = await startDirectory(namedWallets('w', 6))
  await kit.open()
  await first.load()
  kit.close()
  await first.load()
  expect(state.start).toEqual({ status: 'ready' })
  expect(queries()).toHaveLength(1)
})

test('aborts requests when the kit is destroyed', async () => {
  const { kit, first, backend } = await startDirectory(namedWallets('w', 6))
  backend.answer = () => undefined
  const loading = first.load()
  await until(() => backend.requests.length > 0)
  kit.destroy()
  await loading
  await until(() => backend.abandoned.length > 0)
})

test('loads the lists again for new filters, once, and not for other options', async () => {
  const { kit, first, state, queries } = await startDirectory(namedWallets('w', 8), { featuredWalletIds: ['w4'] })
  await first.load()
  const before = queries().length
  await kit.updateOptions({ locale: 'de', featuredWalletIds: ['w4'] })
  expect(queries()).toHaveLength(before)

  await kit.updateOptions({ featuredWalletIds: ['w7'], includeWalletIds: ['w0', 'w1', 'w2'], excludeWalletIds: ['w1'] })
  expect(state).toMatchObject({ featured: [], recommended: [], start: { status: 'loading' } })
  await first.load()
  expect([state.featured, state.recommended, state.excluded].map(idsOf)).toEqual([['w7'], ['w0', 'w2'], ['w1']])
  expect(queries()).toHaveLength(before + 3)
  expect(first.recommendedIds).toEqual(['w0', 'w2'])
})

test('ignores a response to former filters', async () => {
  const { kit, first, state, backend, answer } = await startDirectory(namedWallets('w', 8))
  let answerFormer = () => {}
  backend.answer = request => new Promise(resolve => (answerFormer = () => resolve(answer(request))))
  const former = first.load()
  await until(() => backend.requests.length === 1)
  backend.answer = answer
  await kit.updateOptions({ includeWalletIds: ['w6'] })
  await first.load()
  answerFormer()
  await former
  expect(idsOf(state.recommended)).toEqual(['w6'])
})

test('sends nothing for new filters before the lists are wanted', async () => {
  const { kit, queries } = await startDirectory(namedWallets('w', 2))
  await kit.updateOptions({ includeWalletIds: ['w1'] })
  expect(queries()).toEqual([])
})
