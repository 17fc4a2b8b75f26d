import type { ChainRpc } from '../../chains/ChainRpc'
import { toQuantity } from '../../chains/quantity'
import type { ChainTransfer } from './ChainReader'
import { addressWord } from './evmReceipt'

/** `balanceOf(address)` */
const BALANCE_OF = '0x70a08231'

/**
 * Limits transfers to what arrived. A token that keeps a fee, or lies, reports more in its events than the balance of
 * the recipient grew by. A chain that doesn't keep the balance before the block leaves the transfers as reported.
 */
export async function capByBalance(
  rpc: Pick<ChainRpc, 'batch'>,
  chainId: string,
  block: bigint,
  transfers: readonly ChainTransfer[],
  signal: AbortSignal,
): Promise<readonly ChainTransfer[]> {
  if (transfers.length === 0) return []
  const keyOf = ({ asset, recipient }: ChainTransfer): string => `${asset}:${recipient}`
  const pairs = [...new Map(transfers.map(transfer => [keyOf(transfer), transfer])).values()]
  const calls = pairs.flatMap(({ asset, recipient }) =>
    [block, block - 1n].map(number => ({
      method: 'eth_call',
      params: [{ to: asset, data: `${BALANCE_OF}${addressWord(recipient).slice(2)}` }, toQuantity(number)],
    })),
  )
  const balances = (await rpc.batch(chainId, calls, signal)).map(({ result }) => wordOf(result))
  const grown = new Map(
    pairs.map((pair, index) => {
      const [after, before] = [balances[2 * index], balances[2 * index + 1]]
      return [keyOf(pair), after === undefined || before === undefined ? undefined : after - before]
    }),
  )
  return transfers.flatMap(transfer => {
    const left = grown.get(keyOf(transfer))
    if (left === undefined) return [transfer]
    const isCovered = left >= transfer.amount
    grown.set(keyOf(transfer), isCovered ? left - transfer.amount : 0n)
    if (isCovered) return [transfer]
    return left > 0n ? [{ ...transfer, amount: left }] : []
  })
}

function wordOf(result: unknown): bigint | undefined {
  return typeof result === 'string' && /^0x[0-9a-f]{64}$/i.test(result) ? BigInt(result) : undefined
}
