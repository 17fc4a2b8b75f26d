import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createTestKit, settled } from '../../test/createTestKit'
import { mainnet, solana } from '../../test/networks'
import type { KeyValueStorage } from '../storage/KeyValueStorage'
import { memoryStorage } from '../storage/memoryStorage'
import { hang } from '../testing/answers'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { scriptedAddress } from '../testing/scriptedAddress'

/** Storage after a session that ended connected to `io.one`. */
async function leftConnected(): Promise<KeyValueStorage> {
  const storage = memoryStorage()
  const { kit } = createTestKit({ storage })
  await kit.connect({ connectorId: 'io.one' })
  kit.destroy()
  return storage
}

test('starts as connecting with the stored address, without a flash of disconnected', async () => {
  const { kit } = createTestKit({ storage: await leftConnected() })
  const seen = [kit.getAccount().status]
  kit.subscribe(() => seen.push(kit.getAccount().status))
  expect(kit.getAccount()).toMatchObject({
    status: 'connecting',
    isConnected: false,
    address: scriptedAddress('io.one'),
  })
  await settled()
  expect(kit.getAccount()).toMatchObject({ status: 'connected', isConnected: true, address: scriptedAddress('io.one') })
  expect(seen).not.toContain('disconnected')
})

test('disconnects after a failed reconnect', async () => {
  const adapter = createAdapter()
  adapter.answer = () => Promise.reject(new Error('locked'))
  const { kit } = createTestKit({ storage: await leftConnected(), adapter })
  await settled()
  expect(kit.getAccount()).toMatchObject({ status: 'disconnected', address: undefined })
})

test('disconnects after a failed reconnect even if the adapter keeps reporting `reconnecting`', async () => {
  const adapter = createAdapter()
  adapter.emit({ status: 'reconnecting', address: scriptedAddress('io.one') })
  adapter.answer = () => Promise.reject(new Error('locked'))
  const { kit } = createTestKit({ adapter })
  expect(kit.getAccount()).toMatchObject({ status: 'reconnecting', address: scriptedAddress('io.one') })
  await settled()
  expect(kit.getAccount()).toMatchObject({ status: 'disconnected', address: undefined })
})

test('prompts no wallet without a stored session', async () => {
  const { adapter } = createTestKit()
  await settled()
  expect(adapter.requests).toEqual([])
})

test("doesn't reconnect with enableReconnect off", async () => {
  const { kit, adapter } = createTestKit({ storage: await leftConnected(), enableReconnect: false })
  expect(kit.getAccount().status).toBe('disconnected')
  await settled()
  expect(adapter.requests).toEqual([])
  expect(adapter.host?.storedConnectorIds).toEqual([])
})

test("doesn't stay connecting in a namespace without an adapter", async () => {
  const { kit } = createTestKit({ storage: await leftConnected(), adapters: [] })
  expect(kit.getAccount().status).toBe('disconnected')
})

test("doesn't reconnect after a disconnect and a reload", async () => {
  const storage = await leftConnected()
  const { kit } = createTestKit({ storage })
  await settled()
  await kit.disconnect()
  kit.destroy()
  expect(storage.getItem('@appkit/disconnected_connector_ids')).toBe('{"eip155":["io.one"]}')
  const next = createTestKit({ storage })
  expect(next.kit.getAccount().status).toBe('disconnected')
  await settled()
  expect(next.adapter.host?.storedConnectorIds).toEqual([])
  expect(next.adapter.requests).toEqual([])
})

test('disconnects a wallet that never responds to the reconnect, and stays disconnected', async () => {
  const storage = await leftConnected()
  const adapter = createAdapter()
  adapter.answerTo({ reconnect: hang })
  const { kit } = createTestKit({ storage, adapter })
  await settled()
  expect(kit.getAccount().status).toBe('connecting')
  await kit.disconnect()
  expect(kit.getAccount()).toMatchObject({ status: 'disconnected', address: undefined })
  expect(createTestKit({ storage }).kit.getAccount().status).toBe('disconnected')
})

