import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { base, mainnet } from '@openappkit/appkit/networks'
import { AppKitButton, AppKitProvider, cookieStorage } from '@openappkit/appkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createStorage, WagmiProvider, cookieStorage as wagmiCookies } from 'wagmi'

const networks = [mainnet, base] as const

/** Renders the header, and the providers of everything below it. */
export function Wallet({ cookie, children }: { cookie: string; children: ReactNode }) {
  // Created for each request, because the server's users share everything at module level.
  const [{ adapter, storage, queryClient }] = useState(() => ({
    adapter: new WagmiAdapter({ networks, cookie, storage: createStorage({ storage: wagmiCookies }) }),
    storage: cookieStorage({ cookie }),
    queryClient: new QueryClient(),
  }))
  return (
    <WagmiProvider config={adapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <AppKitProvider networks={networks} adapters={[adapter]} storage={storage}>
          <header>
            <h1>OpenAppKit with TanStack Start</h1>
            <AppKitButton />
          </header>
          <main>{children}</main>
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
