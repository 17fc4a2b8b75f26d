import { hydrateRoot } from 'react-dom/client'
import { loadConfig } from '../../src/config'
import { createSsrApp } from './SsrApp'

const root = document.getElementById('root')
if (!root) throw new Error('ssr.html has no #root')
hydrateRoot(root, createSsrApp(await loadConfig(), document.cookie), {
  // React reports a mismatch here. The test reads the console.
  onRecoverableError: error => console.error('hydration', error),
})
