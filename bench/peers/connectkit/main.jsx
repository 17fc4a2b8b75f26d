import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'
import { createRoot } from 'react-dom/client'
import { createConfig, http, useAccount, WagmiProvider } from 'wagmi'
import { base, mainnet, polygon } from 'wagmi/chains'

const config = createConfig(
  getDefaultConfig({
    appName: 'Host',
    walletConnectProjectId: '0'.repeat(32),
    chains: [mainnet, polygon, base],
    transports: { [mainnet.id]: http(), [polygon.id]: http(), [base.id]: http() },
  }),
)

function Status() {
  const { address, isConnected } = useAccount()
  return <output data-connected={isConnected}>{address ?? 'nobody'}</output>
}

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <ConnectKitProvider>
        <header>
          <h1>Host</h1>
          <ConnectKitButton />
        </header>
        <Status />
      </ConnectKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
