import injectedWallets from '@web3-onboard/injected-wallets'
import { init, useConnectWallet, Web3OnboardProvider } from '@web3-onboard/react'
import { createRoot } from 'react-dom/client'

const onboard = init({
  wallets: [injectedWallets()],
  chains: [
    { id: '0x1', token: 'ETH', label: 'Ethereum', rpcUrl: 'https://eth.example.org' },
    { id: '0x89', token: 'POL', label: 'Polygon', rpcUrl: 'https://polygon.example.org' },
    { id: '0x2105', token: 'ETH', label: 'Base', rpcUrl: 'https://base.example.org' },
  ],
  appMetadata: { name: 'Host', description: 'Host' },
})

function ConnectButton() {
  const [{ connecting }, connect] = useConnectWallet()
  return (
    <button type="button" disabled={connecting} onClick={() => connect()}>
      Connect wallet
    </button>
  )
}

function Status() {
  const [{ wallet }] = useConnectWallet()
  return <output data-connected={wallet !== null}>{wallet?.accounts[0].address ?? 'nobody'}</output>
}

createRoot(document.getElementById('root')).render(
  <Web3OnboardProvider web3Onboard={onboard}>
    <header>
      <h1>Host</h1>
      <ConnectButton />
    </header>
    <Status />
  </Web3OnboardProvider>,
)
