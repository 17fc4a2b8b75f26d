import { expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit'
import { base, mainnet } from '../../test/networks'
import { memoryStorage } from '../storage/memoryStorage'
import { decline } from './answers'
import { ScriptedAdapter } from './ScriptedAdapter'
import { scriptedAddress } from './scriptedAddress'

const one = scriptedAddress('io.one')
const two = scriptedAddress('io.two')

test('records wallet requests separately from chain requests', async () => {
  const adapter = new ScriptedAdapter()
  await adapter.connect({ connectorId: 'io.wallet', caipNetwork: base })
  await adapter.sendTransaction({ address: one, to: two, value: 5n, caipNetwork: base })
  await adapter.getBalance({ address: one, caipNetwork: base })
  expect(adapter.requests).toEqual(['connect io.wallet on eip155:8453', `sendTransaction 5 to ${two} from ${one}`])
  expect(adapter.reads).toEqual([`getBalance ${one}`])
})

test('records the references of transfers', async () => {
  const adapter = new ScriptedAdapter()
  const transfer = { to: two, caipNetwork: base, references: ['a', 'b'] }
  await adapter.sendTransaction({ ...transfer, value: 5n })
  await adapter.sendToken({ ...transfer, amount: 6n, tokenAddress: one })
  expect(adapter.requests).toEqual([
    `sendTransaction 5 to ${two} with references a, b`,
    `sendToken 6 of ${one} to ${two} with references a, b`,
  ])
})

test('sets the answer of one method and keeps the others', async () => {
  const adapter = new ScriptedAdapter()
  adapter.answerTo({ connect: decline })
  adapter.answerTo({ switchNetwork: () => Promise.reject(new Error('no')) })
  await expect(adapter.connect({ connectorId: 'io.wallet' })).rejects.toMatchObject({ code: 4001 })
  await expect(adapter.switchNetwork(base)).rejects.toThrow('no')
  await expect(adapter.disconnect()).resolves.toBeUndefined()
  expect(adapter.state.status).toBe('disconnected')
})

test('emits the connection before the request settles, and keeps other connections', async () => {
  const adapter = new ScriptedAdapter({ connectors: [{ id: 'io.one' }, { id: 'io.two' }] })
  const { kit } = createTestKit({ adapter })
  await adapter.connect({ connectorId: 'io.one' })
  await adapter.connect({ connectorId: 'io.two' })
  expect(kit.getAccount()).toMatchObject({ isConnected: true, address: two })
  expect(adapter.state.connections.map(({ connectorId }) => connectorId)).toEqual(['io.one', 'io.two'])
  await adapter.disconnect({ connectorId: 'io.one' })
  expect(adapter.state).toMatchObject({ activeConnectorId: 'io.two', address: two })
  await adapter.disconnect({ connectorId: 'io.two' })
  expect(kit.getAccount().isConnected).toBe(false)
})

test('keeps the network when a wallet reconnects on its own', () => {
  const adapter = new ScriptedAdapter()
  adapter.emitConnected({ chainId: 8453 })
  adapter.emitConnected({ address: two })
  expect(adapter.state).toMatchObject({ chainId: 8453, address: two })
  expect(adapter.state.connections[0]?.accounts).toEqual([{ namespace: 'eip155', address: two, type: 'eoa' }])
  adapter.emitDisconnected()
  expect(adapter.state).toMatchObject({ status: 'disconnected', chainId: undefined, connections: [] })
})

test('reconnects the connections that the kit stored', async () => {
  const storage = memoryStorage()
  const connectors = [{ id: 'io.one' }]
  const first = createTestKit({ storage, adapter: new ScriptedAdapter({ connectors }) })
  await first.kit.connect({ connectorId: 'io.one' })
  first.kit.destroy()
  const { adapter, kit } = createTestKit({ storage, adapter: new ScriptedAdapter({ connectors }) })
  await expect.poll(() => kit.getAccount().isConnected).toBe(true)
  expect([adapter.requests, adapter.state.address]).toEqual([['reconnect'], one])
})

test('reads balances in the units of the network or the token', async () => {
  const adapter = new ScriptedAdapter()
  const cents = { ...mainnet, nativeCurrency: { name: 'Cent', symbol: 'CENT', decimals: 2 } }
  const metadata = { name: 'USD Coin', symbol: 'USDC', decimals: 6 }
  adapter.balance = 500n
  adapter.assets = { 1: [{ address: two, balance: '0x10', type: 'ERC20', metadata }] }
  expect(await adapter.getBalance({ address: one, caipNetwork: cents })).toEqual({
    value: 500n,
    decimals: 2,
    symbol: 'CENT',
  })
  const token = await adapter.getBalance({ address: one, caipNetwork: cents, tokenAddress: two })
  expect(token).toMatchObject({ value: 16n, decimals: 6, symbol: 'USDC' })
  expect(await adapter.getWalletAssets({ account: one })).toEqual({ '0x1': adapter.assets[1] })
})
