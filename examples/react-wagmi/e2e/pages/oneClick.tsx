import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { AppKitButton, AppKitProvider, createAppKit, useAppKitAccount } from '@openappkit/appkit/react'
import { DefaultSIWX, LocalStorage } from '@openappkit/siwx'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from '../../src/config'

const { chains, backend } = await loadConfig()
const container = document.getElementById('root')
if (!container) throw new Error('oneClick.html has no #root')

/** Fails as many writes of sessions as the URL requests. */
let failures = Number(new URLSearchParams(location.search).get('failures') ?? 0)

class FailingStorage extends LocalStorage {
  override async set(...parameters: Parameters<LocalStorage['set']>): Promise<void> {
    if (parameters[0].length > 0 && failures-- > 0) throw new Error('The storage is full.')
    await super.set(...parameters)
  }
}

const kit = createAppKit({
  adapters: [new WagmiAdapter({ networks: chains })],
  networks: chains,
  siwx: new DefaultSIWX({ storage: new FailingStorage() }),
  ...(backend.cloud !== undefined && { cloud: backend.cloud }),
})

createRoot(container).render(
  <AppKitProvider kit={kit}>
    <AppKitButton />
    <Account />
  </AppKitProvider>,
)

/** The host app: shows the account. */
function Account(): ReactNode {
  const { address, status } = useAppKitAccount()
  return (
    <dl>
      <dt>Status</dt>
      <dd data-testid="status">{status ?? 'disconnected'}</dd>
      <dt>Account</dt>
      <dd data-testid="account">{address ?? 'none'}</dd>
    </dl>
  )
}
