import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './workspace.ts'

/**
 * The layers that each layer may import, from the bottom up. ARCHITECTURE.md draws them. Tests, stories and scripts may
 * also import the layers in `DEVELOPMENT`. A separate check ensures that this closes no cycle.
 */
const ALLOWED = {
  contract: [],
  signIn: ['contract'],
  data: [],
  core: ['contract'],
  ui: ['contract', 'core'],
  adapterKit: ['contract', 'core'],
  adapter: ['contract', 'core', 'adapterKit'],
  feature: ['contract', 'core', 'ui', 'signIn'],
  appkit: ['contract', 'core', 'ui', 'adapter', 'feature'],
  walletSite: ['contract', 'core', 'ui'],
  cloud: ['contract', 'signIn', 'data', 'walletSite'],
  testing: ['contract'],
  testingCloud: ['cloud', 'testing'],
  testKit: ['contract', 'core'],
  host: [
    'contract',
    'signIn',
    'data',
    'core',
    'ui',
    'adapterKit',
    'adapter',
    'feature',
    'appkit',
    'walletSite',
    'cloud',
    'testing',
    'testingCloud',
    'host',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Layer = keyof typeof ALLOWED

/** The layers of packages that can't be derived from their names or entry points. */
const LAYERS: Readonly<Record<string, Layer>> = {
  contract: 'contract',
  siwx: 'signIn',
  'wallet-registry': 'data',
  'appkit-core': 'core',
  'appkit-ui': 'ui',
  'adapter-kit': 'adapterKit',
  appkit: 'appkit',
  cloud: 'cloud',
  'wallet-site': 'walletSite',
  testing: 'testing',
  'testing-cloud': 'testingCloud',
  'test-kit': 'testKit',
  'siwx-modal': 'feature',
  'toy-adapter': 'adapter',
}

/** Layers that tests and tools may import, in addition to those that published code may import. */
const DEVELOPMENT: Readonly<Partial<Record<Layer, readonly Layer[]>>> = {
  signIn: ['testing'],
  core: ['testing', 'data'],
  ui: ['testing', 'data', 'testKit', 'adapter'],
  // An app has several adapters, so a test may use several, too.
  adapter: ['testing', 'testingCloud', 'adapter'],
  feature: ['testing', 'testKit', 'testingCloud'],
  appkit: ['testing', 'testKit', 'signIn'],
  walletSite: ['testing', 'testKit'],
  cloud: ['testing'],
}

/** Returns the layer of a workspace folder such as `packages/adapter-wagmi`, or undefined if it has none yet. */
export function layerOf(folder: string): Layer | undefined {
  const [group, name = ''] = folder.split('/')
  if (group !== 'packages') return 'host'
  const isFeature = existsSync(join(repository, folder, 'src/exports/feature.ts'))
  return LAYERS[name] ?? (name.startsWith('adapter-') ? 'adapter' : isFeature ? 'feature' : undefined)
}

/** Whether the package in one folder may import the package in another. */
export function mayImport(from: string, to: string, development: boolean): boolean {
  const [layer, target] = [layerOf(from), layerOf(to)]
  if (layer === undefined || target === undefined) return false
  const allowed: readonly Layer[] = [...ALLOWED[layer], ...(development ? (DEVELOPMENT[layer] ?? []) : [])]
  return allowed.includes(target)
}
