import { AppKitButton, AppKitNetworkButton, useAppKitAccount, useAppKitNetwork } from '@openappkit/appkit/react'
import { Facts } from '@openappkit/e2e-kit/panels'
import type { ReactNode } from 'react'
import { SolanaPanels } from './SolanaPanels'

/** The host app: shows the account, signs a message and sends a transfer. */
export function App(): ReactNode {
  const { address, status, isConnected } = useAppKitAccount({ namespace: 'solana' })
  const { caipNetwork } = useAppKitNetwork()
  return (
    <>
      <header className="bar">
        <h1>OpenAppKit</h1>
        <AppKitNetworkButton />
        <AppKitButton />
      </header>
      <main>
        <Facts status={status ?? 'disconnected'} account={address} network={caipNetwork?.name} />
        {isConnected && <SolanaPanels rpcUrl={caipNetwork?.rpcUrls.default.http[0] ?? ''} />}
      </main>
    </>
  )
}
