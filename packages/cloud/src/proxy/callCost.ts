import type { ProxiedCall } from './readCalls'

/**
 * Costs of calls by method, charged to the address's rate and the project's quota. Other calls cost one, except traces
 * and full blocks.
 */
const COSTS: Readonly<Record<number, string>> = {
  2: 'eth_createAccessList eth_feeHistory eth_sendRawTransaction eth_sendUserOperation eth_estimateUserOperationGas sendTransaction simulateTransaction sendrawtransaction',
  3: 'eth_sendRawTransactionSync eth_getFilterChanges getTransaction getMultipleAccounts getSignatureStatuses getVoteAccounts getblockstats getblock',
  5: 'eth_getLogs eth_newFilter eth_getFilterLogs eth_getProof eth_getStorageValues linea_getProof getTokenAccountsByOwner getTokenAccountsByDelegate getSignaturesForAddress getInflationReward',
  10: 'eth_getBlockReceipts eth_simulateV1 getBlock getBlocks getBlocksWithLimit getBlockProduction getClusterNodes getLeaderSchedule getrawmempool gettxoutproof',
  50: 'getProgramAccounts getLargestAccounts getTokenLargestAccounts getSupply',
}

const BY_METHOD: ReadonlyMap<string, number> = new Map(
  Object.entries(COSTS).flatMap(([cost, methods]) => methods.split(' ').map(method => [method, Number(cost)] as const)),
)
/** Tracing methods. They replay blocks, so the operator must allow them explicitly. */
const TRACE = /^(?:debug|trace|arbtrace|ots)_/
const TRACE_COST = 50
const FULL_BLOCK = /^eth_getBlockBy(?:Hash|Number)$/
const FULL_BLOCK_COST = 3

const RANGED: ReadonlySet<string> = new Set(['eth_getLogs', 'eth_newFilter'])
const BLOCKS_PER_TOKEN = 1000
/** Additional cost of a log search up to the latest block. */
const OPEN_RANGE = 15
const WIDEST_RANGE = 95

/** Returns the cost of a call. It depends on the method and, for log searches, on the block range. */
export function callCost({ method, params }: Pick<ProxiedCall, 'method' | 'params'>): number {
  if (TRACE.test(method)) return TRACE_COST
  if (FULL_BLOCK.test(method)) return listOf(params)[1] === true ? FULL_BLOCK_COST : 1
  const cost = BY_METHOD.get(method) ?? 1
  return RANGED.has(method) ? cost + rangeCost(listOf(params)[0]) : cost
}

function rangeCost(filter: unknown): number {
  if (typeof filter !== 'object' || filter === null || 'blockHash' in filter) return 0
  const first = blockOf('fromBlock' in filter ? filter.fromBlock : undefined)
  const last = blockOf('toBlock' in filter ? filter.toBlock : undefined)
  if (first === undefined) return 0
  if (last === undefined) return first === 0 ? WIDEST_RANGE : OPEN_RANGE
  return Math.min(WIDEST_RANGE, Math.max(0, Math.floor((last - first) / BLOCKS_PER_TOKEN)))
}

/**
 * Returns the number of a block. Undefined for tags such as `latest`, and for a missing one, which stands for the
 * latest block.
 */
function blockOf(tag: unknown): number | undefined {
  if (tag === 'earliest') return 0
  return typeof tag === 'string' && /^0x[0-9a-f]+$/i.test(tag) ? Number(tag) : undefined
}

function listOf(params: string | undefined): readonly unknown[] {
  const list: unknown = params === undefined ? [] : JSON.parse(params)
  return Array.isArray(list) ? list : []
}
