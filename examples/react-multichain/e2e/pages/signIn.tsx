import { BitcoinAdapter } from '@openappkit/adapter-bitcoin'
import { SolanaAdapter } from '@openappkit/adapter-solana'
import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { AppKitButton, AppKitNetworkButton, AppKitProvider, createAppKit } from '@openappkit/appkit/react'
import { ServerSIWX, type ServerSIWXOptions } from '@openappkit/siwx'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '@openappkit/appkit/styles.css'
import { ChainCard } from '../../src/ChainCard'
import { loadConfig } from '../../src/config'
import { Membership } from './Membership'

/** Kit options that a test can set, as JSON in the URL's `options` parameter. */
export type SignInPageOptions = Pick<ServerSIWXOptions, 'required' | 'signOutOnDisconnect'>

const options = JSON.parse(new URLSearchParams(location.search).get('options') ?? '{}') as SignInPageOptions
const { networks, file } = await loadConfig()
const root = document.getElementById('root')
if (!root) throw new Error('signIn.html has no #root')

/** Notifies the page that the server's session may have changed. */
const server = new EventTarget()
const notify = () => void server.dispatchEvent(new Event('told'))

const kit = createAppKit({
  adapters: [new WagmiAdapter({ networks }), new SolanaAdapter(), new BitcoinAdapter()],
  networks,
  siwx: new ServerSIWX({ url: '/auth', statement: 'Sign in to Members only.', onChange: notify, ...options }),
  ...(file.cloud !== undefined && { cloud: file.cloud }),
})
createRoot(root).render(
  <AppKitProvider kit={kit}>
    <Page />
  </AppKitProvider>,
)

/** The host app: shows each chain family's account and the accounts that the server considers signed in. */
function Page(): ReactNode {
  return (
    <>
      <header className="bar">
        <h1>Members only</h1>
        <AppKitNetworkButton />
        <AppKitButton />
      </header>
      <main className="chains">
        <Membership server={server} />
        <ChainCard name="Ethereum" namespace="eip155" networks={networks}>
          {null}
        </ChainCard>
        <ChainCard name="Solana" namespace="solana" networks={networks}>
          {null}
        </ChainCard>
        <ChainCard name="Bitcoin" namespace="bip122" networks={networks}>
          {null}
        </ChainCard>
      </main>
    </>
  )
}
