import { encodeFunctionData, type Hex, parseAbi, size, slice } from 'viem'
import type { ChainRpc } from '../../chains/ChainRpc'
import { ChainUnavailable } from '../../chains/ChainUnavailable'
import { quantitySchema, toBigInt } from '../../chains/quantity'
import type { TokenRegistry } from '../../tokens/TokenRegistry'
import type { Asset, AssetsQuery, AssetsReader } from '../Asset'
import { type Multicall, nativeBalanceCall } from './Multicall'

const ABI = parseAbi(['function balanceOf(address account) view returns (uint256)'])

/** Finds the tokens that an account received. */
export interface ReceivedTokens {
  of(chainId: string, account: string): Promise<readonly string[]>
}

export interface EvmAssetsContext {
  readonly rpc: Pick<ChainRpc, 'request'>
  readonly multicall: Multicall
  readonly tokens: Pick<TokenRegistry, 'describe' | 'list'>
  readonly received: ReceivedTokens
}

/** Reads the native coin and the listed, received and named tokens. */
export class EvmAssets implements AssetsReader {
  readonly #parts: EvmAssetsContext

  constructor(parts: EvmAssetsContext) {
    this.#parts = parts
  }

  async read({ chainId, account, named, signal }: AssetsQuery): Promise<readonly Asset[]> {
    const { tokens, received, multicall } = this.#parts
    const listed = tokens.list(chainId).map(({ address }) => address)
    const found = await received.of(chainId, account)
    const contracts = [...new Set([...listed, ...found, ...named])] as Hex[]
    const data = encodeFunctionData({ abi: ABI, functionName: 'balanceOf', args: [account as Hex] })
    const calls = contracts.map(target => ({ target, data }))
    const [wei, ...amounts] = (await multicall.isOn(chainId, signal))
      ? (await multicall.call(chainId, [nativeBalanceCall(account as Hex), ...calls], signal)).map(amountOf)
      : await Promise.all([
          this.#native(chainId, account, signal),
          multicall.call(chainId, calls, signal).then(answers => answers.map(amountOf)),
        ]).then(([native, rest]) => [native, ...rest])
    // Even an empty account has a native balance, so a missing one is an error.
    if (wei === undefined) throw new ChainUnavailable(chainId)
    const held = contracts.flatMap((address, index) => {
      const units = amounts[index]
      // A zero balance is reported only if the token is named.
      const isReported = units !== undefined && (units > 0n || named.includes(address))
      return isReported ? [{ address, units }] : []
    })
    const known = await tokens.describe(
      chainId,
      held.map(({ address }) => address),
      signal,
    )
    const assets = held.flatMap(({ address, units }) => {
      const token = known.get(address)
      return token ? [{ chainId, token, units }] : []
    })
    return [...(wei > 0n ? [{ chainId, units: wei }] : []), ...assets]
  }

  async #native(chainId: string, account: string, signal: AbortSignal): Promise<bigint> {
    const answer = await this.#parts.rpc.request(chainId, 'eth_getBalance', [account, 'latest'], signal)
    return quantitySchema.parse(answer)
  }
}

/** Returns the amount in a call's result. Undefined if the call reverted or there is no contract. */
function amountOf(answer: Hex | undefined): bigint | undefined {
  return answer !== undefined && size(answer) >= 32 ? toBigInt(slice(answer, 0, 32)) : undefined
}
