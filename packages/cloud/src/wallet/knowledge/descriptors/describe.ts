import type { DescriptorField, DescriptorFormat, ReviewDescriptor } from '@openappkit/contract/embedded'

/** Contract on one chain. */
export type ChainAddress = readonly [chain: number, address: string]

/** The largest 256-bit number, which stands for everything that an account has. */
const LARGEST = `0x${'f'.repeat(64)}`

/** A reviewed descriptor, with the name that its contracts get. */
export interface NamedDescriptor {
  readonly contractName: string
  readonly descriptor: ReviewDescriptor
}

/** Returns the descriptor of a contract's functions. */
export function describeCalls(
  names: { readonly owner: string; readonly contractName: string },
  contracts: readonly ChainAddress[],
  formats: Readonly<Record<string, DescriptorFormat>>,
): NamedDescriptor {
  return {
    contractName: names.contractName,
    descriptor: {
      context: { contract: { deployments: deploymentsOf(contracts) } },
      metadata: { owner: names.owner },
      display: { formats },
    },
  }
}

/** Returns the descriptor of a contract's typed data. */
export function describeData(
  names: { readonly owner: string; readonly contractName: string },
  contracts: readonly ChainAddress[],
  formats: Readonly<Record<string, DescriptorFormat>>,
): NamedDescriptor {
  return {
    contractName: names.contractName,
    descriptor: {
      context: { eip712: { deployments: deploymentsOf(contracts) } },
      metadata: { owner: names.owner },
      display: { formats },
    },
  }
}

/** Field with an amount of the token whose address is at `tokenPath`. The largest number reads `all`. */
export function tokenField(path: string, label: string, tokenPath: string, all = 'Unlimited'): DescriptorField {
  return { path, label, format: 'tokenAmount', params: { tokenPath, threshold: LARGEST, message: all } }
}

/** Field with an amount of the chain's coin. */
export function coinField(label: string): DescriptorField {
  return { path: '@.value', label, format: 'amount' }
}

/** Field with a time in seconds since the epoch. */
export function timeField(path: string, label: string): DescriptorField {
  return { path, label, format: 'date', params: { encoding: 'timestamp' } }
}

/** Field that is shown as it is. */
export function rawField(path: string, label: string): DescriptorField {
  return { path, label, format: 'raw' }
}

function deploymentsOf(
  contracts: readonly ChainAddress[],
): readonly { readonly chainId: number; readonly address: string }[] {
  return contracts.map(([chainId, address]) => ({ chainId, address }))
}
