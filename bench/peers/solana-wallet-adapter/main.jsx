import '@solana/wallet-adapter-react-ui/styles.css'
import { ConnectionProvider, useWallet, WalletProvider } from '@solana/wallet-adapter-react'
import { WalletModalProvider, WalletMultiButton } from '@solana/wallet-adapter-react-ui'
import { clusterApiUrl } from '@solana/web3.js'
import { createRoot } from 'react-dom/client'

const wallets = []

function Status() {
  const { publicKey, connected } = useWallet()
  return <output data-connected={connected}>{publicKey?.toBase58() ?? 'nobody'}</output>
}

createRoot(document.getElementById('root')).render(
  <ConnectionProvider endpoint={clusterApiUrl('mainnet-beta')}>
    <WalletProvider wallets={wallets} autoConnect>
      <WalletModalProvider>
        <header>
          <h1>Host</h1>
          <WalletMultiButton />
        </header>
        <Status />
      </WalletModalProvider>
    </WalletProvider>
  </ConnectionProvider>,
)
