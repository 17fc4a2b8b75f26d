import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, settled } from '../../test/createTestKit'
import type { AppKitOptions } from '../options/AppKitOptions'
import { memoryStorage } from '../storage/memoryStorage'
import { decline } from '../testing/answers'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { ScriptedLink } from '../testing/ScriptedLink'
import { PairingController } from './PairingController'
import { relayRefused, relayUnreachable } from './walletConnectErrors'

async function createPairing({ page = {}, ...options }: Partial<AppKitOptions> & { readonly page?: object } = {}) {
  const adapter = createAdapter('eip155', ['walletConnect'])
  const environment = new ScriptedEnvironment({ page })
  const storage = memoryStorage()
  const made = await createLoadedKit({ adapter, environment, storage, ...options })
  const link = new ScriptedLink(environment)
  Object.assign(made.kit, { walletConnect: { load: async () => link } })
  adapter.answer = async request => {
    if (request.startsWith('connect')) await link.connect()
  }
  const properties: (readonly [string, unknown])[] = []
  made.kit.events.subscribe(({ data }) => properties.push([data.event, data.properties]))
  const pairing = made.modalKit.controller(PairingController)
  const shown = async () => {
    pairing.start()
    await settled()
  }
  return { ...made, link, pairing, properties, shown, storage }
}

