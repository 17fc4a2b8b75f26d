import type { Address } from 'viem'

/** What a name leads to. What is left out stays as it was. */
export interface NameRecords {
  /** For Ethereum, and where nothing else is set for every EVM chain. */
  readonly address?: Address
  /** Such as `avatar`. */
  readonly texts?: Readonly<Record<string, string>>
}

/** Names on a local chain, with the calls of ENS. */
export interface EvmNames {
  /** What a backend is told: `chainSettings: { 'eip155:31337': { ens: { registry } } }`. */
  readonly registry: Address
  /** Answers for every name that was set. Anybody may change what it says. */
  readonly resolver: Address
  /** Registers a name, or changes where it leads. */
  set(name: string, records: NameRecords): Promise<void>
}
