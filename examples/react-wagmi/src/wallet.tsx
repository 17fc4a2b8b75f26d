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
import type { ReactNode } from 'react'
import type { Chain } from 'viem'
import { WagmiProvider } from 'wagmi'
import type { HostWallet } from './HostWallet'

/** All that this app needs of OpenAppKit. */
export function createWallet(networks: readonly [Chain, ...Chain[]]): HostWallet {
  const adapter = new WagmiAdapter({ networks })
  const kit = createAppKit({ adapters: [adapter], networks })
  const queryClient = new QueryClient()

  return {
    Provider: ({ children }: { children: ReactNode }) => (
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
    Events: LastEvent,
    ConnectAndGreet,
  }
}

function LastEvent(): ReactNode {
  const { data } = useAppKitEvents()
  return <output data-testid="event">{data.event}</output>
}

/** A host that wants an account awaits one. */
function ConnectAndGreet({ onGreeting }: { onGreeting: (text: string) => void }): ReactNode {
  const { connect } = useAppKit()
  return (
    <button
      type="button"
      onClick={() =>
        connect().then(
          account => onGreeting(`Welcome, ${account.address}`),
          (error: Error) => onGreeting(error.message),
        )
      }
    >
      Connect and greet me
    </button>
  )
}
