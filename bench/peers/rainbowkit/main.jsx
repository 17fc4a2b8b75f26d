import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { useAccount, WagmiProvider } from 'wagmi'
import { base, mainnet, polygon } from 'wagmi/chains'

const config = getDefaultConfig({ appName: 'Host', projectId: '0'.repeat(32), chains: [mainnet, polygon, base] })

function Status() {
  const { address, isConnected } = useAccount()
  return <output data-connected={isConnected}>{address ?? 'nobody'}</output>
}

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <RainbowKitProvider>
        <header>
          <h1>Host</h1>
          <ConnectButton />
        </header>
        <Status />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
