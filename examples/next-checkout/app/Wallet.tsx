'use client'

import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { AppKitProvider } from '@openappkit/appkit/react'
import { type ReactNode, useState } from 'react'
import { chainOf } from '../lib/chain'

interface WalletProps {
  /** URL of the backend. */
  readonly cloud: string
  /** JSON-RPC URL of a local chain that replaces Base. */
  readonly localChain: string | undefined
  readonly children: ReactNode
}

/** Provides the kit with its checkout. Its code loads when a buyer pays. */
export function Wallet({ cloud, localChain, children }: WalletProps) {
  const [options] = useState(() => {
    const networks = [chainOf(localChain)] as const
    return { cloud, networks, adapters: [new WagmiAdapter({ networks, ssr: true })], features: { pay: true } }
  })
  return <AppKitProvider {...options}>{children}</AppKitProvider>
}
