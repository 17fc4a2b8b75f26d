import { expect, test } from 'vitest'
import { sent, startActivity, subject } from '../test/activityKit'
import { settled } from '../test/PageEnvironment'
import { fungible, spamNft, wireTransaction, wireTransactions } from '../test/wireTransaction'
// Error messages load with the first failure. Importing them here keeps their load time out of these tests.
import { ActivityCatalog } from './modal/ActivityCatalog'

test('sends no request before the activity is shown', async () => {
  const { backend, status } = await startActivity()
  expect([status(), backend.requestedCursors]).toEqual(['idle', []])
})

test('shows the newest page', async () => {
  const { activity, backend, ids, status } = await startActivity()
  backend.transactions = wireTransactions(70)
  activity.watch(subject)
  expect(status()).toBe('loading')
  await expect.poll(status).toBe('ready')
  expect([ids().length, ids()[0], backend.requestedCursors]).toEqual([50, 't0', ['']])
})

test('reads the pages in order, each transaction and each page once', async () => {
  const { activity, backend, events, ids, status } = await startActivity({ options: { projectId: 'p1' } })
  backend.transactions = wireTransactions(130)
  activity.watch(subject)
  await expect.poll(status).toBe('ready')
  const first = activity.loadMore(subject)
  expect(status()).toBe('loadingMore')
  await Promise.all([first, activity.loadMore(subject)])
  await activity.loadMore(subject)
  await activity.loadMore(subject)
  expect(ids()).toEqual(backend.transactions.map(({ id }) => id))
  expect(backend.requestedCursors).toEqual(['', 't49', 't99'])
  expect(events.map(({ event, properties }) => [event, properties])).toEqual([
    ['LOAD_MORE_TRANSACTIONS', { address: subject.address, projectId: 'p1', cursor: 't49', isSmartAccount: false }],
    ['LOAD_MORE_TRANSACTIONS', { address: subject.address, projectId: 'p1', cursor: 't99', isSmartAccount: false }],
  ])
})

test('reads each of 5 000 transactions exactly once while new ones arrive', async () => {
  const { activity, backend, environment, ids, status } = await startActivity()
  backend.transactions = wireTransactions(5_000)
  activity.watch(subject)
  await expect.poll(status).toBe('ready')
  for (let page = 0; page < 99; page++) {
    backend.transactions = [wireTransaction(`new${page}`), ...backend.transactions]
    if (page % 10 === 0) {
      environment.advance(16_000)
      await activity.retry(subject)
    }
    await activity.loadMore(subject)
  }
  environment.advance(16_000)
  await activity.retry(subject)
  expect(ids()).toEqual(backend.transactions.map(({ id }) => id))
})

test('treats the newest page as fresh for 15 s, even for a new watcher', async () => {
  const { activity, backend, environment, status } = await startActivity()
  backend.transactions = wireTransactions(3)
  const stop = activity.watch(subject)
  await expect.poll(status).toBe('ready')
  stop()
  environment.advance(14_999)
  activity.watch(subject)()
  expect(backend.requestedCursors).toHaveLength(1)
  environment.advance(1)
  activity.watch(subject)
  await expect.poll(() => backend.requestedCursors.length).toBe(2)
})

test('keeps separate pages for each network and account', async () => {
  const { activity, backend, ids, status } = await startActivity()
  backend.transactions = [wireTransaction('a'), wireTransaction('b', { chain: 'eip155:8453' })]
  activity.watch(subject)
  const base = { ...subject, caipNetworkId: 'eip155:8453' } as const
  activity.watch(base)
  await expect.poll(status).toBe('ready')
  await expect.poll(() => activity.of(base).status).toBe('ready')
  expect(ids()).toEqual(['a'])
  expect(activity.of(base)).toMatchObject({ history: { transactions: [{ id: 'b' }] } })
  expect(activity.of({ ...subject, address: '0x00' }).status).toBe('idle')
})

