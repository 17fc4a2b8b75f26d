import type { Peer } from './Peer.ts'

const headerButton = { path: ['header button'] }
const text = 'Test Wallet'
const nothingStored = 'there is nothing to come back to'

function ours(name: string, label: string, baseline: string): Peer {
  const row = { path: ['openappkit-modal', 'dialog li button'], text }
  return { name, label, baseline, wallet: 'ethereum', button: headerButton, row }
}

function onlyWeighed(name: string, label: string): Peer {
  return { name, label, onlyWeighed: true, wallet: 'ethereum', button: headerButton }
}

/** Every page of the comparison: bare hosts, our pages, the peers, and a minimal dialog as the lower bound. */
export const peers: readonly Peer[] = [
  onlyWeighed('html', 'HTML alone'),
  { name: 'react', label: 'React 19 alone', wallet: 'ethereum', button: headerButton, forgets: nothingStored },
  { name: 'wagmi', label: 'wagmi 3 alone', baseline: 'react', wallet: 'ethereum', button: headerButton },
  onlyWeighed('wagmi-react18', 'wagmi 3 alone, React 18'),
  onlyWeighed('wagmi2', 'wagmi 2 alone'),
  onlyWeighed('wagmi2-react18', 'wagmi 2 alone, React 18'),
  ours('openappkit', 'OpenAppKit', 'wagmi'),
  {
    ...ours('openappkit-directory', 'OpenAppKit, wallet directory and WalletConnect', 'wagmi'),
    folder: 'openappkit',
    query: `?project=${'0'.repeat(32)}`,
  },
  {
    ...ours('openappkit-idle', 'OpenAppKit, prefetched when idle', 'wagmi'),
    folder: 'openappkit',
    query: '?idle',
  },
  ours('openappkit-multichain', 'OpenAppKit, three chains', 'wagmi'),
  ours('openappkit-react18', 'OpenAppKit, React 18', 'wagmi-react18'),
  ours('openappkit-elements', 'OpenAppKit, custom elements', 'html'),
  {
    name: 'rainbowkit',
    label: 'RainbowKit 2.2.11',
    baseline: 'wagmi2',
    wallet: 'ethereum',
    button: headerButton,
    row: { path: ['[role="dialog"] button'], text },
  },
  {
    name: 'appkit',
    label: 'AppKit 1.8.0',
    baseline: 'wagmi2',
    wallet: 'ethereum',
    button: { path: ['appkit-button', 'appkit-connect-button', 'wui-connect-button', 'button'] },
    row: {
      path: [
        'w3m-modal',
        'w3m-router',
        'w3m-connect-view',
        'w3m-wallet-login-list',
        'w3m-connector-list',
        'w3m-connect-injected-widget, w3m-connect-announced-widget',
        'wui-list-wallet[name="Test Wallet"]',
        'button',
      ],
    },
  },
  {
    name: 'connectkit',
    label: 'ConnectKit 1.9.2',
    baseline: 'wagmi2-react18',
    wallet: 'ethereum',
    button: headerButton,
    row: { path: ['#__CONNECTKIT__ [role="dialog"] button'], text },
    forgets: 'it waits for a frame of its vendor, who is not here',
  },
  {
    name: 'web3-onboard',
    label: 'web3-onboard 2.24.1',
    baseline: 'react',
    wallet: 'ethereum',
    button: headerButton,
    row: { path: ['onboard-v2', '.wallet-button-styling'], text },
    close: { path: ['onboard-v2', '.close-button'] },
    forgets: 'it does not reconnect unless told to',
  },
  {
    name: 'solana-wallet-adapter',
    label: 'Solana wallet-adapter-ui 0.9.40',
    baseline: 'react',
    wallet: 'solana',
    button: headerButton,
    row: { path: ['.wallet-adapter-modal-list button'], text },
  },
  {
    name: 'floor',
    label: 'Floor: a button and a lazy dialog',
    baseline: 'react',
    wallet: 'ethereum',
    button: headerButton,
    row: { path: ['dialog button'], text },
  },
]
