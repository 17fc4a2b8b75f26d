import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, settled } from '../../test/createTestKit'
import { base, mainnet, solana } from '../../test/networks'
import { chooseNetwork } from '../network/chooseNetwork'
import { decline } from '../testing/answers'

test('keeps a declined switch on its view and allows a retry', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  await modalKit.connectWallet('io.one')
  await settled()
  await kit.open({ view: 'Networks' })
  adapter.answer = decline
  chooseNetwork(modalKit, base)
  await settled()
  expect(modalKit.router.current.view).toBe('SwitchNetwork')
  expect(modalKit.switching.state.value).toEqual({ status: 'declined', caipNetworkId: 'eip155:8453' })
  adapter.answer = async () => {}
  expect(await modalKit.switching.request(base)).toBe(true)
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('goes back when the active network is chosen', async () => {
  const { kit, modalKit } = await createLoadedKit()
  await kit.open()
  modalKit.router.push('Networks')
  chooseNetwork(modalKit, mainnet)
  expect(modalKit.router.current.view).toBe('Connect')
})

test('switches by choosing a network while disconnected', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  await kit.open()
  modalKit.router.push('Networks')
  chooseNetwork(modalKit, base)
  await settled()
  expect(kit.getState().selectedNetworkId).toBe('eip155:8453')
  expect(modalKit.router.current.view).toBe('Connect')
  expect(adapter.requests).toEqual([])
})

test('opens SwitchActiveChain for a network of a namespace without an address', async () => {
  const { kit, modalKit } = await createLoadedKit({
    networks: [mainnet, solana],
    adapters: [createAdapter(), createAdapter('solana')],
  })
  await modalKit.connectWallet('io.one')
  await settled()
  await kit.open({ view: 'Networks' })
  chooseNetwork(modalKit, solana)
  const params = {
    switchToChain: 'solana',
    caipNetworkId: solana.caipNetworkId,
    navigateTo: 'Connect',
    navigateWithReplace: true,
  }
  expect(modalKit.router.current).toEqual({ view: 'SwitchActiveChain', params })
})

test('requests a network chosen while disconnected at connect', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  await kit.open({ view: 'Networks' })
  chooseNetwork(modalKit, base)
  await modalKit.connectWallet('io.one')
  expect(adapter.requests[0]).toBe('connect io.one on eip155:8453')
})

test('abandons the shown switch when the modal closes', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  await modalKit.connectWallet('io.one')
  await settled()
  await kit.open({ view: 'Networks' })
  adapter.answer = decline
  chooseNetwork(modalKit, base)
  await settled()
  expect(modalKit.switching.state.value.status).toBe('declined')
  kit.close()
  expect(modalKit.switching.state.value).toEqual({ status: 'idle' })
})

test.each([
  [{}, 'UnsupportedChain'],
  [{ allowUnsupportedChain: true }, 'Account'],
  [{ enableNetworkSwitch: false }, 'Account'],
] as const)('with %o, opens %s for a wallet outside networks, and a named view as requested', async (options, view) => {
  const { kit, modalKit, adapter } = await createLoadedKit(options)
  adapter.emitConnected({ chainId: 424242 })
  await settled()
  kit.close()
  await kit.open()
  expect(modalKit.router.current.view).toBe(view)
  await kit.open({ view: 'Networks' })
  expect(modalKit.router.current.view).toBe('Networks')
})

test('opens Connect for a disconnected namespace, whatever chain another wallet is on', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit({ networks: [mainnet, solana] })
  adapter.emitConnected({ chainId: 424242 })
  await settled()
  await kit.open({ namespace: 'solana' })
  expect(modalKit.router.current.view).toBe('Connect')
})
