import type { ModalKit } from '../kit/ModalKit'

/** Version of this package, as the backend hears it. A test keeps it equal to package.json. */
export const packageVersion = '0.0.0'

/** `{react|html}-{adapters}-{version}`, such as `react-wagmi,solana-1.0.0`. Reference, cloud API section 0.1. */
export function sdkVersion({ framework, base }: Pick<ModalKit, 'framework' | 'base'>): string {
  const adapters = base.adapters.namespaces.map(namespace => base.adapter(namespace).adapterType)
  return `${framework}-${adapters.join(',') || 'universal'}-${packageVersion}`
}
