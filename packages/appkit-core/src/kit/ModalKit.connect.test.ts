import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, settled } from '../../test/createTestKit'
import { mainnet, solana } from '../../test/networks'
import { decline, hang } from '../testing/answers'
import { scriptedAddress } from '../testing/scriptedAddress'

test('prompts the wallet synchronously', async () => {
  const { modalKit, adapter } = await createLoadedKit()
  void modalKit.connectWallet('io.two')
  expect(adapter.requests).toEqual(['connect io.two'])
  expect(modalKit.connecting.state.value).toEqual({ status: 'requesting', connectorId: 'io.two' })
})

test('uses the only namespace of a connector unless another is given', async () => {
  const other = createAdapter('solana', ['so.one'])
  const { kit, modalKit } = await createLoadedKit({
    networks: [mainnet, solana],
    adapters: [createAdapter(), other],
  })
  await modalKit.connectWallet('so.one')
  expect(other.requests[0]).toBe('connect so.one')
  expect(kit.getState().activeChain).toBe('solana')
})

test('resets connecting and switching when the modal closes', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  await kit.open()
  adapter.answer = decline
  await modalKit.connectWallet('io.one').catch(() => {})
  await modalKit.connectWallet('io.one').catch(() => {})
  expect(modalKit.connecting.state.value.status).toBe('declined')
  kit.close()
  expect(modalKit.connecting.state.value).toEqual({ status: 'idle' })
  adapter.answer = hang
  await kit.open()
  void modalKit.connectWallet('io.one').catch(() => {})
  kit.destroy()
  expect(modalKit.connecting.state.value).toEqual({ status: 'idle' })
})

test('stops listening to the modal however the wait ends', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  const { modal } = modalKit
  const { onClose } = modal
  let listening = 0
  modal.onClose = listener => {
    listening++
    const stop = onClose.call(modal, listener)
    return () => {
      listening--
      stop()
    }
  }
  const closed = kit.connect()
  expect(listening).toBe(1)
  kit.close()
  await closed.catch(() => {})
  await kit.connect({ namespace: 'solana' }).catch(() => {})
  const account = kit.connect()
  adapter.emitConnected()
  await account
  expect(listening).toBe(0)
})

test('opens nothing when the namespace is already connected', async () => {
  const { kit, modalKit } = await createLoadedKit()
  await modalKit.connectWallet('io.one')
  await expect(modalKit.connectInModal('eip155')).resolves.toBeUndefined()
  expect(kit.modal.state.open).toBe(false)
})

test('accepts the late approval of an abandoned attempt as a connection', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  let approve = () => {}
  adapter.answer = () => new Promise(resolve => void (approve = resolve))
  await kit.open()
  const abandoned = modalKit.connectWallet('io.one')
  kit.close()
  expect(modalKit.connecting.state.value).toEqual({ status: 'idle' })
  adapter.answer = async () => {}
  approve()
  await abandoned
  await settled()
  expect(kit.getAccount()).toMatchObject({ isConnected: true, address: scriptedAddress('io.one') })
  expect(modalKit.connecting.state.value).toEqual({ status: 'idle' })
})

test('remembers both wallets that connect in turn, newest first', async () => {
  const { kit, modalKit } = await createLoadedKit()
  await modalKit.connectWallet('io.one')
  await modalKit.connectWallet('io.two')
  expect(kit.connectors.state.recent).toMatchObject([
    { id: 'io.two', rdns: 'io.two' },
    { id: 'io.one', rdns: 'io.one' },
  ])
})

test('emits events in order', async () => {
  const { kit, modalKit, adapter, events } = await createLoadedKit()
  await kit.open()
  adapter.answer = decline
  await modalKit.connectWallet('io.one').catch(() => {})
  kit.close()
  adapter.answer = async () => {}
  await modalKit.connectWallet('io.one')
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

test('activates another namespace after connecting there, but not after declining', async () => {
  const other = createAdapter('solana', ['so.one'])
  const { kit, modalKit } = await createLoadedKit({ networks: [mainnet, solana], adapters: [createAdapter(), other] })
  other.answer = decline
  await modalKit.connectWallet('so.one', 'solana').catch(() => {})
  expect(kit.getState().activeChain).toBe('eip155')
  other.answer = async () => {}
  await modalKit.connectWallet('so.one', 'solana')
  expect(kit.getState()).toMatchObject({ activeChain: 'solana', selectedNetworkId: solana.caipNetworkId })
})
