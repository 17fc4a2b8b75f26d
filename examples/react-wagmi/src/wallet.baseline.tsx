import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Chain } from 'viem'
import { createConfig, http, useConnect, useConnectors, WagmiProvider } from 'wagmi'
import type { HostWallet } from './HostWallet'

/** The same page on wagmi alone: what OpenAppKit's bytes are compared with. */
export function createWallet(networks: readonly [Chain, ...Chain[]]): HostWallet {
  const config = createConfig({
    chains: networks,
    transports: Object.fromEntries(networks.map(({ id }) => [id, http()])),
  })
  const queryClient = new QueryClient()
  return {
    Provider: ({ children }: { children: ReactNode }) => (
      <WagmiProvider config={config}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </WagmiProvider>
    ),
    Header: ConnectFirst,
    Events: () => null,
    ConnectAndGreet: () => null,
  }
}

function ConnectFirst(): ReactNode {
  const { mutate: connect } = useConnect()
  const [connector] = useConnectors()
  return (
    <button type="button" disabled={!connector} onClick={() => connector && connect({ connector })}>
      Connect
    </button>
  )
}
