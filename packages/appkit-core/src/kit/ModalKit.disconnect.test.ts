import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, settled } from '../../test/createTestKit'
import { mainnet, solana as solanaNetwork } from '../../test/networks'

test('notifies listeners of a disconnect by app or user in order of subscription', async () => {
  const { kit, modalKit } = await createLoadedKit()
  const received: string[] = []
  modalKit.onDisconnect(async () => {
    await settled()
    received.push(`first ${kit.chains.isConnected()}`)
  })
  modalKit.onDisconnect(() => void received.push('second'))
  await modalKit.connectWallet('io.one')
  await kit.disconnect()
  expect(received).toEqual(['first false', 'second'])
  await modalKit.connectWallet('io.one')
  await modalKit.disconnect()
  expect(received).toHaveLength(4)
})

test('ignores a disconnect that began in the wallet or failed', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  let received = 0
  modalKit.onDisconnect(() => void received++)
  await modalKit.connectWallet('io.one')
  adapter.emit({ status: 'disconnected', connections: [], activeConnectorId: undefined, address: undefined })
  await settled()
  adapter.emitConnected()
  adapter.answer = () => Promise.reject(new Error('no'))
  await expect(kit.disconnect()).rejects.toMatchObject({ code: 'disconnect/failed' })
  expect(received).toBe(0)
})

test('notifies listeners even if another chain failed to disconnect', async () => {
  const ether = createAdapter()
  const solana = createAdapter('solana')
  const { kit, modalKit } = await createLoadedKit({ networks: [mainnet, solanaNetwork], adapters: [ether, solana] })
  let received = 0
  modalKit.onDisconnect(() => void received++)
  await modalKit.connectWallet('io.one', 'eip155')
  await modalKit.connectWallet('io.one', 'solana')
  solana.answer = () => Promise.reject(new Error('no'))
  await expect(kit.disconnect()).rejects.toMatchObject({ code: 'disconnect/failed' })
  expect([kit.chains.isConnected('eip155'), kit.chains.isConnected('solana')]).toEqual([false, true])
  expect(received).toBe(1)
})

test('disconnects only the given namespace', async () => {
  const adapters = [createAdapter(), createAdapter('solana')]
  const { kit, modalKit } = await createLoadedKit({ networks: [mainnet, solanaNetwork], adapters })
  await modalKit.connectWallet('io.one', 'eip155')
  await modalKit.connectWallet('io.one', 'solana')
  await kit.disconnect('solana')
  expect([kit.chains.isConnected('eip155'), kit.chains.isConnected('solana')]).toEqual([true, false])
})

test('passes the error of a listener to the caller', async () => {
  const { kit, modalKit } = await createLoadedKit()
  const cause = new Error('the server is down')
  modalKit.onDisconnect(() => Promise.reject(cause))
  await modalKit.connectWallet('io.one')
  await expect(kit.disconnect()).rejects.toBe(cause)
  expect(kit.chains.isConnected()).toBe(false)
})

test('stops notifying listeners after they unsubscribe', async () => {
  const { modalKit } = await createLoadedKit()
  let received = 0
  const stop = modalKit.onDisconnect(() => void received++)
  stop()
  await modalKit.connectWallet('io.one')
  await modalKit.disconnect()
  expect(received).toBe(0)
})

test('rejects an unknown wallet with wallet/not-connected and disconnects nothing', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  await modalKit.connectWallet('io.one')
  await expect(kit.disconnect({ connectorId: 'io.none' })).rejects.toMatchObject({ code: 'wallet/not-connected' })
  await expect(modalKit.deleteConnection('io.none')).rejects.toMatchObject({ code: 'wallet/not-connected' })
  expect(adapter.requests.filter(request => request.startsWith('disconnect'))).toEqual([])
  expect(kit.chains.isConnected()).toBe(true)
})

test('succeeds for a wallet that is already disconnected, or installed but not connected', async () => {
  const { kit, modalKit } = await createLoadedKit()
  await modalKit.connectWallet('io.one')
  await kit.disconnect({ connectorId: 'io.one' })
  await kit.disconnect({ connectorId: 'io.one' })
  await kit.disconnect({ connectorId: 'io.two' })
  await kit.disconnect()
  expect(kit.chains.isConnected()).toBe(false)
})
