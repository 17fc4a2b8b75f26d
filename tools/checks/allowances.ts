/** A file that may break a source rule, and why. The check fails once the allowance is no longer needed. */
export interface Allowance {
  readonly rule: string
  readonly file: string
  readonly reason: string
}

export const allowances: readonly Allowance[] = [
  {
    rule: 'module-state',
    file: 'packages/appkit-ui/src/page/lastKit.ts',
    reason: 'hooks outside a provider need the kit that the app created last; set only in browsers',
  },
  {
    rule: 'core-imports',
    file: 'packages/appkit-core/src/walletconnect/library.ts',
    reason: 'the only file that imports the library, loaded by `import()`',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/caip/CaipNetwork.ts',
    reason: 'a plain viem chain has no namespace and is an EVM chain',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/caip/chainNamespaces.ts',
    reason: 'the namespaces that options and types accept without a declaration',
  },
  {
    rule: 'chain-names',
    file: 'packages/appkit-core/src/testing/ScriptedAdapter.ts',
    reason: 'a test double needs a default namespace',
  },
  {
    rule: 'function-length',
    file: 'packages/adapter-solana/src/provider/createProvider.ts',
    reason: 'one wallet interface, method by method',
  },
  {
    rule: 'function-length',
    file: 'packages/appkit-core/src/connectors/walletRows.ts',
    reason: 'the order of the wallet list, rule by rule',
  },
  {
    rule: 'function-length',
    file: 'packages/appkit-core/src/kit/ModalKit.ts',
    reason: "its constructor is the dependency graph of the modal's half",
  },
  {
    rule: 'function-length',
    file: 'packages/appkit-ui/src/elements/VirtualList.tsx',
    reason: 'the markup of one element',
  },
  {
    rule: 'function-length',
    file: 'packages/appkit-ui/src/elements/useListWindow.ts',
    reason: 'one window over a list: state, effects and result',
  },
  {
    rule: 'function-length',
    file: 'packages/appkit-ui/src/views/allwallets/WalletResults.tsx',
    reason: 'the markup of one view, state by state',
  },
  {
    rule: 'function-length',
    file: 'packages/appkit-ui/src/views/assets/usePullToRefresh.ts',
    reason: 'one gesture, from first touch to end',
  },
  {
    rule: 'function-length',
    file: 'packages/send/src/modal/AmountPanel.tsx',
    reason: 'the markup of one view, state by state',
  },
  {
    rule: 'function-length',
    file: 'packages/send/src/modal/RecipientPanel.tsx',
    reason: 'the markup of one view, state by state',
  },
  {
    rule: 'function-length',
    file: 'packages/send/src/modal/WalletSendSelectTokenView.tsx',
    reason: 'the markup of one view, state by state',
  },
  {
    rule: 'function-length',
    file: 'packages/send/src/modal/problemText.ts',
    reason: 'one sentence for each problem',
  },
  {
    rule: 'function-length',
    file: 'packages/swaps/src/modal/SwapSelectTokenView.tsx',
    reason: 'the markup of one view, state by state',
  },
  {
    rule: 'function-length',
    file: 'packages/swaps/src/modal/swapScene.ts',
    reason: 'the texts of each state',
  },
  {
    rule: 'function-length',
    file: 'packages/siwx/src/message/readLines.ts',
    reason: 'the lines of a message, in the order of EIP-4361',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/bitcoinWallet/createBitcoinWallet.ts',
    reason: 'assembles one wallet: its methods, then its test controls',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/bitcoinWallet/okxProvider.ts',
    reason: 'one wallet interface, method by method',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/bitcoinWallet/standardWallet.ts',
    reason: 'one wallet interface, method by method',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/bitcoinWallet/unisatProvider.ts',
    reason: 'one wallet interface, method by method',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/contract/describeAttaching.ts',
    reason: 'a contract suite, case by case',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/contract/describeConnecting.ts',
    reason: 'a contract suite, case by case',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/contract/describeLateAnswers.ts',
    reason: 'a contract suite, case by case',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/contract/describeNetworks.ts',
    reason: 'a contract suite, case by case',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/contract/describeSending.ts',
    reason: 'a contract suite, case by case',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/contract/describeSeveralWallets.ts',
    reason: 'a contract suite, case by case',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/contract/describeTransferChecks.ts',
    reason: 'a contract suite, case by case',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/solanaChain/runSolanaChain.ts',
    reason: 'starts one chain, step by step',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/solanaWallet/createSolanaWallet.ts',
    reason: 'assembles one wallet: its methods, then its test controls',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/solanaWallet/solanaFeatures.ts',
    reason: 'one wallet interface, method by method',
  },
  {
    rule: 'function-length',
    file: 'packages/testing/src/walletconnect/openWallet.ts',
    reason: 'assembles one wallet: its methods, then its test controls',
  },
]
