import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { AppKitButton, AppKitProvider, cookieStorage, createAppKit } from '@openappkit/appkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cookieToInitialState, createStorage, cookieStorage as wagmiCookieStorage } from '@wagmi/core'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'
import type { AppConfig } from '../../src/config'

/** Creates the same tree on both sides. The server reads the request's cookies, the browser its own. */
export function createSsrApp({ chains }: AppConfig, cookie: string): ReactNode {
  const adapter = new WagmiAdapter({
    networks: chains,
    ssr: true,
    storage: createStorage({ storage: wagmiCookieStorage }),
  })
  const kit = createAppKit({ adapters: [adapter], networks: chains, storage: cookieStorage({ cookie }), locale: 'en' })
  return (
    <WagmiProvider config={adapter.wagmiConfig} initialState={cookieToInitialState(adapter.wagmiConfig, cookie)}>
      <QueryClientProvider client={new QueryClient()}>
        <AppKitProvider kit={kit}>
          <AppKitButton />
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
