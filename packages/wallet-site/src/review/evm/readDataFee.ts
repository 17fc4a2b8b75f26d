import type { Hex } from 'viem'
import { encodeFunctionData, parseAbi, serializeTransaction } from 'viem/utils'
import type { EvmTransactionRequest } from '../../request/WalletRequest'
import type { ReviewScope } from '../ReviewScope'
import { quantity } from './quantity'

/** Contract that OP-stack chains have from their first block: it returns the price of data on the layer below. */
const oracle = '0x420000000000000000000000000000000000000F'
const abi = parseAbi(['function getL1Fee(bytes) view returns (uint256)'])
/** A sane fee for data is far below. */
const mostFee = 10n ** 18n

/**
 * Returns what an OP-stack chain takes for the data of a transaction, in wei, besides the gas. 0 on other chains, and if the
 * contract doesn't answer. The price may rise by an eighth per block of the layer below, so a quarter is added.
 */
export async function readDataFee(request: EvmTransactionRequest, scope: ReviewScope): Promise<bigint> {
  const { limits, read } = scope
  if (limits.has('dataFee')) return 0n
  const call = { to: oracle, data: encodeFunctionData({ abi, args: [serialized(request, scope)] }) }
  const answer = await read('eth_call', [call, 'latest']).catch(() => undefined)
  if (answer === '0x') limits.add('dataFee')
  const fee = typeof answer === 'string' && answer.length === 66 ? quantity(answer) : undefined
  return fee === undefined || fee > mostFee ? 0n : (fee * 5n) / 4n
}

/** Returns the transaction as the chain will store it. Fields that aren't known yet have their usual length. */
function serialized({ to, data, value, gas }: EvmTransactionRequest, { chainId }: ReviewScope): Hex {
  return serializeTransaction({
    type: 'eip1559',
    chainId: Number(chainId.slice('eip155:'.length)),
    to,
    data,
    value,
    nonce: 0xffff,
    gas: gas ?? 0xff_ffffn,
    maxFeePerGas: 0xff_ffff_ffffn,
    maxPriorityFeePerGas: 0xffff_ffffn,
  })
}
