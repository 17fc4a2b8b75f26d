import type { Violation } from '../violation.ts'
import { readWorkspace } from '../workspace.ts'
import { chunksOf, type PageBuild } from './PageBuild.ts'

/** A group of modules that loads separately, on demand. docs/performance.md lists when. */
interface Part {
  /** Name in the budgets. */
  readonly name: string
  /** A module that only the chunk of this part contains. */
  readonly module: string
  /** Parts that have loaded by then. */
  readonly after?: readonly string[]
}

const view = (name: string, file: string): Part => ({
  name,
  module: `packages/appkit-ui/src/views/${file}`,
  after: ['modal'],
})

const parts: readonly Part[] = [
  { name: 'modal', module: 'packages/appkit-ui/src/shell/mountModal.tsx' },
  { name: 'host theme', module: 'packages/appkit-ui/src/theme/hostTheme.ts', after: ['modal'] },
  { name: 'EVM: actions', module: 'packages/adapter-wagmi/src/actions/WagmiActions.ts' },
  { name: 'Solana: actions', module: 'packages/adapter-solana/src/actions/SolanaActions.ts' },
  { name: 'Bitcoin: actions', module: 'packages/adapter-bitcoin/src/actions/BitcoinActions.ts' },
  { name: 'backend', module: 'packages/appkit-core/src/cloud/startCloud.ts' },
  {
    name: 'telemetry',
    module: 'packages/appkit-core/src/cloud/startReports.ts',
    after: ['modal', 'backend'],
  },
  { name: 'dragging', module: 'packages/appkit-ui/src/shell/dragToDismiss.ts', after: ['modal'] },
  { name: 'chains without an adapter', module: 'packages/adapter-walletconnect/src/exports/fallback.ts' },
  { name: 'brands', module: 'packages/appkit-core/src/connectors/directoryIdOf.ts' },
  { name: 'images: networks', module: 'packages/appkit-ui/src/pictures/NetworkPictures.ts', after: ['modal'] },
  { name: 'images: common EVM chains', module: 'packages/appkit-ui/src/pictures/data/evmChains.ts' },
  { name: 'images: more EVM chains', module: 'packages/appkit-ui/src/pictures/data/moreChains.ts' },
  { name: 'images: other chains', module: 'packages/appkit-ui/src/pictures/data/otherChains.ts' },
  { name: 'images: wallets', module: 'packages/appkit-ui/src/pictures/data/wallets.ts' },
  view('wallet request', 'connect/ConnectingExternalView.tsx'),
  view('chain selection', 'connect/ConnectingMultiChainView.tsx'),
  view('help', 'help/WhatIsAWalletView.tsx'),
  view('wallet not installed', 'help/NotInstalled.tsx'),
  view('directory and pairing', 'walletconnect/ConnectingWalletConnectView.tsx'),
  view('account views', 'accountViews.ts'),
  {
    name: 'account: features',
    module: 'packages/appkit/src/kit/startAccountFeatures.ts',
    after: ['modal', 'account views'],
  },
  {
    name: 'account: assets',
    module: 'packages/appkit-ui/src/views/assets/AccountAssets.tsx',
    after: ['modal', 'account views'],
  },
  {
    name: 'receive',
    module: 'packages/appkit-ui/src/views/receive/WalletReceiveView.tsx',
    after: ['modal', 'account views'],
  },
  { name: 'account actions', module: 'packages/appkit-core/src/kit/AccountActions.ts', after: ['modal'] },
  { name: 'WalletConnect: link', module: 'packages/appkit-core/src/walletconnect/createWalletConnect.ts' },
  {
    name: 'WalletConnect: client',
    module: 'packages/appkit-core/src/walletconnect/openClient.ts',
    after: ['WalletConnect: link'],
  },
  { name: 'WalletConnect: library', module: 'packages/appkit-core/dist/walletConnectLibrary.js' },
  { name: 'EVM: nodes', module: 'packages/adapter-wagmi/src/rpc/ChainNodes.ts' },
  {
    name: 'EVM: switching networks',
    module: 'packages/adapter-wagmi/src/actions/switchNetwork.ts',
    after: ['EVM: actions'],
  },
  {
    name: 'EVM: signing messages',
    module: 'packages/adapter-wagmi/src/actions/signMessage.ts',
    after: ['EVM: actions'],
  },
  {
    name: 'EVM: session',
    module: 'packages/adapter-wagmi/src/walletconnect/WalletConnectOffer.ts',
    after: ['EVM: actions'],
  },
  {
    name: 'Solana: session',
    module: 'packages/adapter-solana/src/walletconnect/SessionWallet.ts',
    after: ['Solana: actions'],
  },
  {
    name: 'Solana: transfers',
    module: 'packages/adapter-solana/src/transfer/Transfers.ts',
    after: ['Solana: actions'],
  },
  {
    name: 'Solana: announcement',
    module: 'packages/adapter-solana/src/announce/SessionAnnouncement.ts',
    after: ['Solana: actions', 'Solana: session'],
  },
  {
    name: 'Bitcoin: injected wallets',
    module: 'packages/adapter-bitcoin/src/wallets/injectedWallets.ts',
    after: ['Bitcoin: actions'],
  },
  {
    name: 'Bitcoin: session',
    module: 'packages/adapter-bitcoin/src/walletconnect/WalletConnectWallet.ts',
    after: ['Bitcoin: actions'],
  },
  {
    name: 'Bitcoin: announcement',
    module: 'packages/adapter-bitcoin/src/announce/SessionAnnouncement.ts',
    after: ['Bitcoin: actions'],
  },
  {
    name: 'Bitcoin: PSBTs',
    module: 'packages/adapter-bitcoin/src/psbt/PsbtDocument.ts',
    after: ['Bitcoin: actions'],
  },
  { name: 'sign-in: state', module: 'packages/siwx-modal/src/siwx.ts', after: ['modal'] },
  {
    name: 'sign-in: session check',
    module: 'packages/siwx-modal/src/controller/SIWXController.ts',
    after: ['modal', 'sign-in: state'],
  },
  {
    name: 'sign-in: prompt',
    module: 'packages/siwx-modal/src/view/SIWXSignMessageView.tsx',
    after: ['modal', 'sign-in: state', 'sign-in: session check'],
  },
  { name: 'Arabic: first view', module: 'packages/appkit-ui/src/locales/ar.ts' },
  { name: 'Arabic: other views', module: 'packages/appkit-ui/src/locales/lazy.ar.ts' },
  { name: 'German: first view', module: 'packages/appkit-ui/src/locales/de.ts' },
  { name: 'German: other views', module: 'packages/appkit-ui/src/locales/lazy.de.ts' },
]

