import { expect, test } from 'vitest'
import { createLoadedKit, settled } from '../../test/createTestKit'

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
  adapter.emit(adapter.connectedState('io.one'))
  adapter.answer = () => Promise.reject(new Error('no'))
  await expect(kit.disconnect()).rejects.toMatchObject({ code: 'disconnect/failed' })
  expect(heard).toBe(0)
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
