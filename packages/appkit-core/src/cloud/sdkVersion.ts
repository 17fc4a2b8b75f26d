import type { ModalKit } from '../kit/ModalKit'

/** Version of this package. A test keeps it equal to package.json. */
export const packageVersion = '0.0.0'

/**
 * Returns the SDK version, `{react|html}-{adapters}-{version}`, such as `react-wagmi,solana-1.0.0`. Without adapters,
 * the middle part is `universal`.
 */
export function sdkVersion({ framework, context }: Pick<ModalKit, 'framework' | 'context'>): string {
  const adapters = context.adapters.namespaces.map(namespace => context.adapter(namespace).adapterType)
  return `${framework}-${adapters.join(',') || 'universal'}-${packageVersion}`
}
