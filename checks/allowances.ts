/** A place where a source rule may be broken, and why. One that is no longer needed fails the check. */
export interface Allowance {
  readonly rule: string
  readonly file: string
  readonly reason: string
}

export const allowances: readonly Allowance[] = [
  {
    rule: 'module-state',
    file: 'packages/appkit-ui/src/page/lastKit.ts',
    reason: 'hooks outside a provider need the kit that the page created last; it is written in browsers alone',
  },
  {
    rule: 'core-imports',
    file: 'packages/appkit-core/src/walletconnect/library.ts',
    reason: 'the one place that names the library; it is only ever loaded by `import()`',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/caip/CaipNetwork.ts',
    reason: 'a plain viem chain names no namespace, and is an EVM chain',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/caip/chainNamespaces.ts',
    reason: 'the list of namespaces that options and types accept without a declaration',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/cloud/proxyChains.ts',
    reason: 'the chains that the backend serves, as data',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/directory/directoryChains.ts',
    reason: 'the chain that a wallet directory lists a chain family under, as data',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/directory/mobileWallets.ts',
    reason: 'wallets that open a page in a browser of their own, by chain, as data',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/identity/findIdentity.ts',
    reason: 'ENS keeps names on one chain, whatever chain the account is on',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/identity/IdentityController.ts',
    reason: 'the chains whose accounts the backend has names for, as data',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/links/browseLink.ts',
    reason: 'links into browsers of wallets, by chain, as data',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/network/networkSwitchRoute.ts',
    reason: 'the chains that the embedded wallet serves, as data',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/portfolio/PortfolioSource.ts',
    reason: 'the chains that the backend has balances of, as data',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/portfolio/nativeTokenAddresses.ts',
    reason: 'placeholders of the backend for native tokens, as data',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/testing/ScriptedAdapter.ts',
    reason: 'a test double needs a namespace where a test names none',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/walletconnect/legacyChainIds.ts',
    reason: 'ids of one network in older sessions, as data',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/walletconnect/namespaceMethods.ts',
    reason: 'methods that a session proposes before the code of any adapter loads, as data',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-ui/src/pictures/data/otherChains.ts',
    reason: 'pictures of networks, as data',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-ui/src/pictures/data/pictureIds.ts',
    reason: 'which picture a network has, as data',
  },
]
