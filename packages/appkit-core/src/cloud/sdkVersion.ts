import type { ModalKit } from '../kit/ModalKit'
import { packageVersion } from './packageVersion'

/** `{react|html}-{adapters}-{version}`, such as `react-wagmi,solana-1.0.0`. Reference, cloud API section 0.1. */
export function sdkVersion({ framework, base }: Pick<ModalKit, 'framework' | 'base'>): string {
  const adapters = base.adapters.namespaces.map(namespace => base.adapter(namespace).adapterType)
  return `${framework}-${adapters.join(',') || 'universal'}-${packageVersion}`
}
