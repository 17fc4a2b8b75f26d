import type { NodeRequest } from './NodeRequest'

type Answer = Readonly<Record<string, unknown>> | null

/**
 * Returns the fee of a transaction in wei, including a rollup's L1 fee. For a pending transaction, returns its maximum
 * without the L1 fee. Returns undefined if the node doesn't have the transaction.
 *
 * Rejects with the node's error if it doesn't answer.
 */
export async function paidFee(node: NodeRequest, hash: string): Promise<bigint | undefined> {
  const receipt = (await node('eth_getTransactionReceipt', hash)) as Answer
  const [gasUsed, price] = [amount(receipt?.['gasUsed']), amount(receipt?.['effectiveGasPrice'])]
  if (gasUsed !== undefined && price !== undefined) return gasUsed * price + (amount(receipt?.['l1Fee']) ?? 0n)
  const sent = (await node('eth_getTransactionByHash', hash)) as Answer
  const [gas, highest] = [amount(sent?.['gas']), amount(sent?.['maxFeePerGas']) ?? amount(sent?.['gasPrice'])]
  return gas === undefined || highest === undefined ? undefined : gas * highest
}

function amount(answer: unknown): bigint | undefined {
  return typeof answer === 'string' && /^0x[\da-f]+$/iu.test(answer) ? BigInt(answer) : undefined
}