const iosSafari = { navigator: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1' } }

test('shows the link while the adapter waits and connects on approval', async () => {
  const { environment, link, pairing, kit, properties } = await createPairing()
  pairing.start()
  expect(pairing.state.value).toEqual({ status: 'preparing' })
  await settled()
  expect(pairing.state.value).toEqual({ status: 'ready', uri: 'wc:1', expiresAt: environment.now() + 240_000 })
  link.approve()
  await settled()
  expect(pairing.state.value).toEqual({ status: 'connected' })
  expect(kit.getAccount().isConnected).toBe(true)
  expect(properties.filter(([name]) => name === 'CONNECT_SUCCESS')).toEqual([
    ['CONNECT_SUCCESS', { method: 'qrcode', name: 'Unknown' }],
  ])
})

test('replaces the shown link with a later one', async () => {
  const { link, pairing, shown } = await createPairing()
  await shown()
  link.renew()
  expect(pairing.state.value).toMatchObject({ status: 'ready', uri: 'wc:2' })
})

test('runs one attempt when started twice', async () => {
  const { adapter, pairing, shown } = await createPairing()
  await shown()
  pairing.start()
  await settled()
  expect(adapter.requests.filter(request => request.startsWith('connect'))).toHaveLength(1)
})

test('remembers a mobile wallet and sets the app to open for requests', async () => {
  const { kit, link, pairing, properties, shown, storage } = await createPairing()
  pairing.choose({ wallet: { id: 'one', name: 'One' }, method: 'mobile', href: 'one://' })
  await shown()
  expect(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
  link.approve()
  await settled()
  expect(JSON.parse(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE') ?? '')).toEqual({ href: 'one://', name: 'One' })
  expect(kit.connectors.state.recent).toMatchObject([{ id: 'one', name: 'One' }])
  expect(properties).toContainEqual(['CONNECT_SUCCESS', { method: 'mobile', name: 'One' }])
})

test('forgets the last app when connecting by code', async () => {
  const { link, shown, storage } = await createPairing()
  storage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', '{"href":"old://","name":"Old"}')
  await shown()
  link.approve()
  await settled()
  expect(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
})

test.each([
  ['declined', { code: 5000 }, { status: 'declined' }],
  ['expired', new AppKitError('walletconnect/expired', 'late'), { status: 'expired' }],
  [
    'failed',
    new AppKitError('walletconnect/relay-unreachable', 'gone'),
    { status: 'failed', error: { code: 'walletconnect/relay-unreachable' } },
  ],
] as const)('reports %s and allows a retry after one second', async (_name, reason, state) => {
  const { environment, events, link, pairing, shown } = await createPairing()
  await shown()
  link.fail(reason)
  await settled()
  expect(pairing.state.value).toMatchObject(state)
  expect(events).toContain('CONNECT_ERROR')
  environment.advance(400)
  pairing.retry()
  expect(pairing.state.value).toEqual({ status: 'preparing' })
  environment.advance(599)
  await settled()
  expect(link.links).toBe(1)
  environment.advance(1)
  await settled()
  expect(pairing.state.value).toMatchObject({ status: 'ready', uri: 'wc:2' })
})

test('cancels a waiting retry when the modal closes', async () => {
  const { environment, link, pairing, shown } = await createPairing()
  await shown()
  link.fail({ code: 5000 })
  await settled()
  pairing.retry()
  pairing.stop()
  environment.advance(1_000)
  await settled()
  expect(pairing.state.value).toEqual({ status: 'idle' })
  expect(link.links).toBe(1)
})

test("the pairing is declined when the wallet declines the adapter's request for accounts", async () => {
  const { adapter, pairing, shown } = await createPairing()
  adapter.answer = decline
  await shown()
  expect(pairing.state.value).toEqual({ status: 'declined' })
})

test('raises the alert once when the relay rejects the app', async () => {
  const { environment, link, modalKit, pairing, shown } = await createPairing()
  await shown()
  const refusal = relayRefused(new Error('closed (Unauthorized: origin not allowed)'))
  link.fail(refusal)
  await import('../cloud/explainFailure')
  await settled()
  expect(modalKit.alerts.state.code).toBe('APKT002')
  modalKit.alerts.close()
  environment.advance(1_000)
  pairing.retry()
  await settled()
  link.fail(refusal)
  await settled()
  expect(modalKit.alerts.state.open).toBe(false)
})

test('reports a relay that never created a link once, with its URL', async () => {
  const received: string[] = []
  const { adapter, environment, pairing, shown } = await createPairing({
    cloud: 'http://127.0.0.1:4400',
    onError: ({ message }) => received.push(message),
  })
  adapter.answer = () => Promise.reject(relayUnreachable())
  const reported = async () => {
    await shown()
    await import('../cloud/explainFailure')
    await settled()
  }
  await reported()
  environment.advance(1_000)
  await reported()
  expect(received).toEqual([
    "Can't reach the WalletConnect relay at ws://127.0.0.1:4400. Start it, allow WebSockets in its proxy, or correct `cloud`.",
  ])
  expect(pairing.state.value).toMatchObject({ status: 'failed' })
})

test('does not report a relay that has created a link', async () => {
  const received: string[] = []
  const { link, shown } = await createPairing({
    cloud: 'http://127.0.0.1:4400',
    onError: ({ message }) => received.push(message),
  })
  await shown()
  link.fail(relayUnreachable())
  await import('../cloud/explainFailure')
  await settled()
  expect(received).toEqual([])
})

test('prepares a link without an adapter and uses it on start', async () => {
  const { adapter, link, pairing, shown } = await createPairing()
  pairing.prepare()
  await settled()
  expect(pairing.state.value).toMatchObject({ status: 'ready', uri: 'wc:1' })
  expect(adapter.requests).toEqual([])
  await shown()
  expect(pairing.state.value).toMatchObject({ status: 'ready', uri: 'wc:1' })
  expect(link.links).toBe(1)
})

test('ignores a failed preparation', async () => {
  const { events, link, pairing } = await createPairing()
  pairing.prepare()
  await settled()
  link.fail(new AppKitError('walletconnect/relay-unreachable', 'gone'))
  await settled()
  expect(pairing.state.value).toEqual({ status: 'idle' })
  expect(events).not.toContain('CONNECT_ERROR')
})

test('ends the pairing silently when the modal closes', async () => {
  const { adapter, events, link, modalKit, pairing, shown } = await createPairing()
  modalKit.modal.open({ view: 'Connect' })
  await shown()
  modalKit.modal.close()
  await settled()
  expect(pairing.state.value).toEqual({ status: 'idle' })
  expect(link.abandoned).toBe(1)
  expect(events).not.toContain('CONNECT_ERROR')
  expect(adapter.state.status).toBe('disconnected')
})

test('keeps the pairing when the modal closes because a wallet approved', async () => {
  const { link, modalKit, pairing, shown } = await createPairing()
  modalKit.modal.open({ view: 'Connect' })
  await shown()
  link.approve()
  modalKit.modal.close()
  await settled()
  expect(link.abandoned).toBe(0)
  expect(pairing.state.value).toEqual({ status: 'connected' })
})

test.each([
  ['Safari on iOS', iosSafari],
  ['Telegram', { TelegramWebviewProxy: {} }],
])('keeps a valid link for the next start on %s, until it needs replacing', async (_name, page) => {
  const { environment, link, pairing, shown } = await createPairing({ page })
  await shown()
  pairing.stop()
  expect(pairing.state.value).toEqual({ status: 'idle' })
  expect(link.abandoned).toBe(0)
  await shown()
  expect(pairing.state.value).toMatchObject({ status: 'ready', uri: 'wc:1' })

  pairing.stop()
  environment.advance(230_000)
  expect(link.abandoned).toBe(1)
})

test('fails on start without a relay', async () => {
  const { kit, modalKit, pairing } = await createPairing()
  Object.assign(kit, { walletConnect: undefined })
  pairing.start()
  expect(pairing.state.value).toMatchObject({ status: 'failed', error: { code: 'walletconnect/disabled' } })
  expect(modalKit.alerts.state.code).toBe('APKT008')
})

test('ends the pairing on destroy', async () => {
  const { environment, kit, link, shown } = await createPairing()
  await shown()
  kit.destroy()
  expect(link.abandoned).toBe(1)
  expect(environment.openTimers).toBe(0)
})
