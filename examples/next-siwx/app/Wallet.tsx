'use client'

import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { cookieStorage } from '@openappkit/appkit'
import { defineChain, mainnet } from '@openappkit/appkit/networks'
import { AppKitButton, AppKitProvider } from '@openappkit/appkit/react'
import { ServerSIWX } from '@openappkit/siwx'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'

export interface WalletProps {
  /** What the browser remembers of the wallet, so that the server draws the same button. */
  readonly cookie: string
  /** JSON-RPC URL of a chain on this machine, in place of Ethereum. */
  readonly localChain: string | undefined
  readonly children: ReactNode
}

/** The bar with the button, and the kit for everything below it. */
export function Wallet({ cookie, localChain, children }: WalletProps): ReactNode {
  const router = useRouter()
  const [options] = useState(() => {
    const networks = [localChain === undefined ? mainnet : localNetwork(localChain)] as const
    return {
      networks,
      adapters: [new WagmiAdapter({ networks })],
      storage: cookieStorage({ cookie }),
      siwx: new ServerSIWX({
        url: '/auth',
        statement: 'Sign in to read the members page.',
        // Whoever signed in or out is drawn by the server, which knows.
        onChange: () => router.refresh(),
      }),
    }
  })
  return (
    <AppKitProvider {...options}>
      <header>
        <nav>
          <Link href="/">Home</Link>
          <Link href="/members">Members</Link>
        </nav>
        <AppKitButton />
      </header>
      {children}
    </AppKitProvider>
  )
}

function localNetwork(rpcUrl: string) {
  return defineChain({
    id: 31337,
    name: 'Local chain',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    testnet: true,
  })
}