test('disconnects a wallet that connects while the reconnect hangs', async () => {
  const adapter = createAdapter()
  adapter.answerTo({ reconnect: hang })
  const { kit } = createTestKit({ storage: await leftConnected(), adapter })
  await kit.connect({ connectorId: 'io.two' })
  expect(kit.getAccount().address).toBe(scriptedAddress('io.two'))
  await adapter.disconnect()
  expect(kit.getAccount().status).toBe('disconnected')
})

test('keeps a reconnected wallet connected on an unsupported chain', async () => {
  const adapter = createAdapter()
  const storage = await leftConnected()
  adapter.reconnect = async () => adapter.emitConnected({ chainId: 424242 })
  const { kit } = createTestKit({ storage, adapter })
  await settled()
  expect(kit.chains.get()).toMatchObject({
    status: 'connected',
    isUnsupportedChain: true,
    caipNetworkId: 'eip155:424242',
  })
})

test('reads the stored account on a server without attaching or writing', async () => {
  const storage = await leftConnected()
  const written: string[] = []
  const readOnly: KeyValueStorage = {
    getItem: storage.getItem,
    setItem: name => void written.push(name),
    removeItem: name => void written.push(name),
  }
  const environment = new ScriptedEnvironment({ isServer: true })
  const { kit, adapter } = createTestKit({ storage: readOnly, environment })
  expect(kit.getAccount()).toMatchObject({ status: 'connecting', address: scriptedAddress('io.one') })
  await settled()
  expect(adapter.attached).toBe(0)
  expect(written).toEqual([])
})

test('rejects an adapter of a namespace without networks before it starts', () => {
  const evm = createAdapter()
  const make = () => createTestKit({ adapters: [evm, createAdapter('solana')] })
  expect(make).toThrow(expect.objectContaining({ code: 'chains/namespace-not-configured' }))
  expect(evm.attached).toBe(0)
})

test('reconnects two namespaces independently', async () => {
  const storage = memoryStorage()
  const options = { networks: [mainnet, solana] as const, storage }
  const first = createTestKit({ ...options, adapters: [createAdapter(), createAdapter('solana', ['so.one'])] })
  await first.kit.connect({ connectorId: 'io.one' })
  await first.kit.connect({ connectorId: 'so.one', namespace: 'solana' })
  first.kit.destroy()

  const broken = createAdapter()
  broken.answer = () => Promise.reject(new Error('locked'))
  const { kit } = createTestKit({ ...options, adapters: [broken, createAdapter('solana', ['so.one'])] })
  await settled()
  expect(kit.getAccount('eip155').status).toBe('disconnected')
  expect(kit.getAccount('solana')).toMatchObject({ status: 'connected', address: scriptedAddress('so.one') })
  expect(kit.getState().activeChain).toBe('solana')
})

test.each([
  ['fails', (settle: { fail(): void }) => settle.fail()],
  ['succeeds', (settle: { answer(): void }) => settle.answer()],
])('reconnects on the next visit when a reconnect %s after destroy', async (_, end) => {
  const storage = await leftConnected()
  const settle = { answer: () => {}, fail: () => {} }
  const adapter = createAdapter()
  adapter.answer = () =>
    new Promise((resolve, reject) => {
      settle.answer = resolve
      settle.fail = () => reject(new Error('locked'))
    })
  const { kit } = createTestKit({ storage, adapter })
  kit.destroy()
  end(settle)
  await settled()
  expect(kit.getAccount()).toMatchObject({ status: 'connecting', address: scriptedAddress('io.one') })
  expect(createTestKit({ storage }).kit.getAccount()).toMatchObject({ status: 'connecting' })
})

test('ignores states of an adapter after destroy', async () => {
  const { kit, adapter } = createTestKit()
  await kit.connect({ connectorId: 'io.one' })
  const { host } = adapter
  kit.destroy()
  host?.onState({ ...createAdapter().state, connectors: [] })
  expect(kit.getAccount().status).toBe('connected')
  expect(kit.connectors.state.connectors).not.toEqual([])
})
