import { expect, test } from 'vitest'
import { createTestKit, decline, hang, settled } from '../../test/createTestKit'
import { addressOf, FakeAdapter } from '../../test/FakeAdapter'
import { mainnet, solana } from '../../test/networks'

test('connect opens the modal and resolves with the account once the wallet agreed', async () => {
  const { kit } = createTestKit()
  const account = kit.connect()
  expect(kit.modal.state.open).toBe(true)
  expect(kit.router.current.view).toBe('Connect')
  await kit.connectWallet('io.one')
  await expect(account).resolves.toMatchObject({ address: addressOf('io.one'), isConnected: true, status: 'connected' })
})

test('connect resolves at once with the account that is connected already', async () => {
  const { kit } = createTestKit()
  await kit.connectWallet('io.one')
  await settled()
  await expect(kit.connect()).resolves.toMatchObject({ address: addressOf('io.one') })
  expect(kit.modal.state.open).toBe(false)
})

test('connect with a connector asks it in the same tick, without the modal', async () => {
  const { kit, adapter } = createTestKit()
  const account = kit.connect({ connectorId: 'io.two' })
  expect(adapter.requests).toEqual(['connect io.two'])
  await expect(account).resolves.toMatchObject({
    address: addressOf('io.two'),
    caipAddress: `eip155:1:${addressOf('io.two')}`,
  })
  expect(kit.modal.state.open).toBe(false)
})

test.each([
  ['close', (kit: ReturnType<typeof createTestKit>['kit']) => kit.close()],
  ['the cross, Escape and the backdrop', (kit: ReturnType<typeof createTestKit>['kit']) => kit.modal.safeClose()],
  ['back at the beginning', (kit: ReturnType<typeof createTestKit>['kit']) => kit.modal.goBack()],
  ['destroy', (kit: ReturnType<typeof createTestKit>['kit']) => kit.destroy()],
])('%s rejects connect with Modal closed', async (_, end) => {
  const { kit } = createTestKit()
  const account = kit.connect()
  await settled()
  end(kit)
  await expect(account).rejects.toMatchObject({ code: 'modal/closed', message: 'Modal closed' })
})

test('closing in the moment of the approval still resolves', async () => {
  const { kit, adapter } = createTestKit()
  const account = kit.connect()
  adapter.emit(adapter.connectedState('io.one'))
  kit.close()
  await expect(account).resolves.toMatchObject({ address: addressOf('io.one') })
})

test('two callers who wait for the same modal both hear of the account', async () => {
  const { kit } = createTestKit()
  const both = Promise.all([kit.connect(), kit.connect()])
  await kit.connectWallet('io.one')
  await expect(both).resolves.toHaveLength(2)
})

test('a modal that cannot be loaded rejects connect with modal/load-failed and tells the host', async () => {
  const errors: string[] = []
  const { kit } = createTestKit({
    loadModal: () => Promise.reject(new Error('offline')),
    onError: ({ code }) => errors.push(code),
  })
  await expect(kit.connect()).rejects.toMatchObject({ code: 'modal/load-failed' })
  expect(errors).toEqual(['modal/load-failed'])
  expect(kit.modal.state.open).toBe(false)
})

test('connect in a namespace that is not configured rejects and leaves nobody waiting', async () => {
  const { kit } = createTestKit()
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
  const { kit, adapter } = createTestKit()
  adapter.answer = hang
  const account = kit.connect({ connectorId: 'io.one' })
  kit.destroy()
  await expect(account).rejects.toMatchObject({ code: 'kit/destroyed' })
})

test('a connector without an adapter rejects with Adapter not found', async () => {
  const { kit } = createTestKit({ adapters: [] })
  await expect(kit.connect({ connectorId: 'io.one' })).rejects.toMatchObject({
    code: 'adapter/not-found',
    message: 'Adapter not found',
  })
})

test('the late approval of an abandoned attempt is a connection, not a corrupt state', async () => {
  const { kit, adapter } = createTestKit()
  let approve = () => {}
  adapter.answer = () => new Promise(resolve => void (approve = resolve))
  await kit.open()
  const abandoned = kit.connectWallet('io.one')
  kit.close()
  expect(kit.connecting.state.value).toEqual({ status: 'idle' })
  adapter.answer = async () => {}
  approve()
  await abandoned
  await settled()
  expect(kit.getAccount()).toMatchObject({ isConnected: true, address: addressOf('io.one') })
  expect(kit.connecting.state.value).toEqual({ status: 'idle' })
})

test('connecting one wallet after the other remembers both, newest first', async () => {
  const { kit } = createTestKit()
  await kit.connectWallet('io.one')
  await kit.connectWallet('io.two')
  expect(kit.connectors.state.recent).toMatchObject([
    { id: 'io.two', rdns: 'io.two' },
    { id: 'io.one', rdns: 'io.one' },
  ])
})

test('a failed prefetch is silent, and the click loads again', async () => {
  let loads = 0
  const loadModal = async () => {
    loads++
    if (loads === 1) throw new Error('offline')
    return { mountModal: () => ({ destroy() {} }) }
  }
  const { kit, adapter } = createTestKit({ loadModal })
  adapter.answer = request => (request === 'prefetch' ? Promise.reject(new Error('offline')) : Promise.resolve())
  kit.prefetch()
  await settled()
  await expect(kit.open()).resolves.toBeUndefined()
  await kit.open()
  expect(loads).toBe(2)
})

test('a modal that fails while it mounts can be opened by the next click', async () => {
  let mounts = 0
  const mountModal = () => {
    mounts++
    if (mounts === 1) throw new Error('broken')
    return { destroy() {} }
  }
  const { kit } = createTestKit({ loadModal: async () => ({ mountModal }) })
  await expect(kit.open()).rejects.toMatchObject({ code: 'modal/load-failed' })
  await expect(kit.open()).resolves.toBeUndefined()
})

test('events come in the order of what happened', async () => {
  const { kit, adapter, events } = createTestKit()
  await kit.open()
  adapter.answer = decline
  await kit.connectWallet('io.one').catch(() => {})
  kit.close()
  adapter.answer = async () => {}
  await kit.connectWallet('io.one')
  await kit.disconnect()
  expect(events).toEqual([
    'MODAL_OPEN',
    'SELECT_WALLET',
    'CONNECT_ERROR',
    'MODAL_CLOSE',
    'SELECT_WALLET',
    'CONNECT_SUCCESS',
    'DISCONNECT_SUCCESS',
  ])
})

test('connecting in another namespace makes it the active one, declining does not', async () => {
  const other = new FakeAdapter('solana', ['so.one'])
  const { kit } = createTestKit({ networks: [mainnet, solana], adapters: [new FakeAdapter(), other] })
  other.answer = decline
  await kit.connectWallet('so.one', 'solana').catch(() => {})
  expect(kit.getState().activeChain).toBe('eip155')
  other.answer = async () => {}
  await kit.connectWallet('so.one', 'solana')
  expect(kit.getState()).toMatchObject({ activeChain: 'solana', selectedNetworkId: solana.caipNetworkId })
})
