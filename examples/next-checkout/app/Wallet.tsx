'use client'

import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { AppKitProvider } from '@openappkit/appkit/react'
import { type ReactNode, useState } from 'react'
import { chainOf } from '../lib/chain'

interface WalletProps {
  /** URL of the backend. */
  readonly cloud: string
  readonly projectId: string | undefined
  /** Chain that the shop is paid on. */
  readonly chainId: string
  readonly children: ReactNode
}

/** Provides the kit with its checkout. Its code loads when a buyer pays. */
export function Wallet({ chainId, children, cloud, projectId }: WalletProps) {
  const [options] = useState(() => {
    const networks = [chainOf(chainId, cloud)] as const
    return {
      cloud,
      ...(projectId !== undefined && { projectId }),
      networks,
      adapters: [new WagmiAdapter({ networks, ssr: true })],
      features: { pay: true },
      themeMode: 'auto' as const,
    }
  })
  return <AppKitProvider {...options}>{children}</AppKitProvider>
}
