import type { ChainSettings } from '../../chains/ChainSettings'
import { BITCOIN_METHODS } from './bitcoinMethods'
import { EVM_METHODS } from './evmMethods'
import { isMethodName } from './isMethodName'
import { NEAR_METHODS, SUI_METHODS } from './otherMethods'
import { SOLANA_METHODS } from './solanaMethods'

/** Methods by CAIP-2 namespace. In other namespaces, callers may use only the methods that the operator adds. */
const FAMILIES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['eip155', EVM_METHODS],
  ['solana', SOLANA_METHODS],
  ['bip122', BITCOIN_METHODS],
  ['near', NEAR_METHODS],
  ['sui', SUI_METHODS],
])

/**
 * Methods that change development nodes: they set balances and code, move time, and fork from any URL. Also Solana's
 * faucet.
 */
const DEVELOPMENT = /^(?:(?:anvil|hardhat|evm)_[A-Za-z]+|requestAirdrop)$/

/** Chain settings that affect the allowed methods. */
export type MethodSettings = Pick<ChainSettings, 'local' | 'methods'>

/**
 * Decides which JSON-RPC methods callers may use on each chain. Names must match exactly, because nodes differ in how
 * they handle white space and case.
 */
export class AllowedMethods {
  readonly #chains: ReadonlyMap<string, MethodSettings>

  /** @param chains - Settings by CAIP-2 id. */
  constructor(chains: ReadonlyMap<string, MethodSettings>) {
    this.#chains = chains
  }

  /**
   * Returns whether a caller may use a method.
   *
   * @param isFromThisMachine - Whether the caller runs on the server's machine. Development methods require such a
   * caller and a local chain.
   */
  allows(chainId: string, method: string, isFromThisMachine: boolean): boolean {
    if (!isMethodName(method)) return false
    const [namespace = ''] = chainId.split(':')
    const { local = false, methods = [] } = this.#chains.get(chainId) ?? {}
    if (FAMILIES.get(namespace)?.has(method) || methods.includes(method)) return true
    return local && isFromThisMachine && DEVELOPMENT.test(method)
  }
}
