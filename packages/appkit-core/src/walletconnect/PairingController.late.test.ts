import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, settled } from '../../test/createTestKit'
import { base, mainnet, solana } from '../../test/networks'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { ScriptedLink } from '../testing/ScriptedLink'
import { scriptedAddress } from '../testing/scriptedAddress'
import { PairingController } from './PairingController'

const iosSafari = { navigator: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1' } }

/** Shows a code for EVM wallets, with installed wallets for Solana. */
async function codeShown(page: object = {}) {
  const environment = new ScriptedEnvironment({ page })
  const evm = createAdapter('eip155', ['walletConnect'])
  const other = createAdapter('solana', ['so.one', 'so.two'])
  const made = await createLoadedKit({ networks: [mainnet, base, solana], adapters: [evm, other], environment })
  const link = new ScriptedLink(environment)
  Object.assign(made.kit, { walletConnect: { load: async () => link } })
  evm.answer = async request => {
    if (request.startsWith('connect')) await link.connect()
  }
  const pairing = made.modalKit.controller(PairingController)
  await made.kit.open()
  pairing.start()
  await settled()
  expect(pairing.state.value.status).toBe('ready')
  return { ...made, link, pairing, evm, other }
}

test('keeps the active chain when a wallet approves after another chain connected', async () => {
  const { kit, link, modalKit } = await codeShown(iosSafari)
  await modalKit.connectWallet('so.one', 'solana')
  link.approve()
  await settled()
  expect(kit.chains.state.activeNamespace).toBe('solana')
  expect(kit.getAccount('eip155')).toMatchObject({ isConnected: true, address: scriptedAddress('walletConnect') })
})

test("keeps the active chain when a wallet approves a link that survived the app's suspension", async () => {
  const { kit, link, modalKit, pairing } = await codeShown(iosSafari)
  modalKit.modal.close()
  expect(pairing.state.value.status).toBe('idle')
  await modalKit.connectWallet('so.one', 'solana')
  link.approve()
  await settled()
  expect(kit.chains.state.activeNamespace).toBe('solana')
  expect(pairing.state.value.status).toBe('idle')
})

test('keeps the active connection when the user switched it before the approval', async () => {
  const { kit, link, modalKit, other } = await codeShown(iosSafari)
  other.emitConnected({ connectorIds: ['so.one'] })
  await modalKit.switchConnection({ connectorId: 'so.one', namespace: 'solana' })
  link.approve()
  await settled()
  expect([kit.chains.state.activeNamespace, kit.getAccount('eip155').isConnected]).toEqual(['solana', true])
})

test("doesn't connect through a code that the user abandoned for another wallet", async () => {
  const { kit, link, modalKit, pairing } = await codeShown()
  modalKit.modal.close()
  await modalKit.connectWallet('so.one', 'solana')
  link.approve()
  await settled()
  expect([kit.chains.state.activeNamespace, kit.getAccount('eip155').isConnected]).toEqual(['solana', false])
  expect([link.abandoned, pairing.state.value.status]).toEqual([1, 'idle'])
})

test('activates a late wallet if no other is connected', async () => {
  const { kit, link, modalKit } = await codeShown(iosSafari)
  modalKit.modal.close()
  link.approve()
  await settled()
  expect(kit.chains.state.activeNamespace).toBe('eip155')
  expect(kit.getAccount()).toMatchObject({ isConnected: true, address: scriptedAddress('walletConnect') })
})