test('reports a failure as a toast, to onError and as an event, and a retry succeeds', async () => {
  const { activity, backend, errors, events, ids, kit, status } = await startActivity()
  backend.transactions = wireTransactions(1)
  backend.isDown = true
  activity.watch(subject)
  await expect.poll(status).toBe('failed')
  await expect
    .poll(() => kit.toasts.state)
    .toMatchObject({ open: true, message: 'Failed to fetch transactions', variant: 'error' })
  expect(errors.filter(({ code }) => code === 'activity/load-failed')).toHaveLength(1)
  expect(events).toMatchObject([
    { event: 'ERROR_FETCH_TRANSACTIONS', properties: { address: subject.address, cursor: '', isSmartAccount: false } },
  ])
  backend.isDown = false
  await activity.retry(subject)
  expect([status(), ids()]).toEqual(['ready', ['t0']])
})

test('keeps the loaded pages if an older page fails, and a retry succeeds', async () => {
  const { activity, backend, events, ids, status } = await startActivity()
  backend.transactions = wireTransactions(60)
  activity.watch(subject)
  await expect.poll(status).toBe('ready')
  backend.isDown = true
  await activity.loadMore(subject)
  expect([status(), ids().length]).toEqual(['moreFailed', 50])
  expect(events.at(-1)).toMatchObject({ event: 'ERROR_FETCH_TRANSACTIONS', properties: { cursor: 't49' } })
  backend.isDown = false
  await activity.loadMore(subject)
  expect([status(), ids().length]).toEqual(['ready', 60])
})

test('keeps the content without a toast if a background read fails', async () => {
  const { activity, backend, environment, kit, pending, status } = await startActivity()
  backend.transactions = wireTransactions(1)
  pending.add(sent)
  activity.watch(subject)
  await expect.poll(status).toBe('ready')
  backend.isDown = true
  environment.advance(15_000)
  await expect.poll(() => backend.requestedCursors.length).toBe(2)
  await settled()
  expect([status(), kit.toasts.state.open]).toEqual(['ready', false])
})

test('reports an outage once, keeps its message until it is over, and retries every 30 s', async () => {
  const { activity, backend, environment, errors, events, ids, kit, status } = await startActivity()
  backend.transactions = wireTransactions(1)
  backend.isDown = true
  activity.watch(subject)
  await expect.poll(status).toBe('failed')
  await expect.poll(() => kit.toasts.state.open).toBe(true)
  kit.toasts.hide()
  const statuses: string[] = []
  for (let tick = 1; tick <= 20; tick++) {
    environment.advance(15_000)
    // A visible retry would show as loading here, before its response.
    statuses.push(status())
    await expect.poll(() => backend.requestedCursors.length).toBe(1 + Math.floor(tick / 2))
    await settled()
    statuses.push(status())
  }
  expect([...new Set(statuses)]).toEqual(['failed'])
  expect([errors.map(({ code }) => code), events.length]).toEqual([['activity/load-failed'], 1])
  expect(kit.toasts.state.open).toBe(false)
  backend.isDown = false
  environment.advance(30_000)
  await expect.poll(status).toBe('ready')
  expect(ids()).toEqual(['t0'])
})

test('retries immediately on request during an outage, and reports the failure again', async () => {
  const { activity, backend, errors, events, status } = await startActivity()
  backend.isDown = true
  activity.watch(subject)
  await expect.poll(status).toBe('failed')
  const tried = activity.retry(subject)
  expect(status()).toBe('loading')
  await tried
  expect([status(), backend.requestedCursors.length, errors.length, events.length]).toEqual(['failed', 2, 2, 2])
})

test('shows a running background retry once the user retries, and its outcome', async () => {
  const { activity, backend, environment, errors, status } = await startActivity()
  backend.isDown = true
  activity.watch(subject)
  await expect.poll(status).toBe('failed')
  let release = () => {}
  backend.hold = new Promise(resolve => {
    release = resolve
  })
  environment.advance(30_000)
  await expect.poll(() => backend.requestedCursors.length).toBe(2)
  expect(status()).toBe('failed')
  const tried = activity.retry(subject)
  expect(status()).toBe('loading')
  release()
  await tried
  expect([status(), backend.requestedCursors.length, errors.length]).toEqual(['failed', 2, 2])
})

