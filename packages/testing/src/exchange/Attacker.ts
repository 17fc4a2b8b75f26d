import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddressEqual,
  numberToHex,
  type PublicClient,
  parseAbi,
} from 'viem'
import { ContractMaker } from '../chain/ContractMaker'
import { requestNode } from '../chain/requestNode'
import type { EvmExchange } from './EvmExchange'
import { inputForSandwich } from './inputForMove'
import type { PendingTransaction } from './readPendingPool'
import { readSwap, type Swap } from './readSwap'
import { sandwichCode } from './sandwichCode'
import type { Reserves } from './tradePath'

/** An account that only the bot uses, so that the order of its transactions is its own. */
const sender: Address = '0x0000000000000000000000000000000000000b07'

const abi = parseAbi([
  'constructor(address router)',
  'function buy(uint256 amount, address[] path) payable',
  'function sell(uint256 spent, address[] path)',
])

/** Puts a purchase before a pending swap and a sale after it. */
export class Attacker {
  readonly address: Address
  readonly #client: PublicClient
  readonly #exchange: EvmExchange
  readonly #percent: number

  private constructor(address: Address, client: PublicClient, exchange: EvmExchange, percent: number) {
    this.address = address
    this.#client = client
    this.#exchange = exchange
    this.#percent = percent
  }

  static async deploy(client: PublicClient, exchange: EvmExchange, percent: number): Promise<Attacker> {
    const data = encodeDeployData({ abi, bytecode: sandwichCode, args: [exchange.router] })
    const address = getAddress(await new ContractMaker(client, sender).deploy(data))
    return new Attacker(address, client, exchange, percent)
  }

  /** Attacks the first swap of the next block, and resolves with whether there is one. */
  async attack(pending: readonly PendingTransaction[]): Promise<boolean> {
    for (const victim of pending) {
      const { to, data, value } = victim
      const swap = to && isAddressEqual(to, this.#exchange.router) ? readSwap(data, value) : undefined
      const pools = swap && (await this.#poolsOf(swap))
      if (!swap || !pools) continue
      const others = pending.filter(({ from }) => from === victim.from)
      await this.#sandwich(swap, inputForSandwich(this.#percent, swap.amountIn, pools), victim.fee, others)
      return true
    }
    return false
  }

  async #sandwich(
    { path }: Swap,
    amount: bigint,
    fee: bigint,
    ofSameAccount: readonly PendingTransaction[],
  ): Promise<void> {
    const [first] = path
    const ether = first && isAddressEqual(first, this.#exchange.weth) ? amount : 0n
    await this.#send(encodeFunctionData({ abi, functionName: 'buy', args: [amount, path] }), fee + 1n, ether)
    // The swap waits for earlier transactions of its account, whose fees can be lower.
    const [lowest = fee] = ofSameAccount.map(other => other.fee).toSorted((a, b) => (a < b ? -1 : 1))
    const sell = encodeFunctionData({ abi, functionName: 'sell', args: [amount, path.toReversed()] })
    await this.#send(sell, await this.#below(lowest))
  }

  /** Resolves with undefined if the swap can't succeed anyway. */
  async #poolsOf({ amountIn, path }: Swap): Promise<readonly Reserves[] | undefined> {
    const hops = path.slice(1).map((token, index) => this.#exchange.reservesOf(path[index] ?? token, token))
    const pools = await Promise.allSettled(hops)
    const found = pools.flatMap(pool => (pool.status === 'fulfilled' ? [pool.value] : []))
    return amountIn > 0n && found.length > 0 && found.length === hops.length ? found : undefined
  }

  /** Resolves with a fee below `fee` that is still enough for the next block. */
  async #below(fee: bigint): Promise<bigint> {
    const { baseFeePerGas } = await this.#client.getBlock({ blockTag: 'pending' })
    return fee - 1n > (baseFeePerGas ?? 0n) ? fee - 1n : fee
  }

  async #send(data: Hex, gasPrice: bigint, value = 0n): Promise<void> {
    const transaction = { from: sender, to: this.address, data, value: numberToHex(value) }
    // The node can't estimate the gas of a transaction that depends on another pending one.
    const gas = numberToHex(1_000_000)
    await requestNode(this.#client, 'eth_sendTransaction', { ...transaction, gas, gasPrice: numberToHex(gasPrice) })
  }
}
