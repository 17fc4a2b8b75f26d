import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Chain } from 'viem'
import { createConfig, http, useConnect, useConnectors, WagmiProvider } from 'wagmi'
import type { HostWallet } from './HostWallet'

/** The same app with wagmi alone, as the baseline for OpenAppKit's bundle size. */
export function createWallet(networks: readonly [Chain, ...Chain[]]): HostWallet {
  const config = createConfig({
    chains: networks,
    transports: Object.fromEntries(networks.map(({ id }) => [id, http()])),
  })
  const queryClient = new QueryClient()
  return {
    Provider: ({ children }) => (
      <WagmiProvider config={config}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </WagmiProvider>
    ),
    Header: ConnectFirst,
    useLastEvent: () => '',
    useConnectAccount,
  }
}

function ConnectFirst(): ReactNode {
  const connect = useConnectAccount()
  return (
    <button type="button" onClick={() => void connect().catch(() => {})}>
      Connect
    </button>
  )
}

function useConnectAccount(): () => Promise<string> {
  const { mutateAsync } = useConnect()
  const [connector] = useConnectors()
  return async () => {
    if (!connector) throw new Error('No wallet found')
    return (await mutateAsync({ connector })).accounts[0]
  }
}
