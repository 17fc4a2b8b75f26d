import type { AssetChange, SimulatedRequest } from '@openappkit/appkit-core'
import { hexOfNumber } from '../actions/hex'
import { encodeBalanceOf, readUint } from './erc20'
import type { NodeRequest } from './NodeRequest'
import type { TransferRequest } from './transferRequest'
import { tryCall, wouldFail } from './tryCall'

/** Topic of `Transfer(address,address,uint256)`. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/**
 * Contract address that nodes use for the native coin in token-style logs
 * ([ERC-7528](https://eips.ethereum.org/EIPS/eip-7528)).
 */
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

interface SimulatedCall {
  readonly status: string
  readonly returnData?: unknown
  readonly gasUsed?: unknown
  readonly error?: unknown
  readonly logs?: readonly Log[]
}

/**
 * Simulates calls in order in a block that is never mined (`eth_simulateV1`). Finds tokens by their logs, which any
 * contract can emit, and measures them by the account's balances before and after. If the node can't simulate blocks,
 * only tries the first call and returns undefined.
 *
 * @throws {AppKitError} `transaction/would-fail` when a call would fail.
 * @throws {AppKitError} `transaction/simulation-unavailable` when the node doesn't answer.
 */
export async function simulateCalls(
  node: NodeRequest,
  address: string,
  calls: readonly TransferRequest[],
  checksum: (address: string) => string,
): Promise<SimulatedRequest | undefined> {
  const results = await simulate(node, address, calls)
  if (!results) {
    // A later call may depend on an earlier one, so only the first can be tried alone.
    const [first] = calls
    if (first) await tryCall(node, address, first)
    return undefined
  }
  const failed = results.find(({ status }) => status !== '0x1')
  if (failed) throw wouldFail(failed.error ?? failed)
  const logs = results.flatMap(({ logs: written = [] }) => written)
  const tokens = tokensOf(calls, logs)
  const ask = tokens.map(to => ({ to, value: 0n, data: encodeBalanceOf(address) }))
  const measured = tokens.length === 0 ? [] : await simulate(node, address, [...ask, ...calls, ...ask])
  if (!measured) return undefined
  const held = tokens.map((_, index) => [measured[index], measured[index + tokens.length + calls.length]].map(readHeld))
  const changes = tokens.flatMap((token, index): readonly AssetChange[] => {
    const [before, after] = held[index] ?? []
    if (before === undefined || after === undefined || before === after) return []
    return [{ tokenAddress: checksum(token), amount: after - before }]
  })
  const gained = coinGained(logs, address)
  const fee = await feeOf(node, results)
  return {
    changes: gained === 0n ? changes : [{ amount: gained }, ...changes],
    ...(fee !== undefined && { fee }),
  }
}

/** Returns the price of the used gas. Undefined if the node reports no gas. Excludes a rollup's L1 fee. */
async function feeOf(node: NodeRequest, results: readonly SimulatedCall[]): Promise<bigint | undefined> {
  try {
    const used = results.map(({ gasUsed }) => BigInt(String(gasUsed)))
    const price = BigInt(String(await node('eth_gasPrice')))
    return used.reduce((sum, gas) => sum + gas, 0n) * price
  } catch {
    return undefined
  }
}

async function simulate(
  node: NodeRequest,
  from: string,
  calls: readonly TransferRequest[],
): Promise<readonly SimulatedCall[] | undefined> {
  const rpcCalls = calls.map(({ data, to, value }) => ({ from, to, value: hexOfNumber(value), ...(data && { data }) }))
  const block = { blockStateCalls: [{ calls: rpcCalls }], traceTransfers: true }
  const answer = await node('eth_simulateV1', block, 'latest').catch(() => undefined)
  const results = (answer as readonly { readonly calls?: readonly SimulatedCall[] }[] | undefined)?.[0]?.calls
  return results?.length === calls.length ? results : undefined
}

/** Returns contracts that may be tokens with changed balances: those called, and those that emitted transfer logs. */
function tokensOf(calls: readonly TransferRequest[], logs: readonly Log[]): readonly string[] {
  const called = calls.flatMap(({ data, to }) => (data === undefined ? [] : [to.toLowerCase()]))
  const said = logs.filter(({ topics: [topic] }) => topic === transferTopic).map(({ address }) => address.toLowerCase())
  return [...new Set([...called, ...said])].filter(token => token !== coin)
}

function readHeld(call: SimulatedCall | undefined): bigint | undefined {
  try {
    return readUint(String(call?.returnData) as `0x${string}`)
  } catch {
    return undefined
  }
}

/** Returns the native amount that the account gains according to the node's own logs. Negative for a loss. */
function coinGained(logs: readonly Log[], address: string): bigint {
  const owner = `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
  return logs.reduce((sum, { address: token, data, topics: [topic, from, to] }) => {
    if (token.toLowerCase() !== coin || topic !== transferTopic) return sum
    const amount = readUint(data as `0x${string}`)
    return sum + (to?.toLowerCase() === owner ? amount : 0n) - (from?.toLowerCase() === owner ? amount : 0n)
  }, 0n)
}
