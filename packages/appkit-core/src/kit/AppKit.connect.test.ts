import { expect, test } from 'vitest'
import { createLoadedKit, createTestKit, settled } from '../../test/createTestKit'
import { decline, hang } from '../testing/answers'
import { scriptedAddress } from '../testing/scriptedAddress'
import type { AppKit } from './AppKit'
import type { ModalKit } from './ModalKit'

test('connect opens the modal and resolves with the account once the wallet agreed', async () => {
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

test('connect as the first intent opens the modal once it has loaded, and resolves with the account', async () => {
  const { kit, adapter } = createTestKit()
  const account = kit.connect()
  await settled()
  expect(kit.modal.state.open).toBe(true)
  adapter.emitConnected()
  await expect(account).resolves.toMatchObject({ address: scriptedAddress('io.one') })
  expect(kit.modal.state.open).toBe(false)
})

test('connect resolves at once with the account that is connected already', async () => {
  const { kit, modalKit } = await createLoadedKit()
  await modalKit.connectWallet('io.one')
  await settled()
  await expect(kit.connect()).resolves.toMatchObject({ address: scriptedAddress('io.one') })
  expect(kit.modal.state.open).toBe(false)
})

test('once loaded, connect with a connector asks it in the same tick, without the modal', async () => {
  const { kit, adapter } = await createLoadedKit()
  const account = kit.connect({ connectorId: 'io.two' })
  expect(adapter.requests).toEqual(['connect io.two'])
  await expect(account).resolves.toMatchObject({
    address: scriptedAddress('io.two'),
    caipAddress: `eip155:1:${scriptedAddress('io.two')}`,
  })
  expect(kit.modal.state.open).toBe(false)
})

test('connect with a connector as the first intent asks it once what connecting needs has loaded', async () => {
  const { kit, adapter } = createTestKit()
  const account = kit.connect({ connectorId: 'io.two' })
  expect(kit.modal.state).toMatchObject({ open: false, loading: true })
  await expect(account).resolves.toMatchObject({ address: scriptedAddress('io.two') })
  expect(adapter.requests[0]).toBe('connect io.two')
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
})

test.each([
  ['close', (kit: AppKit) => kit.close()],
  ['the cross, Escape and the backdrop', (_: AppKit, { modal }: ModalKit) => modal.safeClose()],
  ['back at the beginning', (_: AppKit, { modal }: ModalKit) => modal.goBack()],
  ['destroy', (kit: AppKit) => kit.destroy()],
])('%s rejects connect with Modal closed', async (_, end) => {
  const { kit, modalKit } = await createLoadedKit()
  const account = kit.connect()
  await settled()
  end(kit, modalKit)
  await expect(account).rejects.toMatchObject({ code: 'modal/closed', message: 'Modal closed' })
})

test('closing in the moment of the approval still resolves', async () => {
  const { kit, adapter } = await createLoadedKit()
  const account = kit.connect()
  adapter.emitConnected()
  kit.close()
  await expect(account).resolves.toMatchObject({ address: scriptedAddress('io.one') })
})

test('two callers who wait for the same modal both hear of the account', async () => {
  const { kit, modalKit } = await createLoadedKit()
  const both = Promise.all([kit.connect(), kit.connect()])
  await modalKit.connectWallet('io.one')
  await expect(both).resolves.toHaveLength(2)
})

test('connect in a namespace that is not configured rejects and leaves nobody waiting', async () => {
  const { kit } = await createLoadedKit()
  await expect(kit.connect({ namespace: 'solana' })).rejects.toMatchObject({ code: 'chains/namespace-not-configured' })
  await expect(kit.open({ namespace: 'solana' })).rejects.toMatchObject({ code: 'chains/namespace-not-configured' })
  expect(kit.modal.state.open).toBe(false)
})

test('a declined connect rejects with Connection rejected, and the next one can succeed', async () => {
  const { kit, adapter } = createTestKit()
  adapter.answer = decline
  await expect(kit.connect({ connectorId: 'io.one' })).rejects.toMatchObject({ message: 'Connection rejected' })
  adapter.answer = async () => {}
  await expect(kit.connect({ connectorId: 'io.one' })).resolves.toMatchObject({ isConnected: true })
})

test('a wallet that hangs does not leave connect pending after destroy', async () => {
  const { kit, adapter } = await createLoadedKit()
  adapter.answer = hang
  const account = kit.connect({ connectorId: 'io.one' })
  kit.destroy()
  await expect(account).rejects.toMatchObject({ code: 'kit/destroyed' })
})

test.each([
  ['in the modal', {}, 'modal/closed'],
  ['of one connector', { connectorId: 'io.one' }, 'kit/destroyed'],
])('destroy while the modal loads ends a connect %s, and no wallet is asked', async (_, parameters, code) => {
  const { kit, adapter } = createTestKit({ loadModal: () => new Promise(() => {}) })
  const account = kit.connect(parameters)
  kit.destroy()
  await expect(account).rejects.toMatchObject({ code })
  expect(adapter.requests).toEqual([])
})

test('after destroy connect rejects instead of waiting', async () => {
  const { kit, adapter } = await createLoadedKit()
  kit.destroy()
  await expect(kit.connect()).rejects.toMatchObject({ code: 'kit/destroyed' })
  await expect(kit.connect({ connectorId: 'io.one' })).rejects.toMatchObject({ code: 'kit/destroyed' })
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
  expect(adapter.requests).toEqual([])
})

test('a connector without an adapter rejects with Adapter not found', async () => {
  const { kit } = createTestKit({ adapters: [] })
  await expect(kit.connect({ connectorId: 'io.one' })).rejects.toMatchObject({
    code: 'adapter/not-found',
    message: 'Adapter not found',
  })
})
