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

// Use a function: with a top-level await here, the bundler moves shared code into extra files, which adds bytes.
async function start(root: HTMLElement): Promise<void> {
  const { networks, file } = await loadConfig()
  const kit = createAppKit({
    adapters: [new WagmiAdapter({ networks }), new SolanaAdapter(), new BitcoinAdapter()],
    networks,
    themeMode: 'auto',
    ...(file.cloud !== undefined && { cloud: file.cloud }),
    ...(file.swapContracts && { swapContracts: file.swapContracts }),
    ...(file.features && { features: file.features }),
  })

  createRoot(root).render(
    <StrictMode>
      <AppKitProvider kit={kit}>
        <App networks={networks} />
      </AppKitProvider>
    </StrictMode>,
  )
}

void start(root)
