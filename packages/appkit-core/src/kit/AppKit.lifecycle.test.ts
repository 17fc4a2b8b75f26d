import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, createTestKit, loadsModal, modalOnItsWay, settled } from '../../test/createTestKit'
import { base, mainnet, solana } from '../../test/networks'
import { scriptedAddress } from '../testing/scriptedAddress'
import type { AppKit } from './AppKit'

test('leaves no timer, subscription or modal behind after destroy', async () => {
  let mounted = 0
  const mountModal = () => {
    mounted++
    return { destroy: () => void mounted-- }
  }
  const { kit, modalKit, adapter, environment } = await createLoadedKit({ loadModal: loadsModal(mountModal) })
  await modalKit.connectWallet('io.one')
  await settled()
  await kit.open({ view: 'UnsupportedChain' })
  modalKit.modal.safeClose()
  modalKit.toasts.show('first', 'success')
  modalKit.toasts.show('second', 'success')
  expect([mounted, adapter.attached, environment.openTimers]).toEqual([1, 1, 2])

  kit.destroy()
  kit.destroy()
  expect([mounted, adapter.attached, environment.openTimers]).toEqual([0, 0, 0])
  expect(kit.modal.state.open).toBe(false)
  modalKit.toasts.show('late', 'success')
  expect(environment.openTimers).toBe(0)
})

test.each([
  ['open', (kit: AppKit): Promise<unknown> => kit.open()],
  ['load', (kit: AppKit): Promise<unknown> => kit.load()],
  ['prefetch', (kit: AppKit): unknown => kit.prefetch()],
])('mounts and opens nothing when destroyed during %s', async (name, begin) => {
  let mounted = 0
  const mountModal = () => {
    mounted++
    return { destroy() {} }
  }
  const { loadModal, arrive } = modalOnItsWay(mountModal)
  const { kit } = createTestKit({ loadModal })
  const outcome = Promise.resolve(begin(kit)).catch(({ code }) => code)
  kit.destroy()
  arrive()
  expect(await outcome).toBe({ open: 'modal/closed', load: 'kit/destroyed', prefetch: undefined }[name])
  await settled()
  expect(mounted).toBe(0)
  await expect(kit.open()).rejects.toMatchObject({ code: 'kit/destroyed' })
  await expect(kit.load()).rejects.toMatchObject({ code: 'kit/destroyed' })
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
})

test('removes the modal on destroy, even if it reopens at that moment', async () => {
  const { kit, modalKit } = await createLoadedKit()
  modalKit.toasts.show('shown', 'success')
  await kit.open()
  const stop = modalKit.modal.onClose(() => {
    stop()
    void kit.open()
  })
  kit.destroy()
  expect(kit.modal.state.open).toBe(false)
  expect(modalKit.toasts.state.open).toBe(false)
})

test("doesn't open a loaded modal after destroy", async () => {
  const { kit, events } = await createLoadedKit()
  kit.destroy()
  await expect(kit.open()).rejects.toMatchObject({ code: 'kit/destroyed' })
  expect(kit.modal.state.open).toBe(false)
  expect(events).toEqual([])
})

test('releases everything else when one adapter throws on destroy', async () => {
  const broken = createAdapter('solana')
  broken.attach = () => () => {
    throw new Error('cannot let go')
  }
  const adapter = createAdapter()
  const { kit, modalKit, environment } = await createLoadedKit({
    networks: [mainnet, solana],
    adapters: [broken, adapter],
  })
  modalKit.toasts.show('first', 'success')
  expect(() => kit.destroy()).toThrow('cannot let go')
  expect([adapter.attached, environment.openTimers]).toEqual([0, 0])
})

test('shares nothing between two kits in one window', async () => {
  const one = await createLoadedKit({ themeMode: 'light', networks: [mainnet] })
  const other = await createLoadedKit({ networks: [base] })
  await one.modalKit.connectWallet('io.one')
  await one.kit.open({ view: 'Networks' })
  one.modalKit.toasts.show('mine', 'success')
  await one.kit.updateOptions({ features: { email: false } })
  expect(other.kit.getAccount().isConnected).toBe(false)
  expect(other.kit.getState()).toMatchObject({ open: false, selectedNetworkId: 'eip155:8453' })
  expect(other.modalKit.router.current.view).toBe('Connect')
  expect(other.modalKit.toasts.state.open).toBe(false)
  expect(other.kit.theme.state.themeMode).toBe('dark')
  expect(other.kit.options.state.features.email).toBeUndefined()
  one.kit.destroy()
  await expect(other.kit.connect({ connectorId: 'io.two' })).resolves.toMatchObject({
    address: scriptedAddress('io.two'),
  })
})

