/** Which kind of package may import which others. ARCHITECTURE.md draws it. */

export type Layer =
  | 'contract'
  | 'core'
  | 'ui'
  | 'adapterKit'
  | 'adapter'
  | 'feature'
  | 'appkit'
  | 'standalone'
  | 'data'
  | 'featureTests'
  | 'host'

const ALLOWED: Readonly<Record<Layer, readonly Layer[]>> = {
  contract: [],
  core: ['contract'],
  ui: ['core'],
  adapterKit: ['core'],
  adapter: ['core', 'adapterKit'],
  feature: ['contract', 'core', 'ui'],
  appkit: ['core', 'ui', 'adapter', 'feature'],
  standalone: ['contract', 'standalone', 'data'],
  data: [],
  featureTests: ['core'],
  host: ['contract', 'core', 'ui', 'adapterKit', 'adapter', 'feature', 'appkit', 'standalone', 'host'],
}

/** The layer of a workspace folder such as `packages/adapter-wagmi`. A package that has no rule of its own is a feature. */
export function layerOf(folder: string): Layer {
  const [group, name = ''] = folder.split('/')
  if (group !== 'packages') return 'host'
  if (name === 'contract') return 'contract'
  if (name === 'appkit-core') return 'core'
  if (name === 'appkit-ui') return 'ui'
  if (name === 'appkit') return 'appkit'
  if (name === 'testing' || name === 'cloud') return 'standalone'
  if (name === 'wallet-registry') return 'data'
  if (name === 'feature-tests') return 'featureTests'
  if (name === 'adapter-kit') return 'adapterKit'
  return name.startsWith('adapter-') ? 'adapter' : 'feature'
}

/** Whether one folder may import another. Tests, stories and scripts may use the backend, the registry and the packages that exist for tests, too. */
export function mayImport(from: string, to: string, development: boolean): boolean {
  const layer = layerOf(from)
  const target = layerOf(to)
  if (ALLOWED[layer].includes(target)) return true
  if (!development) return false
  if (target === 'standalone' || target === 'data') return true
  return target === 'featureTests' && (layer === 'ui' || layer === 'feature')
}
