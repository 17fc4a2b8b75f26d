'use client'

import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { AppKitButton, AppKitProvider, createAppKit } from '@openappkit/appkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'
import { appNetworks } from '../networks'

const networks = appNetworks('/rpc')
const adapter = new WagmiAdapter({ networks, ssr: true })
const queryClient = new QueryClient()
const kit = createAppKit({ networks, adapters: [adapter] })

export function ModuleWallet({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <WagmiProvider config={adapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <AppKitProvider kit={kit}>
          <header>
            <AppKitButton />
          </header>
          {children}
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
