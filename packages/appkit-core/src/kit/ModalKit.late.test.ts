import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, settled } from '../../test/createTestKit'
import { base, mainnet, solana } from '../../test/networks'
import { scriptedAddress } from '../testing/scriptedAddress'

/** Two chains; the test controls when the first one's wallet responds. */
async function twoChains() {
  const evm = createAdapter()
  const other = createAdapter('solana', ['so.one', 'so.two'])
  const made = await createLoadedKit({ networks: [mainnet, base, solana], adapters: [evm, other] })
  let approve = () => {}
  const approval = new Promise<void>(resolve => void (approve = resolve))
  evm.answer = () => approval
  return { ...made, evm, other, approve }
}

test('keeps the active chain when a wallet approves after another chain connected', async () => {
  const { kit, modalKit, approve } = await twoChains()
  const late = modalKit.connectWallet('io.one', 'eip155')
  await modalKit.connectWallet('so.one', 'solana')
  approve()
  await late
  expect(kit.chains.state.activeNamespace).toBe('solana')
  expect(kit.getAccount('eip155')).toMatchObject({ isConnected: true, address: scriptedAddress('io.one') })
})

test('keeps the active chain when a wallet approves after the modal closed', async () => {
  const { kit, modalKit, approve } = await twoChains()
  await modalKit.connectWallet('so.one', 'solana')
  await kit.open({ view: 'Connect' })
  const late = modalKit.connectWallet('io.one', 'eip155')
  kit.close()
  approve()
  await late
  expect(kit.chains.state.activeNamespace).toBe('solana')
})

test('activates a wallet that approves after the modal closed if none is connected', async () => {
  const { kit, modalKit, evm, other } = await twoChains()
  evm.answer = async () => {}
  let approve = () => {}
  other.answer = () => new Promise<void>(resolve => void (approve = resolve))
  await kit.open()
  const late = modalKit.connectWallet('so.one', 'solana')
  kit.close()
  approve()
  await late
  await settled()
  expect(kit.chains.state.activeNamespace).toBe('solana')
})

test('keeps a switched connection active when a wallet approves later', async () => {
  const { kit, modalKit, approve } = await twoChains()
  await modalKit.connectWallet('so.one', 'solana')
  const late = modalKit.connectWallet('io.one', 'eip155')
  await modalKit.switchConnection({ connectorId: 'so.one', namespace: 'solana' })
  approve()
  await late
  expect(kit.chains.state.activeNamespace).toBe('solana')
})

test('keeps a network that the user chose while a switch to a connection was pending', async () => {
  const { kit, modalKit, evm, approve } = await twoChains()
  evm.emitConnected()
  await modalKit.connectWallet('so.one', 'solana')
  const late = modalKit.switchConnection({ connectorId: 'io.one', namespace: 'eip155' })
  await modalKit.switchNetwork(solana)
  await expect.poll(() => evm.requests).toContain('switchConnection io.one')
  approve()
  await late
  expect(kit.chains.state.activeNamespace).toBe('solana')
})
