/** wagmi 2 alone: the button asks the first wallet, no modal. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createConfig, http, useAccount, useConnect, WagmiProvider } from 'wagmi'
import { base, mainnet, polygon } from 'wagmi/chains'

const config = createConfig({
  chains: [mainnet, polygon, base],
  transports: { [mainnet.id]: http(), [polygon.id]: http(), [base.id]: http() },
})

function ConnectButton() {
  const { connect, connectors } = useConnect()
  const [connector] = connectors
  return (
    <button type="button" onClick={() => connector && connect({ connector })}>
      Connect wallet
    </button>
  )
}

function Status() {
  const { address, isConnected } = useAccount()
  return <output data-connected={isConnected}>{address ?? 'nobody'}</output>
}

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <header>
        <h1>Host</h1>
        <ConnectButton />
      </header>
      <Status />
    </QueryClientProvider>
  </WagmiProvider>,
)
