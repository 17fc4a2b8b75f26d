import { invalid } from '../protocol/Payload'
import type { ChainReader } from '../review/Reviewer'
import { transactionOf } from './callsId'
import { RpcFailure } from './RpcFailure'

/**
 * Answers `wallet_getCallsStatus` ([EIP-5792](https://eips.ethereum.org/EIPS/eip-5792)) from the receipt of the batch's
 * transaction.
 *
 * @throws RpcFailure 5730 if the id is none of this wallet's.
 */
export async function callsStatus(
  params: unknown,
  supported: readonly string[],
  reader: ChainReader,
): Promise<unknown> {
  const id: unknown = Array.isArray(params) ? params[0] : undefined
  const transaction = transactionOf(id)
  if (transaction === undefined || !supported.includes(transaction.chainId))
    throw new RpcFailure('embedded/invalid-request', 5730, "The wallet doesn't know this batch.")
  const { hash, chainId } = transaction
  const receipt = await reader.request(chainId, 'eth_getTransactionReceipt', [hash])
  const facts = { version: '2.0.0', id, chainId: hexChainId(chainId), atomic: false }
  if (typeof receipt !== 'object' || receipt === null) return { ...facts, status: 100 }
  const isReverted = Reflect.get(receipt, 'status') === '0x0'
  return { ...facts, status: isReverted ? 500 : 200, receipts: [receipt] }
}

/**
 * Answers `wallet_getCapabilities`. The account is a plain key on each network, so no batch is atomic.
 *
 * @throws RpcFailure 4100 if the parameters name another account.
 */
export function capabilities(params: unknown, account: string, supported: readonly string[]): Record<string, unknown> {
  const [owner, chains]: unknown[] = Array.isArray(params) ? params : []
  if (typeof owner === 'string' && owner.length === 42 && owner.toLowerCase() !== account.toLowerCase())
    throw new RpcFailure('embedded/invalid-request', 4100, "The request names an account that isn't the user's.")
  if (chains !== undefined && !Array.isArray(chains)) throw invalid('The second parameter must be a list of chain ids.')
  const asked = chains === undefined ? undefined : new Set(chains.map(chain => String(chain).toLowerCase()))
  const hexIds = supported.filter(chain => chain.startsWith('eip155:')).map(hexChainId)
  return Object.fromEntries(
    hexIds.filter(id => asked === undefined || asked.has(id)).map(id => [id, { atomic: { status: 'unsupported' } }]),
  )
}

/** Returns the id of an EVM network as a hex quantity. */
export function hexChainId(chainId: string): string {
  return `0x${BigInt(chainId.slice('eip155:'.length)).toString(16)}`
}
