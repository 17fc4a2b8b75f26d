import { BitcoinAdapter } from '@openappkit/adapter-bitcoin'
import { SolanaAdapter } from '@openappkit/adapter-solana'
import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import type { AppKitInstance as AppKit, AppKitOptions } from '@openappkit/appkit'
import { AppKitButton, AppKitNetworkButton, AppKitProvider, createAppKit } from '@openappkit/appkit/react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from '../../src/config'

/** Kit options that a test can set, as JSON in the URL's `options` parameter. */
export type LabOptions = Pick<AppKitOptions, 'themeMode' | 'locale' | 'walletBuild'>

declare global {
  interface Window {
    /** The kit, for tests to control. */
    kit: AppKit
  }
}

const options = JSON.parse(new URLSearchParams(location.search).get('options') ?? '{}') as LabOptions
const { networks, file } = await loadConfig()
const root = document.getElementById('root')
if (!root) throw new Error('lab.html has no #root')

const kit = createAppKit({
  adapters: [new WagmiAdapter({ networks }), new SolanaAdapter(), new BitcoinAdapter()],
  networks,
  themeVariables: { '--w3m-font-family': '"Lab Sans", "Lab Arabic", "Lab Signs"' },
  ...(file.cloud !== undefined && { cloud: file.cloud }),
  ...options,
})
window.kit = kit
document.body.dataset['theme'] = options.themeMode ?? 'dark'
createRoot(root).render(
  <AppKitProvider kit={kit}>
    <section>
      <AppKitNetworkButton />
      {/* Its balance loads late, so screenshots don't wait for it. */}
      <AppKitButton balance="hide" />
    </section>
  </AppKitProvider>,
)
