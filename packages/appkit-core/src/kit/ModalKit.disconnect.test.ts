import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, settled } from '../../test/createTestKit'
import { mainnet, solana as solanaNetwork } from '../../test/networks'

test('whoever listens hears of a disconnect that host or visitor asked for, in the order of listening', async () => {
  const { kit, modalKit } = await createLoadedKit()
  const heard: string[] = []
  modalKit.onDisconnect(async () => {
    await settled()
    heard.push(`first ${kit.chains.isConnected()}`)
  })
  modalKit.onDisconnect(() => void heard.push('second'))
  await modalKit.connectWallet('io.one')
  await kit.disconnect()
  expect(heard).toEqual(['first false', 'second'])
  await modalKit.connectWallet('io.one')
  await modalKit.disconnect()
  expect(heard).toHaveLength(4)
})

test('a disconnect that began in the wallet, or that failed, is not heard', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  let heard = 0
  modalKit.onDisconnect(() => void heard++)
  await modalKit.connectWallet('io.one')
  adapter.emit({ status: 'disconnected', connections: [], activeConnectorId: undefined, address: undefined })
  await settled()
  adapter.emitConnected()
  adapter.answer = () => Promise.reject(new Error('no'))
  await expect(kit.disconnect()).rejects.toMatchObject({ code: 'disconnect/failed' })
  expect(heard).toBe(0)
})

test('what ended is heard of, also where another chain did not end', async () => {
  const ether = createAdapter()
  const solana = createAdapter('solana')
  const { kit, modalKit } = await createLoadedKit({ networks: [mainnet, solanaNetwork], adapters: [ether, solana] })
  let heard = 0
  modalKit.onDisconnect(() => void heard++)
  await modalKit.connectWallet('io.one', 'eip155')
  await modalKit.connectWallet('io.one', 'solana')
  solana.answer = () => Promise.reject(new Error('no'))
  await expect(kit.disconnect()).rejects.toMatchObject({ code: 'disconnect/failed' })
  expect([kit.chains.isConnected('eip155'), kit.chains.isConnected('solana')]).toEqual([false, true])
  expect(heard).toBe(1)
})

test('a namespace named alone is the only one that ends', async () => {
  const adapters = [createAdapter(), createAdapter('solana')]
  const { kit, modalKit } = await createLoadedKit({ networks: [mainnet, solanaNetwork], adapters })
  await modalKit.connectWallet('io.one', 'eip155')
  await modalKit.connectWallet('io.one', 'solana')
  await kit.disconnect('solana')
  expect([kit.chains.isConnected('eip155'), kit.chains.isConnected('solana')]).toEqual([true, false])
})

test('what a listener throws reaches whoever disconnects', async () => {
  const { kit, modalKit } = await createLoadedKit()
  const cause = new Error('the server is down')
  modalKit.onDisconnect(() => Promise.reject(cause))
  await modalKit.connectWallet('io.one')
  await expect(kit.disconnect()).rejects.toBe(cause)
  expect(kit.chains.isConnected()).toBe(false)
})

test('nobody is told any more who no longer listens', async () => {
  const { modalKit } = await createLoadedKit()
  let heard = 0
  const stop = modalKit.onDisconnect(() => void heard++)
  stop()
  await modalKit.connectWallet('io.one')
  await modalKit.disconnect()
  expect(heard).toBe(0)
})

test('disconnecting or deleting a wallet that the app never had is wallet/not-connected, and ends nothing', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  await modalKit.connectWallet('io.one')
  await expect(kit.disconnect({ connectorId: 'io.none' })).rejects.toMatchObject({ code: 'wallet/not-connected' })
  await expect(modalKit.deleteConnection('io.none')).rejects.toMatchObject({ code: 'wallet/not-connected' })
  expect(adapter.requests.filter(request => request.startsWith('disconnect'))).toEqual([])
  expect(kit.chains.isConnected()).toBe(true)
})

test('disconnecting a wallet again, or one that is installed and not connected, succeeds', async () => {
  const { kit, modalKit } = await createLoadedKit()
  await modalKit.connectWallet('io.one')
  await kit.disconnect({ connectorId: 'io.one' })
  await kit.disconnect({ connectorId: 'io.one' })
  await kit.disconnect({ connectorId: 'io.two' })
  await kit.disconnect()
  expect(kit.chains.isConnected()).toBe(false)
})
