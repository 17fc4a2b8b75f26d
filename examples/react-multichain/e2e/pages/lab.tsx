import { BitcoinAdapter } from '@openappkit/adapter-bitcoin'
import { SolanaAdapter } from '@openappkit/adapter-solana'
import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import type { AppKitInstance as AppKit, AppKitOptions } from '@openappkit/appkit'
import { AppKitButton, AppKitNetworkButton, AppKitProvider, createAppKit } from '@openappkit/appkit/react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from '../../src/config'

/** Options that a test can set, as JSON in the address's `options`. All others are those of an app. */
export type LabOptions = Pick<AppKitOptions, 'themeMode' | 'locale'>

declare global {
  interface Window {
    /** For tests to drive. */
    kit: AppKit
  }
}

const options = JSON.parse(new URLSearchParams(location.search).get('options') ?? '{}') as LabOptions
const { networks } = await loadConfig()
const root = document.getElementById('root')
if (!root) throw new Error('lab.html has no #root')

const kit = createAppKit({
  adapters: [new WagmiAdapter({ networks }), new SolanaAdapter(), new BitcoinAdapter()],
  networks,
  themeVariables: { '--w3m-font-family': '"Lab Sans", "Lab Arabic", "Lab Signs"' },
  ...options,
})
window.kit = kit
document.body.dataset['theme'] = options.themeMode ?? 'dark'
createRoot(root).render(
  <AppKitProvider kit={kit}>
    <section>
      <AppKitNetworkButton />
      {/* Its balance comes when it comes: no picture waits for it. */}
      <AppKitButton balance="hide" />
    </section>
  </AppKitProvider>,
)
