import { expect, test } from 'vitest'
import { settled } from '../../test/createTestKit'
import { FakeEnvironment } from '../../test/FakeEnvironment'
import { mainnet } from '../../test/networks'
import { AppKitError } from '../errors/AppKitError'
import { EventsController } from '../events/EventsController'
import { RouterController } from '../router/RouterController'
import { ModalController } from './ModalController'

function createModal(given: { isConnected?: boolean; embedded?: boolean; mount?: () => Promise<void> } = {}) {
  const environment = new FakeEnvironment()
  const router = new RouterController({ isConnected: () => given.isConnected === true })
  const events = new EventsController(environment)
  const heard: string[] = []
  const reported: string[] = []
  const activated: string[] = []
  events.subscribe(({ data }) => heard.push(`${data.event} ${JSON.stringify(data.properties)}`))
  const modal = new ModalController(router, events, environment, {
    isConnected: () => given.isConnected === true,
    activate(namespace) {
      if (namespace === 'cosmos') throw new AppKitError('chains/namespace-not-configured', 'not configured')
      activated.push(namespace)
    },
    mount: given.mount ?? (async () => {}),
    reportLoadFailure: error => reported.push(error.code),
    noAdapters: false,
    manualControl: false,
    isMobile: false,
    embedded: given.embedded === true,
  })
  return { modal, router, environment, heard, reported, activated }
}

test('open shows Connect, loads while it mounts, and resolves once it is on screen', async () => {
  const { modal, router, heard } = createModal()
  const shown = modal.open()
  expect(modal.state).toMatchObject({ open: true, loading: true })
  await shown
  expect(modal.state).toMatchObject({ open: true, loading: false })
  expect(router.current.view).toBe('Connect')
  expect(heard).toEqual(['MODAL_OPEN {"connected":false}'])
})

test('opening an open modal changes the view and is no second MODAL_OPEN', async () => {
  const { modal, router, heard } = createModal()
  await modal.open()
  await modal.open({ view: 'SwitchNetwork', arguments: { caipNetworkId: mainnet.caipNetworkId } })
  expect(router.state.stack).toEqual([{ view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:1' } }])
  expect(heard).toHaveLength(1)
})

test('opening with a namespace makes it the active one first', async () => {
  const { modal, activated } = createModal()
  await modal.open({ namespace: 'solana' })
  expect(activated).toEqual(['solana'])
})

test('a namespace that is not configured rejects and opens nothing', async () => {
  const { modal, heard } = createModal()
  await expect(modal.open({ namespace: 'cosmos' })).rejects.toMatchObject({ code: 'chains/namespace-not-configured' })
  expect(modal.state.open).toBe(false)
  expect(heard).toEqual([])
})

test('closing resets to Connect, and only a modal that was open says so', async () => {
  const { modal, router, heard } = createModal({ isConnected: true })
  modal.close()
  expect(heard).toEqual([])
  await modal.open({ view: 'Networks' })
  modal.close()
  expect(router.state.stack).toEqual([{ view: 'Connect', params: undefined }])
  expect(modal.state).toMatchObject({ open: false, loading: false })
  expect(heard.at(-1)).toBe('MODAL_CLOSE {"connected":true}')
})

test('in embedded mode closing shows Account if connected, else Connect', () => {
  const connected = createModal({ embedded: true, isConnected: true })
  connected.modal.close()
  expect(connected.router.current.view).toBe('Account')
  const disconnected = createModal({ embedded: true })
  disconnected.modal.close()
  expect(disconnected.router.current.view).toBe('Connect')
})

test('back closes the modal when the history has one entry', async () => {
  const { modal, router } = createModal()
  await modal.open()
  router.push('WhatIsAWallet')
  modal.goBack()
  expect(modal.state.open).toBe(true)
  modal.goBack()
  expect(modal.state.open).toBe(false)
})

test.each([
  ['close', (modal: ModalController) => modal.close()],
  ['safe close', (modal: ModalController) => modal.safeClose()],
  ['back', (modal: ModalController) => modal.goBack()],
])('%s rejects an opening that has not shown yet with Modal closed, at once', async (_, end) => {
  const { modal } = createModal({ mount: () => new Promise(() => {}) })
  const shown = modal.open()
  end(modal)
  await expect(shown).rejects.toMatchObject({ code: 'modal/closed', message: 'Modal closed' })
})

test('an opening that was closed rejects although the modal was opened again meanwhile', async () => {
  let mounted = () => {}
  const { modal } = createModal({ mount: () => new Promise(resolve => void (mounted = resolve)) })
  const first = modal.open()
  modal.close()
  const second = modal.open()
  mounted()
  await expect(first).rejects.toMatchObject({ code: 'modal/closed' })
  await expect(second).resolves.toBeUndefined()
  expect(modal.state).toMatchObject({ open: true, loading: false })
})

test('a failed mount closes, rejects with modal/load-failed and is reported to the host', async () => {
  const { modal, reported, heard } = createModal({ mount: () => Promise.reject(new Error('offline')) })
  await expect(modal.open()).rejects.toMatchObject({ code: 'modal/load-failed', cause: { message: 'offline' } })
  expect(modal.state).toMatchObject({ open: false, loading: false })
  expect(reported).toEqual(['modal/load-failed'])
  expect(heard).toHaveLength(2)
})

test('an opening that nobody awaits is no unhandled rejection', async () => {
  const { modal } = createModal({ mount: () => Promise.reject(new Error('offline')) })
  void modal.open()
  await settled()
  expect(modal.state.open).toBe(false)
})

test('UnsupportedChain shakes for 500 ms and stays', async () => {
  const { modal, environment } = createModal()
  await modal.open({ view: 'UnsupportedChain' })
  modal.safeClose()
  expect(modal.state).toMatchObject({ open: true, shake: true })
  environment.advance(499)
  modal.safeClose()
  expect(modal.state.shake).toBe(true)
  expect(environment.openTimers).toBe(1)
  environment.advance(1)
  expect(modal.state).toMatchObject({ open: true, shake: false })
})

test('SwitchNetwork shakes only with UnsupportedChain in the history', async () => {
  const { modal, router } = createModal()
  await modal.open({ view: 'UnsupportedChain' })
  router.push('SwitchNetwork', { caipNetworkId: mainnet.caipNetworkId })
  modal.safeClose()
  expect(modal.state.open).toBe(true)
  router.reset('SwitchNetwork', { caipNetworkId: mainnet.caipNetworkId })
  modal.safeClose()
  expect(modal.state.open).toBe(false)
})

test('a close guard keeps the modal open until it is removed', async () => {
  const { modal } = createModal()
  await modal.open()
  const remove = modal.addCloseGuard(() => true)
  modal.safeClose()
  expect(modal.state).toMatchObject({ open: true, shake: true })
  remove()
  modal.safeClose()
  expect(modal.state.open).toBe(false)
})

test('close listeners hear one close each, until they stop', async () => {
  const { modal } = createModal()
  let closes = 0
  const stop = modal.onClose(() => void closes++)
  await modal.open()
  modal.close()
  modal.close()
  expect(closes).toBe(1)
  stop()
  await modal.open()
  modal.close()
  expect(closes).toBe(1)
})
