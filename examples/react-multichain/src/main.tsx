import { BitcoinAdapter } from '@openappkit/adapter-bitcoin'
import { SolanaAdapter } from '@openappkit/adapter-solana'
import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { AppKitProvider, createAppKit } from '@openappkit/appkit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@openappkit/appkit/styles.css'
import { App } from './App'
import { loadConfig } from './config'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// A function, because a bundler puts nothing that later files share into a module with a top-level await: more files, more bytes.
async function start(root: HTMLElement): Promise<void> {
  const { networks, file } = await loadConfig()
  // A build of its own, so that the example ships what a host ships.
  if (import.meta.env.MODE === 'demo')
    void import('./testWallets').then(({ installTestWallets }) => installTestWallets(file))
  const asksToSignIn = new URLSearchParams(location.search).has('sign-in')
  const siwx = file.auth !== undefined && asksToSignIn && (await import('./signIn')).signInWith(file.auth)
  const kit = createAppKit({
    adapters: [new WagmiAdapter({ networks }), new SolanaAdapter(), new BitcoinAdapter()],
    networks,
    themeMode: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    ...(file.cloud !== undefined && { cloud: file.cloud }),
    ...(siwx && { siwx }),
  })

  createRoot(root).render(
    <StrictMode>
      <AppKitProvider kit={kit}>
        <App networks={networks} signIn={file.auth === undefined ? undefined : asksToSignIn} />
      </AppKitProvider>
    </StrictMode>,
  )
}

void start(root)
