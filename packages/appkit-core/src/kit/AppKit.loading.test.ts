import type { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { createLoadedKit, createTestKit, loadsModal, modalOnItsWay, settled } from '../../test/createTestKit'
import { scriptedAddress } from '../testing/scriptedAddress'
import type { AppKit } from './AppKit'
import type { LoadModal } from './AppKitDependencies'

const offline = () => Promise.reject(new Error('offline'))

test('nothing is loaded before anybody shows intent', async () => {
  let loads = 0
  const loadModal: LoadModal = options => {
    loads++
    return loadsModal()(options)
  }
  const { kit } = createTestKit({ loadModal })
  await settled()
  kit.close()
  expect(kit.getState()).toMatchObject({ open: false, loading: false })
  expect(loads).toBe(0)
})

test('open is loading until the modal has arrived, then it shows and resolves', async () => {
  const { loadModal, arrive } = modalOnItsWay()
  const { kit, events } = createTestKit({ loadModal })
  const shown = kit.open()
  expect(kit.modal.state).toMatchObject({ open: false, loading: true })
  arrive()
  await expect(shown).resolves.toBeUndefined()
  expect(kit.modal.state).toMatchObject({ open: true, loading: false })
  expect(events).toEqual(['MODAL_OPEN'])
})

test('once loaded, open shows in the same tick, without a moment of loading', async () => {
  const { kit, modalKit, events } = await createLoadedKit()
  const shown = kit.open({ view: 'Networks' })
  expect(kit.modal.state).toMatchObject({ open: true, loading: false })
  expect(modalKit.router.current.view).toBe('Networks')
  expect(events).toEqual(['MODAL_OPEN'])
  await expect(shown).resolves.toBeUndefined()
})

test('prefetching loads and mounts once, shows nothing and is not loading', async () => {
  const mounts: string[] = []
  const loadModal = loadsModal(() => {
    mounts.push('mounted')
    return { destroy() {} }
  })
  const { kit, adapter, events } = createTestKit({ loadModal })
  kit.prefetch()
  kit.prefetch()
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
  await settled()
  await kit.open()
  expect(mounts).toHaveLength(1)
  expect(adapter.prefetches).toBe(1)
  expect(events).toEqual(['MODAL_OPEN'])
  expect(await kit.load()).toBe(await kit.load())
})

test.each([
  ['open', (kit: AppKit) => kit.open()],
  ['connect', (kit: AppKit) => kit.connect()],
  ['connect with a connector', (kit: AppKit) => kit.connect({ connectorId: 'io.one' })],
])('closing while the modal loads rejects %s with Modal closed, at once', async (_, begin) => {
  const { kit, adapter, events } = createTestKit({ loadModal: () => new Promise(() => {}) })
  const waiting = begin(kit)
  kit.close()
  expect(kit.modal.state.loading).toBe(false)
  await expect(waiting).rejects.toMatchObject({ code: 'modal/closed', message: 'Modal closed' })
  expect([...adapter.requests, ...events]).toEqual([])
})

test('an opening that was closed rejects although the modal was opened again meanwhile', async () => {
  const { loadModal, arrive } = modalOnItsWay()
  const { kit, events } = createTestKit({ loadModal })
  const first = kit.open({ view: 'Networks' })
  kit.close()
  const second = kit.open()
  expect(kit.modal.state.loading).toBe(true)
  arrive()
  await expect(first).rejects.toMatchObject({ code: 'modal/closed' })
  await expect(second).resolves.toBeUndefined()
  expect(kit.modal.state).toMatchObject({ open: true, loading: false })
  expect((await kit.load()).router.current.view).toBe('Connect')
  expect(events).toEqual(['MODAL_OPEN'])
})

test('a modal that arrives after it was closed stays closed', async () => {
  const { loadModal, arrive } = modalOnItsWay()
  const { kit } = createTestKit({ loadModal })
  void kit.open()
  kit.close()
  arrive()
  await settled()
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
})

test('closing in the moment between the arrival and the opening still closes', async () => {
  const { loadModal, arrive } = modalOnItsWay()
  const { kit } = createTestKit({ loadModal })
  // Registered before open() waits, so it runs first.
  void kit.load().then(() => kit.close())
  const shown = kit.open()
  arrive()
  await expect(shown).rejects.toMatchObject({ code: 'modal/closed' })
  expect(kit.modal.state.open).toBe(false)
})

test('the last of several openings that waited decides the view, and all resolve', async () => {
  const { loadModal, arrive } = modalOnItsWay()
  const { kit, events } = createTestKit({ loadModal })
  const both = Promise.all([kit.open(), kit.open({ view: 'Networks' })])
  arrive()
  await both
  expect((await kit.load()).router.current.view).toBe('Networks')
  expect(events).toEqual(['MODAL_OPEN'])
})

test.each([
  ['open', (kit: AppKit) => kit.open()],
  ['connect', (kit: AppKit) => kit.connect()],
  ['connect with a connector', (kit: AppKit) => kit.connect({ connectorId: 'io.one' })],
])('a modal that cannot be loaded rejects %s with modal/load-failed and tells the host', async (_, begin) => {
  const heard: AppKitError[] = []
  const { kit, events } = createTestKit({ loadModal: offline, onError: error => heard.push(error) })
  const waiting = begin(kit)
  expect(kit.modal.state.loading).toBe(true)
  await expect(waiting).rejects.toMatchObject({ code: 'modal/load-failed', cause: { message: 'offline' } })
  expect(heard.map(({ code }) => code)).toEqual(['modal/load-failed'])
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
  expect(events).toEqual([])
})

test("a host's onError that throws still lets the caller hear of the failure", async () => {
  const onError = () => {
    throw new Error('host mistake')
  }
  const { kit } = createTestKit({ loadModal: offline, onError })
  await expect(kit.open()).rejects.toMatchObject({ code: 'modal/load-failed' })
})

test('an opening that nobody awaits is no unhandled rejection', async () => {
  const { kit } = createTestKit({ loadModal: offline })
  void kit.open()
  await settled()
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
})

test('a load that fails after it was closed tells nobody', async () => {
  const errors: string[] = []
  const { loadModal, fail } = modalOnItsWay()
  const { kit } = createTestKit({ loadModal, onError: ({ code }) => errors.push(code) })
  const shown = kit.open()
  kit.close()
  fail(new Error('offline'))
  await expect(shown).rejects.toMatchObject({ code: 'modal/closed' })
  await settled()
  expect(errors).toEqual([])
})

test('an opening that loads anew stays loading although the one before it has just failed', async () => {
  const { loadModal, fail } = modalOnItsWay()
  const { kit } = createTestKit({ loadModal })
  let loadsAgain = false
  // Registered before open() waits, so it runs first.
  const again = kit.load().catch(() => {
    loadsAgain = true
    void kit.open()
  })
  const first = kit.open()
  const whenFirstEnded = first.catch(() => kit.modal.state.loading)
  fail(new Error('offline'))
  expect(await whenFirstEnded).toBe(true)
  await again
  expect(loadsAgain).toBe(true)
})

test('a failed prefetch is silent, and the click loads again', async () => {
  let loads = 0
  const errors: string[] = []
  const loadModal: LoadModal = async options => {
    loads++
    if (loads === 1) throw new Error('offline')
    return loadsModal()(options)
  }
  const { kit, adapter } = createTestKit({ loadModal, onError: ({ code }) => errors.push(code) })
  adapter.prefetch = offline
  kit.prefetch()
  await settled()
  await expect(kit.open()).resolves.toBeUndefined()
  await kit.open()
  expect(loads).toBe(2)
  expect(errors).toEqual([])
})

test('a modal that fails while it mounts can be opened by the next click', async () => {
  const { kit } = createTestKit({ loadModal: breaksOnce() })
  await expect(kit.open()).rejects.toMatchObject({ code: 'modal/load-failed' })
  await expect(kit.open()).resolves.toBeUndefined()
})

test('a modal that failed while it mounted does not go on beside the one that came after it', async () => {
  const { kit, adapter } = createTestKit({ loadModal: breaksOnce() })
  await kit.open().catch(() => {})
  await kit.open()
  const { modal } = await kit.load()
  let closes = 0
  modal.onClose(() => void closes++)
  adapter.emitConnected()
  await settled()
  expect(kit.modal.state.open).toBe(false)
  expect(closes).toBe(1)
})

test('a connection that comes back while the modal loads is what connect resolves with, and nothing shows', async () => {
  const { loadModal, arrive } = modalOnItsWay()
  const { kit, adapter, events } = createTestKit({ loadModal })
  const account = kit.connect()
  adapter.emitConnected()
  arrive()
  await expect(account).resolves.toMatchObject({ address: scriptedAddress('io.one') })
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
  expect(events).toEqual([])
})

test.each([
  ['closing', (kit: AppKit) => kit.close()],
  ['destroying', (kit: AppKit) => kit.destroy()],
])('%s in the moment of the approval still resolves, although the modal is on its way', async (_, end) => {
  const { kit, adapter } = createTestKit({ loadModal: () => new Promise(() => {}) })
  const account = kit.connect()
  adapter.emitConnected()
  end(kit)
  await expect(account).resolves.toMatchObject({ address: scriptedAddress('io.one') })
})

test('a view that is refused after loading rejects, and the modal stays closed', async () => {
  const { kit } = createTestKit()
  await expect(kit.open({ namespace: 'solana' })).rejects.toMatchObject({ code: 'chains/namespace-not-configured' })
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
})

function breaksOnce(): ReturnType<typeof modalOnItsWay>['loadModal'] {
  let mounts = 0
  return loadsModal(() => {
    mounts++
    if (mounts === 1) throw new Error('broken')
    return { destroy() {} }
  })
}