test('tracks several background failures in a row as one event', async () => {
  const { activity, backend, environment, events, status } = await startActivity()
  backend.transactions = wireTransactions(1)
  activity.watch(subject)
  await expect.poll(status).toBe('ready')
  backend.isDown = true
  environment.advance(15_000)
  for (let tries = 2; tries < 6; tries++) {
    await expect.poll(() => backend.requestedCursors.length).toBe(tries)
    await settled()
    environment.advance(30_000)
  }
  expect([status(), events.length]).toEqual(['ready', 1])
})

test('marks a network that the backend does not serve as unknown, without a request', async () => {
  const { activity, backend, status } = await startActivity()
  backend.chains = ['eip155:10']
  activity.watch(subject)
  await expect.poll(status).toBe('unknown')
  expect(backend.requestedCursors).toEqual([])
})

test('marks every network as unknown without a backend', async () => {
  const { activity, status } = await startActivity({ options: { cloud: undefined as never } })
  activity.watch(subject)
  await expect.poll(status).toBe('unknown')
})

test('reads only EVM networks from the public provider', async () => {
  const { activity, backend, status } = await startActivity({
    options: { cloud: undefined as never, projectId: 'p1', enableWalletConnect: false },
  })
  const solana = { namespace: 'solana', address: 'So1', caipNetworkId: backend.chains[2] as 'solana:x' } as const
  activity.watch(solana)
  activity.watch(subject)
  await expect.poll(status).toBe('ready')
  await expect.poll(() => activity.of(solana).status).toBe('unknown')
})

test('skips pages with only spam, up to three in a row', async () => {
  const { activity, backend, ids, status } = await startActivity()
  const spam = (count: number, prefix: string) =>
    wireTransactions(count, prefix).map(known => ({ ...known, transfers: [spamNft()] }))
  backend.transactions = [...spam(100, 's'), ...wireTransactions(10), ...spam(500, 'z')]
  activity.watch(subject)
  await expect.poll(status).toBe('ready')
  expect([ids().length, backend.requestedCursors.length]).toEqual([150, 3])
  await activity.loadMore(subject)
  expect([ids().length, backend.requestedCursors.length]).toEqual([300, 6])
  expect(activity.of(subject)).toMatchObject({ history: { emptyPages: 3 } })
})

test.each([
  ['a response', 0],
  ['a missing response', 10_000],
])('%s for an outdated page changes nothing', async (_, late) => {
  const { activity, backend, environment, errors, ids, status } = await startActivity()
  backend.transactions = wireTransactions(120)
  activity.watch(subject)
  await expect.poll(status).toBe('ready')
  environment.advance(10_000)
  let release = () => {}
  backend.hold = new Promise(resolve => {
    release = resolve
  })
  const older = activity.loadMore(subject)
  await expect.poll(() => backend.requestedCursors.length).toBe(2)
  // So many transactions arrive that the history starts over.
  backend.hold = Promise.resolve()
  backend.transactions = [...wireTransactions(60, 'n'), ...backend.transactions]
  environment.advance(5_000)
  await activity.retry(subject)
  // Requests time out after ten seconds.
  environment.advance(late)
  release()
  await older
  expect([status(), ids().length, ids()[49], errors]).toEqual(['ready', 50, 'n49', []])
  for (let page = 0; page < 3; page++) await activity.loadMore(subject)
  expect(ids()).toEqual(backend.transactions.map(({ id }) => id))
})

test('clears the history on disconnect', async () => {
  const { activity, backend, ids, kit, status } = await startActivity()
  backend.transactions = wireTransactions(1)
  const stop = activity.watch(subject)
  await expect.poll(status).toBe('ready')
  stop()
  await kit.disconnect()
  expect([status(), ids()]).toEqual(['idle', []])
})

test("removes the app's transaction once the history has its outcome, in any letter case of the hash", async () => {
  const { activity, backend, pending, status } = await startActivity()
  pending.add({ ...sent, hash: '0xAB' })
  backend.transactions = [wireTransaction('ab')]
  activity.watch(subject)
  await expect.poll(status).toBe('ready')
  expect(pending.state.transactions).toEqual([])
})

