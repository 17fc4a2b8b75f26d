import type { AppKitError } from '@openappkit/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLoadedKit, createTestKit, loadsModal, modalOnItsWay, settled } from '../../test/createTestKit'
import { scriptedAddress } from '../testing/scriptedAddress'
import type { AppKit } from './AppKit'
import type { LoadModal } from './AppKitDependencies'

const offline = () => Promise.reject(new Error('offline'))

test('loads nothing before intent', async () => {
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

test('is loading until the modal arrives, then shows it and resolves', async () => {
  const { loadModal, arrive } = modalOnItsWay()
  const { kit, events } = createTestKit({ loadModal })
  const shown = kit.open()
  expect(kit.modal.state).toMatchObject({ open: false, loading: true })
  arrive()
  await expect(shown).resolves.toBeUndefined()
  expect(kit.modal.state).toMatchObject({ open: true, loading: false })
  expect(events).toEqual(['MODAL_OPEN'])
})

test('opens synchronously once loaded, without a loading state', async () => {
  const { kit, modalKit, events } = await createLoadedKit()
  const shown = kit.open({ view: 'Networks' })
  expect(kit.modal.state).toMatchObject({ open: true, loading: false })
  expect(modalKit.router.current.view).toBe('Networks')
  expect(events).toEqual(['MODAL_OPEN'])
  await expect(shown).resolves.toBeUndefined()
})

test('loads and mounts once on prefetch, without showing or a loading state', async () => {
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
])('rejects %s with Modal closed immediately when closed while loading', async (_, begin) => {
  const { kit, adapter, events } = createTestKit({ loadModal: () => new Promise(() => {}) })
  const waiting = begin(kit)
  kit.close()
  expect(kit.modal.state.loading).toBe(false)
  await expect(waiting).rejects.toMatchObject({ code: 'modal/closed', message: 'Modal closed' })
  expect([...adapter.requests, ...events]).toEqual([])
})

test('rejects a closed open() even if the modal opens again', async () => {
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

test('stays closed when the modal arrives after close', async () => {
  const { loadModal, arrive } = modalOnItsWay()
  const { kit } = createTestKit({ loadModal })
  void kit.open()
  kit.close()
  arrive()
  await settled()
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
})

test("closes between the modal's arrival and its opening", async () => {
  const { loadModal, arrive } = modalOnItsWay()
  const { kit } = createTestKit({ loadModal })
  // Registered before open() waits, so it runs first.
  void kit.load().then(() => kit.close())
  const shown = kit.open()
  arrive()
  await expect(shown).rejects.toMatchObject({ code: 'modal/closed' })
  expect(kit.modal.state.open).toBe(false)
})

test('shows the last view when several calls wait, and resolves all of them', async () => {
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
])('rejects %s with modal/load-failed and reports it when the modal fails to load', async (_, begin) => {
  const received: AppKitError[] = []
  const { kit, events } = createTestKit({ loadModal: offline, onError: error => received.push(error) })
  const waiting = begin(kit)
  expect(kit.modal.state.loading).toBe(true)
  await expect(waiting).rejects.toMatchObject({ code: 'modal/load-failed', cause: { message: 'offline' } })
  expect(received.map(({ code }) => code)).toEqual(['modal/load-failed'])
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
  expect(events).toEqual([])
})

test('logs a failed load without onError, so that a button that does nothing leaves a trace', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const { kit } = createTestKit({ loadModal: offline })
  await expect(kit.open()).rejects.toMatchObject({ code: 'modal/load-failed' })
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'modal/load-failed' }))
})

test("rejects the caller even if the app's onError throws", async () => {
  const onError = () => {
    throw new Error('host mistake')
  }
  const { kit } = createTestKit({ loadModal: offline, onError })
  await expect(kit.open()).rejects.toMatchObject({ code: 'modal/load-failed' })
})

test("causes no unhandled rejection when open() isn't awaited", async () => {
  const { kit } = createTestKit({ loadModal: offline })
  void kit.open()
  await settled()
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
})

test('reports no error for a load that fails after close', async () => {
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

test('stays loading during a retry even though the previous load has just failed', async () => {
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

test('ignores a failed prefetch and loads again on click', async () => {
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

test('opens on the next click after a failed mount', async () => {
  const { kit } = createTestKit({ loadModal: breaksOnce() })
  await expect(kit.open()).rejects.toMatchObject({ code: 'modal/load-failed' })
  await expect(kit.open()).resolves.toBeUndefined()
})

test('discards a modal whose mount failed when the next one mounts', async () => {
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

test('resolves connect with a wallet that reconnects while the modal loads, and shows nothing', async () => {
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
])('resolves on %s at the moment of approval while the modal still loads', async (_, end) => {
  const { kit, adapter } = createTestKit({ loadModal: () => new Promise(() => {}) })
  const account = kit.connect()
  adapter.emitConnected()
  end(kit)
  await expect(account).resolves.toMatchObject({ address: scriptedAddress('io.one') })
})

test('rejects an invalid view after loading and stays closed', async () => {
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

test('calls that need the code reject with modal/load-failed if it fails to load, and can be repeated', async () => {
  let isOffline = true
  const { kit } = createTestKit({ loadModal: options => (isOffline ? offline() : loadsModal()(options)) })
  const calls = [
    () => kit.disconnect(),
    () => kit.refreshBalance(),
    () => kit.switchConnection({ namespace: 'eip155', connectorId: 'io.one' }),
    () => kit.load(),
  ]
  for (const call of calls)
    await expect(call()).rejects.toMatchObject({ code: 'modal/load-failed', cause: new Error('offline') })
  isOffline = false
  await expect(kit.disconnect()).resolves.toBeUndefined()
})
