import { expect, test } from 'vitest'
import { createLoadedKit, settled } from '../../test/createTestKit'
import { memoryStorage } from '../storage/memoryStorage'
import { scriptedAddress } from '../testing/scriptedAddress'

const keyOf = (connectorId: string) => `eip155:1:${scriptedAddress(connectorId)}`

async function connected() {
  const storage = memoryStorage()
  const made = await createLoadedKit({ storage })
  await made.modalKit.connectWallet('io.one')
  await made.modalKit.refreshBalance()
  const cached = () => JSON.stringify(storage.getItem('@appkit/native_balance_cache'))
  expect(cached()).toContain(keyOf('io.one'))
  return { ...made, cached, known: () => Object.keys(made.kit.balances.state.balances) }
}

test('removes a native balance from state and storage at disconnect', async () => {
  const { kit, known, cached } = await connected()
  await kit.disconnect()
  expect(known()).toEqual([])
  expect(cached()).not.toContain(keyOf('io.one'))
})

test('removes a native balance when the wallet disconnects on its own', async () => {
  const { adapter, known, cached } = await connected()
  adapter.emit({ status: 'disconnected', connections: [], activeConnectorId: undefined, address: undefined })
  expect(known()).toEqual([])
  expect(cached()).not.toContain(keyOf('io.one'))
})

test('keeps the native balance of another connected wallet', async () => {
  const { kit, modalKit, known, cached } = await connected()
  await modalKit.connectWallet('io.two')
  await modalKit.refreshBalance()
  await kit.disconnect({ connectorId: 'io.one' })
  expect(known()).toEqual([keyOf('io.two')])
  expect(cached()).toContain(keyOf('io.two'))
})

test('ignores a native balance that arrives after the disconnect', async () => {
  const { kit, modalKit, adapter, known, cached } = await connected()
  let arrive = () => {}
  adapter.answer = request =>
    request === 'getBalance' ? new Promise<void>(resolve => void (arrive = resolve)) : Promise.resolve()
  const late = modalKit.refreshBalance()
  await settled()
  await kit.disconnect()
  arrive()
  expect(await late).toMatchObject({ symbol: 'ETH' })
  expect(known()).toEqual([])
  expect(cached()).not.toContain(keyOf('io.one'))
})
