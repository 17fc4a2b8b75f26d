import { BitcoinAdapter } from '@openappkit/adapter-bitcoin'
import { SolanaAdapter } from '@openappkit/adapter-solana'
import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { AppKitProvider, createAppKit } from '@openappkit/appkit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@openappkit/appkit/styles.css'
import { loadConfig } from '../src/config'
import { DemoPage } from './page/DemoPage'
import { readSettings } from './page/settings'
import { signInWith } from './signIn'
import { createDemoWallet } from './wallet/createDemoWallet'
import { loadWords } from './words/loadWords'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

async function start(root: HTMLElement): Promise<void> {
  const settings = readSettings()
  const [{ networks, file }, words] = await Promise.all([loadConfig(), loadWords(settings.language)])
  const wallet = createDemoWallet(file)
  const siwx = file.auth !== undefined && settings.signIn && signInWith(file.auth)
  const first = networks.find(({ chainNamespace }) => chainNamespace === undefined)
  const kit = createAppKit({
    adapters: [new WagmiAdapter({ networks }), new SolanaAdapter(), new BitcoinAdapter()],
    networks,
    ...(first && { defaultNetwork: first }),
    themeMode: settings.theme,
    locale: settings.language,
    metadata: {
      name: 'OpenAppKit',
      description: 'Connect any wallet.',
      url: location.origin,
      icons: [new URL('/icon.svg', location.origin).href],
    },
    // Wallets in this browser come first, and the demo wallet is one.
    features: { connectorTypeOrder: ['recent', 'injected', 'walletConnect'] },
    ...(file.cloud !== undefined && { cloud: file.cloud }),
    ...(file.swapContracts && { swapContracts: file.swapContracts }),
    ...(siwx && { siwx }),
  })

  createRoot(root).render(
    <StrictMode>
      <AppKitProvider kit={kit}>
        <DemoPage
          kit={kit}
          settings={settings}
          words={words}
          hasSignIn={file.auth !== undefined}
          recipients={wallet.recipients}
        />
      </AppKitProvider>
    </StrictMode>,
  )
}

void start(root)
