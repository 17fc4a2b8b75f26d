import { expect, test } from 'vitest'
import { createTestKit, settled } from '../../test/createTestKit'
import { addressOf, FakeAdapter } from '../../test/FakeAdapter'
import { base, mainnet, solana } from '../../test/networks'

test('destroy leaves no timer, subscription or modal behind', async () => {
  let mounted = 0
  const mountModal = () => {
    mounted++
    return { destroy: () => void mounted-- }
  }
  const { kit, adapter, environment } = createTestKit({ loadModal: async () => ({ mountModal }) })
  await kit.connectWallet('io.one')
  await settled()
  await kit.open({ view: 'UnsupportedChain' })
  kit.modal.safeClose()
  kit.toasts.show('first', 'success')
  kit.toasts.show('second', 'success')
  expect([mounted, adapter.attached, environment.openTimers]).toEqual([1, 1, 2])

  kit.destroy()
  kit.destroy()
  await settled()
  expect([mounted, adapter.attached, environment.openTimers]).toEqual([0, 0, 0])
  kit.toasts.show('late', 'success')
  expect(environment.openTimers).toBe(0)
})

test('destroy while the modal is on its way mounts nothing, and nothing opens afterwards', async () => {
  let mounted = 0
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => void (arrive = resolve))
  const mountModal = () => {
    mounted++
    return { destroy() {} }
  }
  const loadModal = () => arrived.then(() => ({ mountModal }))
  const { kit } = createTestKit({ loadModal })
  const shown = kit.open()
  kit.destroy()
  arrive()
  await expect(shown).rejects.toMatchObject({ code: 'modal/closed' })
  await settled()
  expect(mounted).toBe(0)
  await expect(kit.open()).rejects.toMatchObject({ code: 'kit/destroyed' })
  expect(kit.modal.state.open).toBe(false)
})

test('destroy lets go of everything else although one adapter throws', async () => {
  const broken = new FakeAdapter('solana')
  broken.attach = () => () => {
    throw new Error('cannot let go')
  }
  const adapter = new FakeAdapter()
  const { kit, environment } = createTestKit({ networks: [mainnet, solana], adapters: [broken, adapter] })
  kit.toasts.show('first', 'success')
  expect(() => kit.destroy()).toThrow('cannot let go')
  expect([adapter.attached, environment.openTimers]).toEqual([0, 0])
})

test('two kits on one page share nothing', async () => {
  const one = createTestKit({ themeMode: 'light', networks: [mainnet] })
  const other = createTestKit({ networks: [base] })
  await one.kit.connectWallet('io.one')
  await one.kit.open({ view: 'Networks' })
  one.kit.toasts.show('mine', 'success')
  one.kit.options.updateFeatures({ email: false })
  expect(other.kit.getAccount().isConnected).toBe(false)
  expect(other.kit.getState()).toMatchObject({ open: false, selectedNetworkId: 'eip155:8453' })
  expect(other.kit.router.current.view).toBe('Connect')
  expect(other.kit.toasts.state.open).toBe(false)
  expect(other.kit.theme.state.themeMode).toBe('dark')
  expect(other.kit.options.state.features.email).toBe(true)
  one.kit.destroy()
  await expect(other.kit.connect({ connectorId: 'io.two' })).resolves.toMatchObject({ address: addressOf('io.two') })
})

test('disconnect asks only namespaces that are connected, so that others cannot fail', async () => {
  const idle = new FakeAdapter('solana')
  idle.answer = () => Promise.reject(new Error('not connected'))
  const adapter = new FakeAdapter()
  const { kit, events } = createTestKit({ networks: [mainnet, solana], adapters: [idle, adapter] })
  await kit.connectWallet('io.one')
  await kit.disconnect()
  expect(idle.requests).toEqual([])
  expect(kit.getAccount().status).toBe('disconnected')
  expect(events.at(-1)).toBe('DISCONNECT_SUCCESS')
})

test('a namespace that fails to disconnect does not keep the other connected', async () => {
  const stuck = new FakeAdapter('solana', ['so.one'])
  const { kit, events } = createTestKit({ networks: [mainnet, solana], adapters: [stuck, new FakeAdapter()] })
  await kit.connectWallet('so.one', 'solana')
  await kit.connectWallet('io.one')
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

test('one of two wallets can be disconnected; the other becomes active', async () => {
  const { kit } = createTestKit()
  await kit.connectWallet('io.one')
  await kit.connectWallet('io.two')
  await kit.disconnect({ namespace: 'eip155', connectorId: 'io.two' })
  expect(kit.getAccount()).toMatchObject({ isConnected: true, address: addressOf('io.one') })
  expect(kit.connections.list('eip155')).toHaveLength(1)
})

test('another live connection can be made the active one', async () => {
  const { kit } = createTestKit()
  await kit.connectWallet('io.one')
  await kit.connectWallet('io.two')
  await kit.switchConnection({ connectorId: 'io.one', namespace: 'eip155' })
  expect(kit.getAccount().address).toBe(addressOf('io.one'))
  expect(await kit.getProvider()).toEqual({ providerOf: 'io.one' })
})

test('without a connection there is no provider and no balance', async () => {
  const { kit } = createTestKit()
  expect(await kit.getProvider()).toBeUndefined()
  await expect(kit.refreshBalance()).rejects.toMatchObject({ code: 'balance/not-connected' })
})

test('the balance is fetched once per account and chain, and its failure disturbs nobody', async () => {
  const { kit, adapter } = createTestKit()
  await kit.connectWallet('io.one')
  await settled()
  adapter.emit({})
  await settled()
  expect(adapter.requests.filter(request => request === 'getBalance')).toHaveLength(1)
  adapter.answer = request => (request === 'getBalance' ? Promise.reject(new Error('rpc down')) : Promise.resolve())
  await kit.switchNetwork(base)
  await settled()
  const states = Object.values(kit.balances.state.balances).map(({ status }) => status)
  expect(states).toEqual(['ready', 'unavailable'])
})

test('subscribers hear of accounts, networks and the modal until they stop', async () => {
  const { kit } = createTestKit()
  let calls = 0
  const stop = kit.subscribe(() => void calls++)
  await kit.open()
  await settled()
  expect(calls).toBeGreaterThan(0)
  stop()
  calls = 0
  kit.close()
  await kit.connectWallet('io.one')
  await settled()
  expect(calls).toBe(0)
})