test.each([
  ['the history says that it is pending', { status: 'pending' }],
  ['another network has the hash', { chain: 'eip155:8453' }],
])("keeps the app's transaction while %s", async (_, change) => {
  const { activity, backend, pending, status } = await startActivity()
  pending.add({ ...sent, hash: '0xab' })
  backend.transactions = [wireTransaction('ab', change)]
  activity.watch(subject)
  await expect.poll(status).toBe('ready')
  expect(pending.find('0xab')).toBeDefined()
})

test('reads the history every 15 s while it is shown and the page is visible', async () => {
  const { activity, backend, environment, status } = await startActivity()
  const stop = activity.watch(subject)
  await expect.poll(status).toBe('ready')
  environment.become('hidden')
  environment.advance(60_000)
  await settled()
  expect(backend.requestedCursors).toHaveLength(1)
  environment.become('visible')
  await expect.poll(() => backend.requestedCursors.length).toBe(2)
  await expect.poll(status).toBe('ready')
  environment.advance(15_000)
  await expect.poll(() => backend.requestedCursors.length).toBe(3)
  stop()
  environment.advance(60_000)
  await settled()
  expect(backend.requestedCursors).toHaveLength(3)
})

test('removes dropped transactions after a day', async () => {
  const { environment, kit, pending } = await startActivity()
  const { ActivityController } = await import('./ActivityController')
  pending.add({ ...sent, hash: '0x01', at: environment.now() - 90_000_000, outcome: { status: 'dropped' } })
  pending.add({ ...sent, hash: '0x02', at: environment.now() - 90_000_000, outcome: { status: 'confirmed' } })
  new ActivityController(kit)
  expect(pending.state.transactions.map(({ hash }) => hash)).toEqual(['0x02'])
})

test('keeps a spam transaction in the history', async () => {
  const { activity, backend, ids, status } = await startActivity()
  backend.transactions = [wireTransaction('a', { transfers: [fungible('SPAM', '1', 'in', true), spamNft()] })]
  activity.watch(subject)
  await expect.poll(status).toBe('ready')
  expect(ids()).toEqual(['a'])
})

test('tracks a visit with the type of account', async () => {
  const { activity, evm, events } = await startActivity()
  activity.trackVisit()
  evm.accounts = () => [{ namespace: 'eip155', address: subject.address, type: 'smartAccount' }]
  evm.emitConnected({ chainId: 1 })
  activity.trackVisit()
  expect(events.map(({ event, properties }) => [event, properties])).toEqual([
    ['CLICK_TRANSACTIONS', { isSmartAccount: false }],
    ['CLICK_TRANSACTIONS', { isSmartAccount: true }],
  ])
})

test('reports no failure if the kit is destroyed during a request', async () => {
  const { activity, appkit, backend, errors, kit } = await startActivity()
  backend.hold = new Promise(() => {})
  activity.watch(subject)
  await expect.poll(() => backend.requestedCursors.length).toBe(1)
  const ended = activity.retry(subject)
  appkit.destroy()
  await ended
  expect([errors, kit.toasts.state.open]).toEqual([[], false])
})

test('drops the failure of an older page once the history starts over', async () => {
  const { activity, backend, environment, ids, status } = await startActivity()
  backend.transactions = wireTransactions(120)
  activity.watch(subject)
  await expect.poll(status).toBe('ready')
  backend.isDown = true
  await activity.loadMore(subject)
  backend.isDown = false
  environment.advance(15_000)
  backend.transactions = [...wireTransactions(1, 'n'), ...backend.transactions]
  await activity.retry(subject)
  expect([status(), ids().length]).toEqual(['moreFailed', 51])
  backend.transactions = [...wireTransactions(60, 'm'), ...backend.transactions]
  environment.advance(15_000)
  await activity.retry(subject)
  expect([status(), ids().length]).toEqual(['ready', 50])
})

test("reports a failure in the modal's language", async () => {
  const { activity, backend, kit } = await startActivity({ options: { locale: 'ar' } })
  const catalog = kit.controller(ActivityCatalog)
  catalog.setLocale()
  await catalog.ready
  backend.isDown = true
  activity.watch(subject)
  await expect.poll(() => kit.toasts.state.message).toBe('تعذّر جلب المعاملات')
})