/**
 * Returns the parts that load with the views of features, as their manifests list them. They load after the account
 * view, which leads to them.
 */
function featureParts(root: string): readonly Part[] {
  return readWorkspace(root).flatMap(({ folder, manifest }) =>
    Object.entries(manifest.openappkit?.budgets?.parts ?? {}).map(([name, { module }]) => ({
      name,
      module: `${folder}/${module}`,
      after: ['modal', 'account views', 'account: features', 'account: assets'],
    })),
  )
}

/** Measures the bytes after gzip that each part adds to a loaded page and to the parts before it. */
export function measureBundleParts(
  root: string,
  page: PageBuild,
): { sizes: Map<string, number>; missing: Violation[] } {
  const all = [...parts, ...featureParts(root)]
  const carriers = (name: string) => {
    const module = all.find(part => part.name === name)?.module ?? ''
    return chunksOf(page, chunk => chunk.modules.includes(module))
  }
  const sizes = new Map<string, number>()
  const missing: Violation[] = []
  for (const { name, module, after = [] } of all) {
    const there = new Set([...chunksOf(page, ({ isEntry }) => isEntry), ...after.flatMap(carriers)])
    const added = carriers(name).filter(chunk => !there.has(chunk))
    sizes.set(
      name,
      added.reduce((total, { size }) => total + size, 0),
    )
    if (added.length === 0) {
      const message = `${module} (${name}) is in no chunk of its own: it moved, or it loads with what comes before`
      missing.push({ rule: 'part', file: 'tools/checks/closure/bundleParts.ts', message })
    }
  }
  return { sizes, missing }
}
