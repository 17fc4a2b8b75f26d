import type { NodeRequest } from './NodeRequest'

type Answer = Readonly<Record<string, unknown>> | null

/**
 * Reads what a transaction cost, in wei, with what a rollup charged on top; while no block includes it, the most it may cost without that. Undefined while the node
 * doesn't know it.
 *
 * @throws what the node says where it doesn't answer
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
