import type { Address } from 'viem'

/** Records of a name. Omitted records stay unchanged. */
export interface NameRecords {
  /** Address on Ethereum, and the default for every other EVM chain. */
  readonly address?: Address
  /** Text records by key, such as `avatar`. */
  readonly texts?: Readonly<Record<string, string>>
}

/** ENS-compatible names on a local chain. */
export interface EvmNames {
  /** Registry address for the backend's options: `chainSettings: { 'eip155:31337': { ens: { registry } } }`. */
  readonly registry: Address
  /** Resolver of every registered name. Any account can change its records. */
  readonly resolver: Address
  /** Registers a name or changes its records. */
  set(name: string, records: NameRecords): Promise<void>
}
