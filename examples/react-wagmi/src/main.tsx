import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@openappkit/appkit/styles.css'
import { App } from './App'
import { loadConfig } from './config'
import { createWallet } from './wallet'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Use a function: with a top-level await here, the bundler moves shared code into extra files, which adds bytes.
async function start(root: HTMLElement): Promise<void> {
  const config = await loadConfig()
  const wallet = createWallet(config.chains, config.backend)

  createRoot(root).render(
    <StrictMode>
      <wallet.Provider>
        <App wallet={wallet} chains={config.chains} />
      </wallet.Provider>
    </StrictMode>,
  )
}

void start(root)
