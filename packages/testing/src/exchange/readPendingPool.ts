import { type Address, type Hex, hexToBigInt, type PublicClient } from 'viem'
import { requestNode } from '../chain/requestNode'

/** A transaction that no block contains yet. */
export interface PendingTransaction {
  readonly from: Address
  readonly to: Address | undefined
  readonly data: Hex
  readonly value: bigint
  /** Highest fee per unit of gas, in wei. The node orders a block by it. */
  readonly fee: bigint
}

interface RawTransaction {
  readonly from: Address
  readonly to: Address | null
  readonly input: Hex
  readonly value: Hex
  readonly gasPrice?: Hex
  readonly maxFeePerGas?: Hex
}

interface RawPool {
  readonly pending: Readonly<Record<Address, Readonly<Record<string, RawTransaction>>>>
}

/** Reads the transactions that the next block can contain. */
export async function readPendingPool(client: PublicClient): Promise<readonly PendingTransaction[]> {
  const { pending } = await requestNode<RawPool>(client, 'txpool_content')
  return Object.values(pending)
    .flatMap(byNonce => Object.values(byNonce))
    .map(({ from, to, input, value, gasPrice, maxFeePerGas }) => ({
      from,
      to: to ?? undefined,
      data: input,
      value: hexToBigInt(value),
      fee: hexToBigInt(maxFeePerGas ?? gasPrice ?? '0x0'),
    }))
}
