import { AppKitButton } from '@openappkit/appkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { Account } from './Account'
import { adapter } from './wallet'

const queryClient = new QueryClient()

export function App() {
  return (
    <WagmiProvider config={adapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <header>
          <h1>OpenAppKit with wagmi</h1>
          <AppKitButton />
        </header>
        <main>
          <Account />
        </main>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
