import { expect, test } from 'vitest'
import { setUp } from '../../test/compatKit'
import { AppKitInstance } from '../kit/AppKitInstance'
import { CompatActions } from './CompatActions'
import { CompatReaders } from './CompatReaders'

declare global {
  interface ImportMeta {
    /** Vite's, as far as it is used here. */
    glob<T>(path: string, options: { query: '?raw'; import: 'default'; eager: true }): Record<string, T>
  }
}

/** What an instance of AppKit 1.8 has, by what it is for. */
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

/** Names in the first column of one table of the page. */
function tableOf(name: 'same' | 'compat' | 'absent'): string[] {
  const [, section = ''] = page.split(`<!-- names: ${name} -->`)
  const [table = ''] = section.split('<!-- /names -->')
  const cells = table.split('\n').flatMap(line => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []))
  return cells.flatMap(cell => [...cell.matchAll(/`(\w+)`/g)].map(([, known = '']) => known))
}

const [same, compat, absent] = [tableOf('same'), tableOf('compat'), tableOf('absent')]

test('the page has every name of an instance of AppKit 1.8, once', () => {
  expect([...same, ...compat, ...absent].sort()).toEqual([...appkitNames].sort())
})

test('every kit has the names that the page gives to every kit', () => {
  expect(same.filter(name => !(name in AppKitInstance.prototype))).toEqual([])
})

test('the classes of the compat entry have the names that the page gives to it, and no others', () => {
  const own = [CompatActions, CompatReaders].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
  // How it is made is no name of AppKit's.
  expect(own.filter(name => name !== 'constructor').sort()).toEqual([...compat].sort())
})

test('no kit has a name that the page calls absent', () => {
  expect(absent.filter(name => name in setUp().kit)).toEqual([])
})
