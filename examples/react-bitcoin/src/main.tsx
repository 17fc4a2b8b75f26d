import { AppKitProvider, createAppKit } from '@openappkit/appkit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@openappkit/appkit/styles.css'
import { BitcoinAdapter } from '@openappkit/adapter-bitcoin'
import { App } from './App'
import { loadConfig } from './config'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Use a function: with a top-level await here, the bundler moves shared code into extra files, which adds bytes.
async function start(root: HTMLElement): Promise<void> {
  const { network, ...backend } = await loadConfig()
  const kit = createAppKit({
    adapters: [new BitcoinAdapter()],
    networks: [network],
    themeMode: 'auto',
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
