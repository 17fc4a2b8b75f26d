import { expect, test } from 'vitest'
import { setUp } from '../../test/compatKit'
import { HostKit } from '../kit/HostKit'
import { CompatActions } from './CompatActions'
import { CompatReaders } from './CompatReaders'

declare global {
  interface ImportMeta {
    /** The part of Vite's `import.meta` that this test uses. */
    glob<T>(path: string, options: { query: '?raw'; import: 'default'; eager: true }): Record<string, T>
  }
}

/** Members of an AppKit 1.8 instance, by topic. */
const appkitNames = `
  open close isOpen setLoading replace redirect popTransactionStack isTransactionStackEmpty handleUnsafeRPCRequest ready
  getState subscribeState getRemoteFeatures subscribeRemoteFeatures getEvent subscribeEvents getAccount subscribeAccount
  getAddress getAddressByChainNamespace getCaipAddress getIsConnectedState getWalletInfo subscribeWalletInfo subscribeNetwork
  subscribeCaipNetworkChange subscribeShouldUpdateToAddress getChainId getCaipNetwork getCaipNetworkId getCaipNetworks
  getActiveChainNamespace getApprovedCaipNetworkIds getProvider getProviderType getWalletProvider getWalletProviderType
  subscribeProviders getUniversalProvider getConnectors getConnectorImage getPreferredAccountType getConnectMethodsOrder
  getError getSIWX getThemeMode getThemeVariables subscribeTheme
  disconnect switchNetwork addNetwork removeNetwork updateNativeBalance fetchIdentity getReownName setThemeMode
  setThemeVariables setTermsConditionsUrl setPrivacyPolicyUrl setEIP6963Enabled updateFeatures updateRemoteFeatures
  updateOptions setConnectMethodsOrder setWalletFeaturesOrder setCollapseWallets setSocialsOrder showErrorMessage
  showSuccessMessage addAddressLabel removeAddressLabel setAddressExplorerUrl setSmartAccountDeployed
  setPreferredAccountType addConnector setConnectors resetWcConnection resetNetwork resetAccount
  setCaipAddress setBalance setProfileName setProfileImage setUser setStatus setCaipNetwork setRequestedCaipNetworks
  setApprovedCaipNetworksData setClientId setConnectedWalletInfo
  getConnections getRecentConnections switchConnection deleteConnection subscribeConnections getInstance
`
  .trim()
  .split(/\s+/)

const pages = import.meta.glob<string>('../../../../docs/migrating-from-appkit.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const [page = ''] = Object.values(pages)

/** Returns the first column of a table in the migration guide. */
function tableOf(name: 'same' | 'compat' | 'absent'): string[] {
  const [, section = ''] = page.split(`<!-- names: ${name} -->`)
  const [table = ''] = section.split('<!-- /names -->')
  const cells = table.split('\n').flatMap(line => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []))
  return cells.flatMap(cell => [...cell.matchAll(/`(\w+)`/g)].map(([, known = '']) => known))
}

const [same, compat, absent] = [tableOf('same'), tableOf('compat'), tableOf('absent')]

test('the migration guide lists every AppKit member once', () => {
  expect([...same, ...compat, ...absent].sort()).toEqual([...appkitNames].sort())
})

test('every kit has the members that the guide marks as shared', () => {
  expect(same.filter(name => !(name in HostKit.prototype))).toEqual([])
})

test('the compat classes have exactly the members that the guide marks as compat', () => {
  const own = [CompatActions, CompatReaders].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
  // The constructor isn't one of AppKit's members.
  expect(own.filter(name => name !== 'constructor').sort()).toEqual([...compat].sort())
})

test('no kit has a member that the guide marks as absent', () => {
  expect(absent.filter(name => name in setUp().kit)).toEqual([])
})
