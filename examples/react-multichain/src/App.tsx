import { AppKitButton, type AppKitNetwork, AppKitNetworkButton } from '@openappkit/appkit/react'
import { BitcoinPanels } from '@openappkit/example-react-bitcoin/panels'
import { SolanaPanels } from '@openappkit/example-react-solana/panels'
import type { ReactNode } from 'react'
import { ChainCard } from './ChainCard'
import { EvmPanels } from './EvmPanels'

/** The host app: each chain family has its own account, and one button manages all of them. */
export function App({ networks }: { networks: readonly AppKitNetwork[] }): ReactNode {
  const solana = networks.find(({ chainNamespace }) => chainNamespace === 'solana')
  return (
    <>
      <header className="bar">
        <h1>OpenAppKit</h1>
        <AppKitNetworkButton />
        <AppKitButton />
      </header>
      <main className="chains">
        <ChainCard name="Ethereum" namespace="eip155" networks={networks}>
          <EvmPanels />
        </ChainCard>
        <ChainCard name="Solana" namespace="solana" networks={networks}>
          <SolanaPanels rpcUrl={solana?.rpcUrls.default.http[0] ?? ''} />
        </ChainCard>
        <ChainCard name="Bitcoin" namespace="bip122" networks={networks}>
          <BitcoinPanels />
        </ChainCard>
      </main>
    </>
  )
}
