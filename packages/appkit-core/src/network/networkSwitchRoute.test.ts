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

test('no switch if the target is already active, whatever else holds', () => {
  expect(networkSwitchRoute({ ...connectedOnMainnet, target: mainnet })).toBe('none')
  expect(networkSwitchRoute({ ...connectedOnMainnet, target: mainnet, ignoreSwitchConfirmation: true })).toBe('none')
})

test('SwitchNetwork when the ignore-confirmation flag is set', () => {
  expect(networkSwitchRoute({ ...toSolana, ignoreSwitchConfirmation: true })).toBe('SwitchNetwork')
})

test('SwitchNetwork when the embedded wallet is active and the target is eip155 or solana', () => {
  expect(networkSwitchRoute({ ...toSolana, isEmbeddedWallet: true })).toBe('SwitchNetwork')
})

test('SwitchActiveChain when the embedded wallet is active but cannot serve the target namespace', () => {
  const target = { caipNetworkId: 'bip122:000000000019d6689c085ae165831e93', chainNamespace: 'bip122' } as const
  expect(networkSwitchRoute({ ...toSolana, target, isEmbeddedWallet: true })).toBe('SwitchActiveChain')
})

test('SwitchActiveChain when connected here, and the target namespace differs and has no connected address', () => {
  expect(networkSwitchRoute(toSolana)).toBe('SwitchActiveChain')
})

test('otherwise SwitchNetwork: same namespace, target connected, or nobody connected', () => {
  expect(networkSwitchRoute(connectedOnMainnet)).toBe('SwitchNetwork')
  expect(networkSwitchRoute({ ...toSolana, isTargetConnected: true })).toBe('SwitchNetwork')
  expect(networkSwitchRoute({ ...toSolana, isConnected: false })).toBe('SwitchNetwork')
})
