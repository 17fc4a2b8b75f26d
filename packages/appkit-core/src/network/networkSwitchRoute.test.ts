import { expect, test } from 'vitest'
import { base, mainnet, solana } from '../../test/networks'
import { type NetworkSwitchSituation, networkSwitchRoute } from './networkSwitchRoute'

const connectedOnMainnet: NetworkSwitchSituation = {
  target: base,
  activeCaipNetworkId: mainnet.caipNetworkId,
  activeNamespace: 'eip155',
  isConnected: true,
  isTargetConnected: true,
  isEmbeddedWallet: false,
}
const toSolana: NetworkSwitchSituation = { ...connectedOnMainnet, target: solana, isTargetConnected: false }

test('returns none for the active target, whatever else applies', () => {
  expect(networkSwitchRoute({ ...connectedOnMainnet, target: mainnet })).toBe('none')
  expect(networkSwitchRoute({ ...connectedOnMainnet, target: mainnet, ignoreSwitchConfirmation: true })).toBe('none')
})

test('returns SwitchNetwork with ignoreSwitchConfirmation', () => {
  expect(networkSwitchRoute({ ...toSolana, ignoreSwitchConfirmation: true })).toBe('SwitchNetwork')
})

test('returns SwitchNetwork for the embedded wallet on eip155 or solana', () => {
  expect(networkSwitchRoute({ ...toSolana, isEmbeddedWallet: true })).toBe('SwitchNetwork')
})

test("returns SwitchActiveChain for the embedded wallet on a namespace it doesn't serve", () => {
  const target = { caipNetworkId: 'bip122:000000000019d6689c085ae165831e93', chainNamespace: 'bip122' } as const
  expect(networkSwitchRoute({ ...toSolana, target, isEmbeddedWallet: true })).toBe('SwitchActiveChain')
})

test("returns SwitchActiveChain when connected and the target's namespace has no address", () => {
  expect(networkSwitchRoute(toSolana)).toBe('SwitchActiveChain')
})

test('returns SwitchNetwork for the same namespace, a connected target, or without a connection', () => {
  expect(networkSwitchRoute(connectedOnMainnet)).toBe('SwitchNetwork')
  expect(networkSwitchRoute({ ...toSolana, isTargetConnected: true })).toBe('SwitchNetwork')
  expect(networkSwitchRoute({ ...toSolana, isConnected: false })).toBe('SwitchNetwork')
})
