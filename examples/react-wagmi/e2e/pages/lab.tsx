import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import type { AppKitInstance as AppKit, AppKitOptions } from '@openappkit/appkit'
import { AppKitButton, AppKitNetworkButton, AppKitProvider, createAppKit } from '@openappkit/appkit/react'
import { createStorage } from '@wagmi/core'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Chain } from 'viem'
import { loadConfig } from '../../src/config'

/** Options that a test can set. `options` are the kit's own. */
export interface LabKit {
  readonly name: string
  /** Ids of the configured chains that this kit supports. Default: all. */
  readonly chainIds?: readonly number[]
  readonly options?: Omit<AppKitOptions, 'networks' | 'adapters'>
}

/** Lets tests control the page. */
export interface Lab {
  create(kit: LabKit): void
  destroy(name: string): void
  readonly kits: Record<string, AppKit>
}

declare global {
  interface Window {
    lab: Lab
  }
}

const config = await loadConfig()
const container = document.getElementById('root')
if (!container) throw new Error('lab.html has no #root')
const roots = new Map<string, Root>()

window.lab = {
  kits: {},
  create({ name, chainIds, options }) {
    const [first, ...others] = config.chains.filter(({ id }) => !chainIds || chainIds.includes(id))
    if (!first) throw new Error('no such chain')
    const networks: readonly [Chain, ...Chain[]] = [first, ...others]
    // Two kits on one page keep separate state, so each stores it under its own name.
    const storage = createStorage({ storage: localStorage, key: `lab.${name}` })
    const kit = createAppKit({
      adapters: [new WagmiAdapter({ networks, storage })],
      networks,
      themeVariables: { '--w3m-font-family': '"Lab Sans", "Lab Arabic", "Lab Signs"' },
      storage: prefixed(`lab.${name}:`),
      ...options,
    })
    window.lab.kits[name] = kit
    document.body.dataset['theme'] = options?.themeMode ?? 'dark'
    const section = document.createElement('section')
    section.setAttribute('aria-label', name)
    container.append(section)
    const root = createRoot(section)
    roots.set(name, root)
    root.render(<Buttons kit={kit} />)
  },
  destroy(name) {
    roots.get(name)?.unmount()
    roots.delete(name)
    document.querySelector(`section[aria-label="${name}"]`)?.remove()
    window.lab.kits[name]?.destroy()
    delete window.lab.kits[name]
  },
}

/** For tests with a reload: creates the kits listed in the session storage. */
for (const kit of JSON.parse(sessionStorage.getItem('lab') ?? '[]') as LabKit[]) window.lab.create(kit)

function Buttons({ kit }: { kit: AppKit }): ReactNode {
  return (
    <AppKitProvider kit={kit}>
      <AppKitNetworkButton />
      <AppKitButton />
    </AppKitProvider>
  )
}

function prefixed(prefix: string) {
  return {
    getItem: (name: string) => localStorage.getItem(prefix + name),
    setItem: (name: string, value: string) => localStorage.setItem(prefix + name, value),
    removeItem: (name: string) => localStorage.removeItem(prefix + name),
  }
}
