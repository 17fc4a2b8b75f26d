import type { Logger } from 'pino'
import { SwapFailure } from '../SwapFailure'

export interface AllowedContractsOptions {
  /** Provider in log lines and errors. */
  readonly id: string
  /** The provider's well-known contract, the same on all its default chains. */
  readonly contract: string
  /** CAIP-2 ids of the chains with the well-known contract. */
  readonly chains: readonly string[]
  /** Contracts that the operator adds, by CAIP-2 chain id. */
  readonly added?: Readonly<Record<string, readonly string[]>> | undefined
  readonly logger: Pick<Logger, 'error'>
}

/** Contracts that may spend the user's tokens or receive a provider's transactions. */
export class AllowedContracts {
  readonly #options: AllowedContractsOptions

  constructor(options: AllowedContractsOptions) {
    this.#options = options
  }

  /** Returns the contracts of a chain in lower case: those of the operator first. */
  on(chainId: string): readonly string[] {
    const { added, chains, contract } = this.#options
    const own = added && Object.hasOwn(added, chainId) ? (added[chainId] ?? []) : []
    return [...own, ...(chains.includes(chainId) ? [contract] : [])].map(address => address.toLowerCase())
  }

  /**
   * Checks a contract.
   *
   * @throws SwapFailure `unavailable` if the contract is missing or not allowed. Logs it.
   */
  require(chainId: string, contract: string | undefined, use: 'spender' | 'target', toAmount: bigint): void {
    const { id, logger } = this.#options
    if (contract !== undefined && this.on(chainId).includes(contract.toLowerCase())) return
    const line = { provider: id, chainId, use, contract, toAmount: `${toAmount}` }
    logger.error(line, "Refused a swap, because its contract isn't allowed")
    throw new SwapFailure('unavailable', `${id} named a ${use} that isn't allowed`)
  }
}
