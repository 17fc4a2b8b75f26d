import { BitcoinAdapter } from '@openappkit/adapter-bitcoin'
import { SolanaAdapter } from '@openappkit/adapter-solana'
import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import type { AppKitOptions } from '@openappkit/appkit'
import { AppKitProvider, createAppKit } from '@openappkit/appkit/react'
import { getAccount, sendTransaction, signMessage } from '@wagmi/core'
import { createRoot } from 'react-dom/client'
import '@openappkit/appkit/styles.css'
import { App } from '../../src/App'
import { loadConfig } from '../../src/config'
import type { EmbeddedPage } from './EmbeddedPage'

/** Kit options that a test can set, as JSON in the URL's `options` parameter. */
const options = JSON.parse(new URLSearchParams(location.search).get('options') ?? '{}') as Pick<
  AppKitOptions,
  'themeMode' | 'locale'
>
const { networks, file } = await loadConfig()
const root = document.getElementById('root')
if (!root) throw new Error('embedded.html has no #root')

const wagmi = new WagmiAdapter({ networks })
const kit = createAppKit({
  adapters: [wagmi, new SolanaAdapter(), new BitcoinAdapter()],
  networks,
  ...(file.cloud !== undefined && { cloud: file.cloud }),
  ...options,
})
const config = wagmi.wagmiConfig
const embedded: EmbeddedPage = {
  request: async (method, params) => {
    const provider = await kit.getProvider<{ request(request: object): Promise<unknown> }>('eip155')
    if (!provider) throw new Error('No provider')
    return provider.request({ method, ...(params !== undefined && { params }) })
  },
  open: view => kit.open(view === undefined ? undefined : { view }),
  wagmiAccount: () => {
    const { address, chainId, connector, status } = getAccount(config)
    return { address, chainId, status, connector: connector?.id }
  },
  wagmiSign: message => signMessage(config, { message }),
  wagmiSend: (to, wei) => sendTransaction(config, { to, value: BigInt(wei) }),
}
Object.assign(window, { embedded })
createRoot(root).render(
  <AppKitProvider kit={kit}>
    <App networks={networks} />
  </AppKitProvider>,
)
