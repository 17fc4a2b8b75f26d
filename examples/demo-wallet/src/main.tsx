import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { loadConfig } from './config'
import { WalletStore } from './WalletStore'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const store = await WalletStore.create(await loadConfig())

createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
)
