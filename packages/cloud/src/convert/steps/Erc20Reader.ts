import { type Address, encodeFunctionData, erc20Abi, type Hex, maxUint256 } from 'viem'
import type { ChainCall, ChainRpc } from '../../chains/ChainRpc'
import { contractCall } from '../../chains/contractCall'
import { quantitySchema } from '../../chains/quantity'
import { resultOf } from '../../chains/resultOf'
import { decodeUint } from '../router/decodeWord'
import { SwapFailure } from '../SwapFailure'

/** An account's funds of a token, and how its allowance can change. */
export interface Funds {
  readonly balance: bigint
  /** The largest number for the native coin. */
  readonly allowance: bigint
  /** Whether the token accepts a new allowance only after the old one is zero. */
  readonly needsReset: boolean
}

/** Reads what an account owns and allows. */
export interface FundsQuery {
  readonly chainId: string
  /** Address or `native`. */
  readonly token: string
  readonly owner: string
  /** Absent if the swap needs no allowance. */
  readonly spender?: string | undefined
  readonly amount: bigint
}

/** Reads balances and allowances in one batch. */
export class Erc20Reader {
  readonly #rpc: Pick<ChainRpc, 'batch'>

  constructor(rpc: Pick<ChainRpc, 'batch'>) {
    this.#rpc = rpc
  }

  /**
   * Returns the allowance of a spender.
   *
   * @throws SwapFailure if the contract isn't a token.
   * @throws ChainUnavailable if the chain can't be read.
   */
  async allowance(
    chainId: string,
    token: string,
    owner: string,
    spender: string,
    signal: AbortSignal,
  ): Promise<bigint> {
    if (token === 'native') return maxUint256
    const [answer] = await this.#rpc.batch(chainId, [allowanceCall(token, owner, spender)], signal)
    return uintOf(answer?.result)
  }

  /**
   * Returns the funds of an account.
   *
   * @throws SwapFailure if the contract isn't a token.
   * @throws ChainUnavailable or ChainRefused if the chain can't be read.
   */
  async funds({ chainId, token, owner, spender, amount }: FundsQuery, signal: AbortSignal): Promise<Funds> {
    if (token === 'native') {
      const call = { method: 'eth_getBalance', params: [owner, 'latest'] }
      const [answer] = await this.#rpc.batch(chainId, [call], signal)
      return { balance: quantitySchema.parse(resultOf(answer)), allowance: maxUint256, needsReset: false }
    }
    const balanceCall = contractCall(
      token,
      encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner as Address] }),
    )
    const approvals = spender
      ? [allowanceCall(token, owner, spender), ...[amount, 0n].map(value => trial(token, owner, spender, value))]
      : []
    const [balance, allowance, exact, zero] = await this.#rpc.batch(chainId, [balanceCall, ...approvals], signal)
    const allowed = spender ? uintOf(allowance?.result) : maxUint256
    return {
      balance: uintOf(balance?.result),
      allowance: allowed,
      needsReset: allowed > 0n && exact?.error !== undefined && zero?.error === undefined,
    }
  }
}

/** Encodes an ERC-20 approval. */
export function approveData(spender: string, amount: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender as Address, amount] })
}

function allowanceCall(token: string, owner: string, spender: string): ChainCall {
  const args = [owner as Address, spender as Address] as const
  return contractCall(token, encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args }))
}

/** Returns a simulated approval. */
function trial(token: string, owner: string, spender: string, amount: bigint): ChainCall {
  return { method: 'eth_call', params: [{ from: owner, to: token, data: approveData(spender, amount) }, 'latest'] }
}

function uintOf(result: unknown): bigint {
  const value = decodeUint(result)
  if (value === undefined) throw new SwapFailure('no-route', "The contract isn't a token. Check the address.")
  return value
}
