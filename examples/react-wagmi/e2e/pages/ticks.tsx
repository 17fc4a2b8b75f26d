import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { AppKitButton, AppKitNetworkButton, AppKitProvider, createAppKit } from '@openappkit/appkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { useBlockNumber, WagmiProvider } from 'wagmi'
import { loadConfig } from '../../src/config'

const { chains } = await loadConfig()
const container = document.getElementById('root')
if (!container) throw new Error('ticks.html has no #root')
const adapter = new WagmiAdapter({ networks: chains })
const kit = createAppKit({ adapters: [adapter], networks: chains })

/** An app that watches new blocks, next to buttons that don't depend on them. */
function Block(): ReactNode {
  const { data } = useBlockNumber({ watch: { enabled: true, pollingInterval: 50 } })
  return <output data-testid="block">{String(data)}</output>
}

createRoot(container).render(
  <WagmiProvider config={adapter.wagmiConfig}>
    <QueryClientProvider client={new QueryClient()}>
      <AppKitProvider kit={kit}>
        <div data-region="host">
          <Block />
        </div>
        <div data-region="buttons">
          <AppKitNetworkButton />
          <AppKitButton />
        </div>
      </AppKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
