import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import {
  AppKitButton,
  AppKitNetworkButton,
  AppKitProvider,
  createAppKit,
  useAppKit,
  useAppKitEvents,
} from '@openappkit/appkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Chain } from 'viem'
import { WagmiProvider } from 'wagmi'
import type { Backend } from './config'
import type { HostWallet } from './HostWallet'

/** Sets up OpenAppKit. No other file of this app imports it. */
export function createWallet(
  networks: readonly [Chain, ...Chain[]],
  { cloud, walletConnect }: Backend = {},
): HostWallet {
  const adapter = new WagmiAdapter({ networks })
  const kit = createAppKit({
    adapters: [adapter],
    networks,
    themeMode: 'auto',
    ...(cloud !== undefined && { cloud }),
    ...(walletConnect !== undefined && { enableWalletConnect: walletConnect }),
  })
  const queryClient = new QueryClient()

  return {
    Provider: ({ children }) => (
      <WagmiProvider config={adapter.wagmiConfig}>
        <QueryClientProvider client={queryClient}>
          <AppKitProvider kit={kit}>{children}</AppKitProvider>
        </QueryClientProvider>
      </WagmiProvider>
    ),
    Header: () => (
      <>
        <AppKitNetworkButton />
        <AppKitButton />
      </>
    ),
    useLastEvent: () => useAppKitEvents().data.event,
    useConnectAccount: () => {
      const { connect } = useAppKit()
      return () => connect().then(({ address }) => address)
    },
  }
}
