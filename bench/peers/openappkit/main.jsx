import '@openappkit/appkit/styles.css'
import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { AppKitButton, AppKitProvider, createAppKit } from '@openappkit/appkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { useConnection, WagmiProvider } from 'wagmi'
import { base, mainnet, polygon } from 'wagmi/chains'

const networks = [mainnet, polygon, base]
const adapter = new WagmiAdapter({ networks })
const query = new URLSearchParams(location.search)
const kit = createAppKit({ adapters: [adapter], networks, projectId: query.get('project') ?? undefined })
if (query.has('idle')) requestIdleCallback(() => kit.prefetch())

function Status() {
  const { address, isConnected } = useConnection()
  return <output data-connected={isConnected}>{address ?? 'nobody'}</output>
}

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={adapter.wagmiConfig}>
    <QueryClientProvider client={new QueryClient()}>
      <AppKitProvider kit={kit}>
        <header>
          <h1>Host</h1>
          <AppKitButton />
        </header>
        <Status />
      </AppKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
