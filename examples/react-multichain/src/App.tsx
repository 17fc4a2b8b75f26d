import { AppKitButton, type AppKitNetwork, AppKitNetworkButton } from '@openappkit/appkit/react'
import { BitcoinPanels } from '@openappkit/example-react-bitcoin/panels'
import { SolanaPanels } from '@openappkit/example-react-solana/panels'
import type { ReactNode } from 'react'
import { ChainCard } from './ChainCard'
import { EvmPanels } from './EvmPanels'

/** The host app: each chain family has its own account, and one button manages all of them. */
export function App(props: {
  networks: readonly AppKitNetwork[]
  /** Whether to request sign-in after connecting. Undefined without a sign-in server. */
  signIn: boolean | undefined
}): ReactNode {
  const { networks, signIn } = props
  const solana = networks.find(({ chainNamespace }) => chainNamespace === 'solana')
  return (
    <>
      <header className="bar">
        <h1>OpenAppKit</h1>
        {signIn !== undefined && (
          <a href={signIn ? '/' : '/?sign-in'}>{signIn ? 'Turn off sign-in' : 'Require sign-in'}</a>
        )}
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
