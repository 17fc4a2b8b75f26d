import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, settled } from '../../test/createTestKit'
import { base, mainnet, solana } from '../../test/networks'
import { chooseNetwork } from '../network/chooseNetwork'
import { decline } from '../testing/answers'

test('a declined switch in the modal stays on the view and can be tried again', async () => {
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

test('choosing the active network goes back', async () => {
  const { kit, modalKit } = await createLoadedKit()
  await kit.open()
  modalKit.router.push('Networks')
  chooseNetwork(modalKit, mainnet)
  expect(modalKit.router.current.view).toBe('Connect')
})

test('choosing a network while nobody is connected is the switch itself', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  await kit.open()
  modalKit.router.push('Networks')
  chooseNetwork(modalKit, base)
  await settled()
  expect(kit.getState().selectedNetworkId).toBe('eip155:8453')
  expect(modalKit.router.current.view).toBe('Connect')
  expect(adapter.requests).toEqual([])
})

test('choosing a network of a namespace without address leads to SwitchActiveChain', async () => {
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

test('choosing a network while nobody is connected is asked of the wallet at connect', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  await kit.open({ view: 'Networks' })
  chooseNetwork(modalKit, base)
  await modalKit.connectWallet('io.one')
  expect(adapter.requests[0]).toBe('connect io.one on eip155:8453')
})

test('closing the modal abandons the switch that it showed', async () => {
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
] as const)(
  'with %o a wallet on a chain outside networks opens %s, and a named view as it is named',
  async (options, view) => {
    const { kit, modalKit, adapter } = await createLoadedKit(options)
    adapter.emitConnected({ chainId: 424242 })
    await settled()
    kit.close()
    await kit.open()
    expect(modalKit.router.current.view).toBe(view)
    await kit.open({ view: 'Networks' })
    expect(modalKit.router.current.view).toBe('Networks')
  },
)

test('opening for a namespace that is not connected shows Connect, whatever chain another wallet is on', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit({ networks: [mainnet, solana] })
  adapter.emitConnected({ chainId: 424242 })
  await settled()
  await kit.open({ namespace: 'solana' })
  expect(modalKit.router.current.view).toBe('Connect')
})
