'use client'

import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { AppKitButton, AppKitProvider, cookieStorage } from '@openappkit/appkit/react'
import { ServerSIWX } from '@openappkit/siwx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { createStorage, WagmiProvider, cookieStorage as wagmiCookies } from 'wagmi'
import { appNetworks } from '../networks'
import { SessionButton } from './SessionButton'

export interface WalletProps {
  /** The kit's cookies. With them, the server renders the same account as the browser. */
  readonly cookie: string
  /** JSON-RPC URL of a local chain that replaces Ethereum. */
  readonly localChain: string | undefined
  readonly children: ReactNode
}

/** Renders the bar with the buttons, and the providers for everything below it. */
export function Wallet({ cookie, localChain, children }: WalletProps): ReactNode {
  const router = useRouter()
  const [{ adapter, queryClient, options }] = useState(() => {
    const networks = appNetworks(localChain)
    const adapter = new WagmiAdapter({ networks, cookie, storage: createStorage({ storage: wagmiCookies }) })
    return {
      adapter,
      queryClient: new QueryClient(),
      options: {
        networks,
        adapters: [adapter],
        storage: cookieStorage({ cookie }),
        siwx: new ServerSIWX({
          url: '/auth',
          statement: 'Sign in to read the members page.',
          // After sign-in and sign-out, the server renders the page for the new user.
          onChange: () => router.refresh(),
        }),
      },
    }
  })
  return (
    <WagmiProvider config={adapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <AppKitProvider {...options}>
          <header>
            <nav>
              <Link href="/">Home</Link>
              <Link href="/members">Members</Link>
              <Link href="/account">Account</Link>
            </nav>
            <SessionButton />
            <AppKitButton />
          </header>
          {children}
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
