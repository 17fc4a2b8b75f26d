import { createAppKit } from '@reown/appkit/react'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { useAccount, WagmiProvider } from 'wagmi'
import { base, mainnet, polygon } from 'wagmi/chains'

const projectId = new URLSearchParams(location.search).get('project') ?? '0'.repeat(32)
const networks = [mainnet, polygon, base]
const adapter = new WagmiAdapter({ networks, projectId })
const metadata = { name: 'Host', description: 'Host', url: location.origin, icons: [] }
createAppKit({ adapters: [adapter], networks, projectId, metadata })

function Status() {
  const { address, isConnected } = useAccount()
  return <output data-connected={isConnected}>{address ?? 'nobody'}</output>
}

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={adapter.wagmiConfig}>
    <QueryClientProvider client={new QueryClient()}>
      <header>
        <h1>Host</h1>
        <appkit-button />
      </header>
      <Status />
    </QueryClientProvider>
  </WagmiProvider>,
)
