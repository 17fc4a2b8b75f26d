import { decodeFunctionResult, encodeFunctionData, type Hex, isHex, parseAbi } from 'viem'
import { ChainRefused } from '../../chains/ChainRefused'
import type { ChainRpc } from '../../chains/ChainRpc'
import { contractCall } from '../../chains/contractCall'

/** Address of Multicall3, the same on every chain. */
const ADDRESS = '0xca11bde05977b3631167028862be2a173976ca11'
/** Maximum calls per batch. More could exceed the gas limit of nodes. */
const TOGETHER = 200
/** Milliseconds before a chain without the contract is checked again. */
const RECHECK = 10 * 60_000

const ABI = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) view returns (Result[])',
  'function getEthBalance(address account) view returns (uint256)',
])

export interface ContractCall {
  readonly target: Hex
  readonly data: Hex
}

interface CallResult {
  readonly success: boolean
  readonly returnData: Hex
}

/** Returns a call that reads an account's native balance, to batch with other calls so all use the same block. */
export function nativeBalanceCall(account: Hex): ContractCall {
  return {
    target: ADDRESS,
    data: encodeFunctionData({ abi: ABI, functionName: 'getEthBalance', args: [account] }),
  }
}

/** Calls contracts, in batches if the chain has the Multicall3 contract. */
export class Multicall {
  readonly #rpc: Pick<ChainRpc, 'batch' | 'request'>
  readonly #now: () => number
  readonly #deployed = new Map<string, { readonly isThere: boolean; readonly at: number }>()

  constructor(rpc: Pick<ChainRpc, 'batch' | 'request'>, now: () => number = Date.now) {
    this.#rpc = rpc
    this.#now = now
  }

  /**
   * Returns whether the chain has the contract.
   *
   * @throws ChainUnavailable if the chain can't be read.
   */
  async isOn(chainId: string, signal: AbortSignal): Promise<boolean> {
    const known = this.#deployed.get(chainId)
    if (known && (known.isThere || known.at > this.#now() - RECHECK)) return known.isThere
    const code = await this.#rpc.request(chainId, 'eth_getCode', [ADDRESS, 'latest'], signal)
    const isThere = isHex(code) && code.length > 2
    this.#deployed.set(chainId, { isThere, at: this.#now() })
    return isThere
  }

  /**
   * Calls contracts and returns the results in the order of the calls. Undefined for a reverted call.
   *
   * @throws ChainUnavailable if the chain can't be read.
   */
  async call(
    chainId: string,
    calls: readonly ContractCall[],
    signal: AbortSignal,
  ): Promise<readonly (Hex | undefined)[]> {
    if (!(await this.isOn(chainId, signal))) return this.#each(chainId, calls, signal)
    const answers: (Hex | undefined)[] = []
    for (let start = 0; start < calls.length; start += TOGETHER) {
      answers.push(...(await this.#aggregate(chainId, calls.slice(start, start + TOGETHER), signal)))
    }
    return answers
  }

  async #aggregate(
    chainId: string,
    calls: readonly ContractCall[],
    signal: AbortSignal,
  ): Promise<readonly (Hex | undefined)[]> {
    const wanted = calls.map(({ target, data }) => ({ target, allowFailure: true, callData: data }))
    const data = encodeFunctionData({ abi: ABI, functionName: 'aggregate3', args: [wanted] })
    try {
      const answer = await this.#rpc.request(chainId, 'eth_call', [{ to: ADDRESS, data }, 'latest'], signal)
      const results = isHex(answer) ? decode(answer) : undefined
      if (results?.length === calls.length) return this.#retried(chainId, calls, results, signal)
    } catch (error) {
      // A token that burns all gas or returns megabytes must not hide the other tokens.
      if (!(error instanceof ChainRefused)) throw error
    }
    return this.#each(chainId, calls, signal)
  }

  async #each(
    chainId: string,
    calls: readonly ContractCall[],
    signal: AbortSignal,
  ): Promise<readonly (Hex | undefined)[]> {
    const rpcCalls = calls.map(({ target, data }) => contractCall(target, data))
    const answers = await this.#rpc.batch(chainId, rpcCalls, signal)
    return answers.map(({ result }) => (isHex(result) ? result : undefined))
  }

  /** Retries each failed call alone, because a previous call may have left it too little gas. */
  async #retried(
    chainId: string,
    calls: readonly ContractCall[],
    results: readonly CallResult[],
    signal: AbortSignal,
  ): Promise<readonly (Hex | undefined)[]> {
    const failed = calls.filter((_, index) => !results[index]?.success)
    const alone = failed.length > 0 ? await this.#each(chainId, failed, signal) : []
    const again = new Map(failed.map((call, index) => [call, alone[index]]))
    return calls.map((call, index) => {
      const { success, returnData } = results[index] ?? {}
      return success ? returnData : again.get(call)
    })
  }
}

function decode(answer: Hex): readonly CallResult[] | undefined {
  try {
    return decodeFunctionResult({ abi: ABI, functionName: 'aggregate3', data: answer })
  } catch {
    return undefined
  }
}
