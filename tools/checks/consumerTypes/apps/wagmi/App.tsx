import { BitcoinAdapter } from '@openappkit/adapter-bitcoin'
import { SolanaAdapter } from '@openappkit/adapter-solana'
import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { bitcoin, mainnet, solana } from '@openappkit/appkit/networks'
import { AppKitButton, createAppKit } from '@openappkit/appkit/react'
import { ServerSIWX } from '@openappkit/siwx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useAccount, WagmiProvider } from 'wagmi'

const networks = [mainnet, solana, bitcoin] as const
const wagmi = new WagmiAdapter({ networks })
const queryClient = new QueryClient()
createAppKit({
  adapters: [wagmi, new SolanaAdapter(), new BitcoinAdapter()],
  networks,
  siwx: new ServerSIWX({ url: '/auth' }),
})

const Address = () => <p>{useAccount().address}</p>

export const App = () => (
  <WagmiProvider config={wagmi.wagmiConfig}>
    <QueryClientProvider client={queryClient}>
      <AppKitButton />
      <Address />
    </QueryClientProvider>
  </WagmiProvider>
)
