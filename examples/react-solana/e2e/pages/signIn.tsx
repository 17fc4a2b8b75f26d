import { SolanaAdapter } from '@openappkit/adapter-solana'
import { AppKitButton, AppKitProvider, createAppKit, useAppKitAccount } from '@openappkit/appkit/react'
import { Facts } from '@openappkit/e2e-kit/panels'
import { DefaultSIWX } from '@openappkit/siwx'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from '../../src/config'

const { network } = await loadConfig()
const container = document.getElementById('root')
if (!container) throw new Error('signIn.html has no #root')

const kit = createAppKit({ adapters: [new SolanaAdapter()], networks: [network], siwx: new DefaultSIWX() })

createRoot(container).render(
  <AppKitProvider kit={kit}>
    <AppKitButton />
    <Account />
  </AppKitProvider>,
)

/** The host app: shows the account. */
function Account(): ReactNode {
  const { address, status } = useAppKitAccount({ namespace: 'solana' })
  return <Facts status={status ?? 'disconnected'} account={address} network={network.name} />
}
