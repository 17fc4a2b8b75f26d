import { expect, test } from 'vitest'
import { createLoadedKit, createTestKit, settled } from '../../test/createTestKit'
import { decline, hang } from '../testing/answers'
import { scriptedAddress } from '../testing/scriptedAddress'
import type { AppKit } from './AppKit'
import type { ModalKit } from './ModalKit'

test('opens the modal and resolves with the account once the wallet approves', async () => {
  const { kit, modalKit } = await createLoadedKit()
  const account = kit.connect()
  expect(kit.modal.state.open).toBe(true)
  expect(modalKit.router.current.view).toBe('Connect')
  await modalKit.connectWallet('io.one')
  await expect(account).resolves.toMatchObject({
    address: scriptedAddress('io.one'),
    isConnected: true,
    status: 'connected',
  })
})

test('loads and opens the modal when connect is the first intent', async () => {
  const { kit, adapter } = createTestKit()
  const account = kit.connect()
  await settled()
  expect(kit.modal.state.open).toBe(true)
  adapter.emitConnected()
  await expect(account).resolves.toMatchObject({ address: scriptedAddress('io.one') })
  expect(kit.modal.state.open).toBe(false)
})

test('resolves immediately with the account that is already connected', async () => {
  const { kit, modalKit } = await createLoadedKit()
  await modalKit.connectWallet('io.one')
  await settled()
  await expect(kit.connect()).resolves.toMatchObject({ address: scriptedAddress('io.one') })
  expect(kit.modal.state.open).toBe(false)
})

test('prompts a connector synchronously without the modal once loaded', async () => {
  const { kit, adapter } = await createLoadedKit()
  const account = kit.connect({ connectorId: 'io.two' })
  expect(adapter.requests).toEqual(['connect io.two'])
  await expect(account).resolves.toMatchObject({
    address: scriptedAddress('io.two'),
    caipAddress: `eip155:1:${scriptedAddress('io.two')}`,
  })
  expect(kit.modal.state.open).toBe(false)
})

test('prompts a connector after loading when connect is the first intent', async () => {
  const { kit, adapter } = createTestKit()
  const account = kit.connect({ connectorId: 'io.two' })
  expect(kit.modal.state).toMatchObject({ open: false, loading: true })
  await expect(account).resolves.toMatchObject({ address: scriptedAddress('io.two') })
  expect(adapter.requests[0]).toBe('connect io.two')
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
})

test.each([
  ['close', (kit: AppKit) => kit.close()],
  ['the close button, Escape or the backdrop', (_: AppKit, { modal }: ModalKit) => modal.safeClose()],
  ['going back from the first view', (_: AppKit, { modal }: ModalKit) => modal.goBack()],
  ['destroy', (kit: AppKit) => kit.destroy()],
])('%s rejects connect with Modal closed', async (_, end) => {
  const { kit, modalKit } = await createLoadedKit()
  const account = kit.connect()
  await settled()
  end(kit, modalKit)
  await expect(account).rejects.toMatchObject({ code: 'modal/closed', message: 'Modal closed' })
})

test('resolves when the modal closes at the moment of approval', async () => {
  const { kit, adapter } = await createLoadedKit()
  const account = kit.connect()
  adapter.emitConnected()
  kit.close()
  await expect(account).resolves.toMatchObject({ address: scriptedAddress('io.one') })
})

test('resolves both callers that wait for the same modal', async () => {
  const { kit, modalKit } = await createLoadedKit()
  const both = Promise.all([kit.connect(), kit.connect()])
  await modalKit.connectWallet('io.one')
  await expect(both).resolves.toHaveLength(2)
})

test("rejects a namespace that isn't configured", async () => {
  const { kit } = await createLoadedKit()
  await expect(kit.connect({ namespace: 'solana' })).rejects.toMatchObject({ code: 'chains/namespace-not-configured' })
  await expect(kit.open({ namespace: 'solana' })).rejects.toMatchObject({ code: 'chains/namespace-not-configured' })
  expect(kit.modal.state.open).toBe(false)
})

test('rejects a declined connect with Connection rejected and allows a retry', async () => {
  const { kit, adapter } = createTestKit()
  adapter.answer = decline
  await expect(kit.connect({ connectorId: 'io.one' })).rejects.toMatchObject({ message: 'Connection rejected' })
  adapter.answer = async () => {}
  await expect(kit.connect({ connectorId: 'io.one' })).resolves.toMatchObject({ isConnected: true })
})

test('rejects a pending connect on destroy', async () => {
  const { kit, adapter } = await createLoadedKit()
  adapter.answer = hang
  const account = kit.connect({ connectorId: 'io.one' })
  kit.destroy()
  await expect(account).rejects.toMatchObject({ code: 'kit/destroyed' })
})

test.each([
  ['in the modal', {}, 'modal/closed'],
  ['to one connector', { connectorId: 'io.one' }, 'kit/destroyed'],
])('rejects a connect %s when destroyed while the modal loads, and prompts no wallet', async (_, parameters, code) => {
  const { kit, adapter } = createTestKit({ loadModal: () => new Promise(() => {}) })
  const account = kit.connect(parameters)
  kit.destroy()
  await expect(account).rejects.toMatchObject({ code })
  expect(adapter.requests).toEqual([])
})

test('rejects connect after destroy', async () => {
  const { kit, adapter } = await createLoadedKit()
  kit.destroy()
  await expect(kit.connect()).rejects.toMatchObject({ code: 'kit/destroyed' })
  await expect(kit.connect({ connectorId: 'io.one' })).rejects.toMatchObject({ code: 'kit/destroyed' })
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
  expect(adapter.requests).toEqual([])
})

test('rejects a connector without an adapter with Adapter not found', async () => {
  const { kit } = createTestKit({ adapters: [] })
  await expect(kit.connect({ connectorId: 'io.one' })).rejects.toMatchObject({
    code: 'adapter/not-found',
    message: 'Adapter not found',
  })
})
