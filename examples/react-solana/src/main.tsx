import { AppKitProvider, createAppKit } from '@openappkit/appkit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@openappkit/appkit/styles.css'
import { SolanaAdapter } from '@openappkit/adapter-solana'
import { App } from './App'
import { loadConfig } from './config'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// A function, because a bundler puts nothing that later files share into a module with a top-level await: more files, more bytes.
async function start(root: HTMLElement): Promise<void> {
  const { network, ...backend } = await loadConfig()
  const kit = createAppKit({
    adapters: [new SolanaAdapter()],
    networks: [network],
    themeMode: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    ...backend,
  })

  createRoot(root).render(
    <StrictMode>
      <AppKitProvider kit={kit}>
        <App />
      </AppKitProvider>
    </StrictMode>,
  )
}

void start(root)