test("disconnects only connected namespaces, so the others can't fail", async () => {
  const idle = createAdapter('solana')
  idle.answer = () => Promise.reject(new Error('not connected'))
  const adapter = createAdapter()
  const { kit, events } = createTestKit({ networks: [mainnet, solana], adapters: [idle, adapter] })
  await kit.connect({ connectorId: 'io.one' })
  await kit.disconnect()
  expect(idle.requests).toEqual([])
  expect(kit.getAccount().status).toBe('disconnected')
  expect(events.at(-1)).toBe('DISCONNECT_SUCCESS')
})

test('disconnects a namespace even if another one fails to disconnect', async () => {
  const stuck = createAdapter('solana', ['so.one'])
  const { kit, events } = createTestKit({ networks: [mainnet, solana], adapters: [stuck, createAdapter()] })
  await kit.connect({ connectorId: 'so.one', namespace: 'solana' })
  await kit.connect({ connectorId: 'io.one' })
  expect(kit.getAccount('eip155').status).toBe('connected')
  stuck.answer = () => Promise.reject(new Error('wallet gone'))
  await expect(kit.disconnect()).rejects.toMatchObject({
    code: 'disconnect/failed',
    message: expect.stringContaining('wallet gone'),
  })
  expect(kit.getAccount('eip155').status).toBe('disconnected')
  expect(kit.getAccount('solana').status).toBe('connected')
  expect(events.at(-1)).toBe('DISCONNECT_ERROR')
})

test('disconnects one of two wallets and activates the other', async () => {
  const { kit } = createTestKit()
  await kit.connect({ connectorId: 'io.one' })
  await kit.connect({ connectorId: 'io.two' })
  await kit.disconnect({ namespace: 'eip155', connectorId: 'io.two' })
  expect(kit.getAccount()).toMatchObject({ isConnected: true, address: scriptedAddress('io.one') })
  expect(kit.connections.list('eip155')).toHaveLength(1)
})

test('activates another live connection', async () => {
  const { kit } = createTestKit()
  await kit.connect({ connectorId: 'io.one' })
  await kit.connect({ connectorId: 'io.two' })
  const connection = kit.connections.list('eip155').find(({ connectorId }) => connectorId === 'io.one')
  await kit.switchConnection({ connection, namespace: 'eip155' })
  expect(kit.getAccount().address).toBe(scriptedAddress('io.one'))
  expect(await kit.getProvider()).toEqual({ connectorId: 'io.one' })
})

test('returns no provider and no balance without a connection', async () => {
  const { kit } = createTestKit()
  expect(await kit.getProvider()).toBeUndefined()
  await expect(kit.refreshBalance()).rejects.toMatchObject({ code: 'balance/not-connected' })
})

test('fetches the balance once per account and chain, and handles its failure', async () => {
  const { kit, adapter } = createTestKit()
  await kit.connect({ connectorId: 'io.one' })
  await expect.poll(() => adapter.reads).toHaveLength(1)
  adapter.emit({})
  await settled()
  expect(adapter.reads).toEqual([`getBalance ${scriptedAddress('io.one')}`])
  adapter.answerTo({ getBalance: () => Promise.reject(new Error('rpc down')) })
  await kit.switchNetwork(base)
  await settled()
  const states = Object.values(kit.balances.state.balances).map(({ status }) => status)
  expect(states).toEqual(['ready', 'unavailable'])
})

test('notifies subscribers of accounts, networks and the modal until they unsubscribe', async () => {
  const { kit } = createTestKit()
  let calls = 0
  const stop = kit.subscribe(() => void calls++)
  await kit.open()
  await settled()
  expect(calls).toBeGreaterThan(0)
  stop()
  calls = 0
  kit.close()
  await kit.connect({ connectorId: 'io.one' })
  await settled()
  expect(calls).toBe(0)
})
