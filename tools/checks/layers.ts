import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './workspace.ts'

/**
 * Which kind of package may import which others, from the bottom up. ARCHITECTURE.md draws it. Tests, stories and scripts may use what exists for them besides;
 * that this closes no circle is checked apart.
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
  cloud: ['contract', 'signIn', 'data'],
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
    'cloud',
    'testing',
    'testingCloud',
    'host',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Layer = keyof typeof ALLOWED

/** The layer of each package that is neither an adapter nor has the entry point of a feature. */
const LAYERS: Readonly<Record<string, Layer>> = {
  contract: 'contract',
  siwx: 'signIn',
  'wallet-registry': 'data',
  'appkit-core': 'core',
  'appkit-ui': 'ui',
  'adapter-kit': 'adapterKit',
  appkit: 'appkit',
  cloud: 'cloud',
  testing: 'testing',
  'testing-cloud': 'testingCloud',
  'test-kit': 'testKit',
  'siwx-modal': 'feature',
  'toy-adapter': 'adapter',
}

/** Layers that tests and tools may import, in addition to those that the code may import. */
const DEVELOPMENT: Readonly<Partial<Record<Layer, readonly Layer[]>>> = {
  signIn: ['testing'],
  core: ['testing', 'data'],
  ui: ['testing', 'data', 'testKit', 'adapter'],
  // A page has several adapters, so a test may have as well.
  adapter: ['testing', 'testingCloud', 'adapter'],
  feature: ['testing', 'testKit', 'testingCloud'],
  appkit: ['testing', 'testKit', 'signIn'],
  cloud: ['testing'],
}

/** The layer of a workspace folder such as `packages/adapter-wagmi`. Undefined for a package that has none yet. */
export function layerOf(folder: string): Layer | undefined {
  const [group, name = ''] = folder.split('/')
  if (group !== 'packages') return 'host'
  const isFeature = existsSync(join(repository, folder, 'src/exports/feature.ts'))
  return LAYERS[name] ?? (name.startsWith('adapter-') ? 'adapter' : isFeature ? 'feature' : undefined)
}

/** Whether one folder may import another. */
export function mayImport(from: string, to: string, development: boolean): boolean {
  const [layer, target] = [layerOf(from), layerOf(to)]
  if (layer === undefined || target === undefined) return false
  const allowed: readonly Layer[] = [...ALLOWED[layer], ...(development ? (DEVELOPMENT[layer] ?? []) : [])]
  return allowed.includes(target)
}
