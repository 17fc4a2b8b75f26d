import type { ChainSettings } from '../../chains/ChainSettings'
import { BITCOIN_METHODS } from './bitcoinMethods'
import { EVM_METHODS } from './evmMethods'
import { isMethodName } from './isMethodName'
import { NEAR_METHODS, SUI_METHODS } from './otherMethods'
import { SOLANA_METHODS } from './solanaMethods'

/** By CAIP-2 namespace. A family that isn't here has the methods that the operator names, and no others. */
const FAMILIES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['eip155', EVM_METHODS],
  ['solana', SOLANA_METHODS],
  ['bip122', BITCOIN_METHODS],
  ['near', NEAR_METHODS],
  ['sui', SUI_METHODS],
])

/** Controls of development nodes: they set balances and code, move time, and fork from any URL. */
const DEVELOPMENT = /^(?:(?:anvil|hardhat|evm)_[A-Za-z]+|requestAirdrop)$/

/** The settings of a chain that the list depends on. */
export type MethodSettings = Pick<ChainSettings, 'local' | 'methods'>

/** Which JSON-RPC methods callers may use on each chain. Names are compared letter by letter: nodes differ in what they trim and fold. */
export class AllowedMethods {
  readonly #chains: ReadonlyMap<string, MethodSettings>

  /** @param chains - by CAIP-2 id */
  constructor(chains: ReadonlyMap<string, MethodSettings>) {
    this.#chains = chains
  }

  /**
   * Returns whether a caller may use a method.
   *
   * @param isFromThisMachine - whether the caller runs on the server's own machine, which development methods require
   */
  allows(chainId: string, method: string, isFromThisMachine: boolean): boolean {
    if (!isMethodName(method)) return false
    const [namespace = ''] = chainId.split(':')
    const { local = false, methods = [] } = this.#chains.get(chainId) ?? {}
    if (FAMILIES.get(namespace)?.has(method) || methods.includes(method)) return true
    return local && isFromThisMachine && DEVELOPMENT.test(method)
  }
}
