import type { Hex } from 'viem'
import { zeroAddress } from 'viem'
import { bytesToHex, isHex, numberToHex } from 'viem/utils'
import type { FilledEvmTransaction } from '../../request/WalletRequest'
import type { ReviewScope } from '../ReviewScope'
import { decodeRevert } from './decodeRevert'
import type { EvmLog, EvmOutcome, MeasuredBalance } from './EvmOutcome'
import type { FilledTransaction } from './fillEvmTransaction'
import { quantity } from './quantity'

/** A simulated transaction. */
export interface SimulatedEvmTransaction {
  readonly outcome: EvmOutcome
  /** Balances of the given tokens around it. */
  readonly balances: readonly MeasuredBalance[]
}

interface CallResult {
  readonly succeeded: boolean
  readonly data: Hex
  readonly logs: readonly EvmLog[]
}

const mostLogs = 500
const measuringGas = '0x493e0'

/**
 * Simulates a transaction on top of the latest block, and reads balances of `tokens` before and after it.
 *
 * @param blockOverrides - Values of the simulated block. See {@link realBlock}.
 */
export async function simulateEvmTransaction(
  filled: FilledTransaction,
  { tokens, blockOverrides }: { readonly tokens: readonly string[]; readonly blockOverrides: object },
  scope: ReviewScope,
): Promise<SimulatedEvmTransaction> {
  const { request, balance } = filled
  const measure = tokens.map(token => ({
    from: zeroAddress,
    to: token,
    input: `0x70a08231${scope.account.slice(2).toLowerCase().padStart(64, '0')}`,
    gas: measuringGas,
  }))
  const block = {
    // Without enough funds, the outcome is shown as if they were there. The review warns about them.
    ...(balance < request.value + filled.fee ? { stateOverrides: fundsOf(request) } : {}),
    calls: [...measure, callOf(request), ...measure],
  }
  const run = async (overrides: object, validation: boolean): Promise<readonly CallResult[] | undefined> => {
    const options = { blockStateCalls: [{ ...block, ...overrides }], traceTransfers: true, validation }
    if (scope.limits.has('simulation')) return undefined
    const answer = await scope.read('eth_simulateV1', [options, 'latest']).catch(error => {
      // Other failures may be gone at the next try, or with other options.
      if (isMissingMethod(error)) scope.limits.add('simulation')
    })
    return readResults(answer, block.calls.length)
  }
  const real = { blockOverrides }
  // With validation, contracts see a real base fee. It needs the next nonce, and no reads of balances.
  const validated = tokens.length === 0 ? await run(real, true) : undefined
  const results = validated ?? (await run(real, false)) ?? (await run({}, false))
  const own = results?.[tokens.length]
  if (!results || !own) return { outcome: await callOnly(request, scope), balances: [] }
  const outcome: EvmOutcome = own.succeeded
    ? { status: 'succeeds', logs: own.logs }
    : { status: 'fails', reason: decodeRevert(own.data) }
  return {
    outcome,
    balances: tokens.flatMap((token, index) => measured(token, results[index], results.at(index - tokens.length))),
  }
}

/**
 * Block values like those of a real block. Nodes leave them at zero in simulations, and contracts use that to behave well
 * while they are watched.
 */
export function realBlock({ baseFee }: FilledTransaction): Readonly<Record<string, unknown>> {
  const prevRandao = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const feeRecipient = bytesToHex(crypto.getRandomValues(new Uint8Array(20)))
  return { prevRandao, feeRecipient, ...(baseFee > 0n ? { baseFeePerGas: numberToHex(baseFee) } : {}) }
}

function callOf(request: FilledEvmTransaction): Readonly<Record<string, unknown>> {
  const { account, to, data, value, nonce, gas, maxFeePerGas, maxPriorityFeePerGas } = request
  return {
    from: account,
    ...(to ? { to } : {}),
    input: data,
    value: numberToHex(value),
    nonce: numberToHex(nonce),
    gas: numberToHex(gas),
    maxFeePerGas: numberToHex(maxFeePerGas),
    maxPriorityFeePerGas: numberToHex(maxPriorityFeePerGas),
  }
}

function fundsOf({ account }: FilledEvmTransaction): Readonly<Record<string, unknown>> {
  return { [account]: { balance: numberToHex(2n ** 120n) } }
}

function measured(token: string, before: CallResult | undefined, after: CallResult | undefined): MeasuredBalance[] {
  const [from, to] = [before, after].map(one =>
    one?.succeeded && one.data.length === 66 ? quantity(one.data) : undefined,
  )
  return from === undefined || to === undefined ? [] : [{ token, before: from, after: to }]
}

/** Reads what `eth_simulateV1` answers. Returns undefined if the answer is malformed. */
function readResults(answer: unknown, count: number): readonly CallResult[] | undefined {
  const block: unknown = Array.isArray(answer) ? answer[0] : undefined
  if (typeof block !== 'object' || block === null || !('calls' in block)) return undefined
  const { calls } = block
  if (!Array.isArray(calls) || calls.length !== count) return undefined
  const results = calls.map(readResult)
  return results.every(one => one !== undefined) ? results : undefined
}

function readResult(call: unknown): CallResult | undefined {
  if (typeof call !== 'object' || call === null || !('status' in call)) return undefined
  const succeeded = quantity(call.status) === 1n
  const returned = 'returnData' in call && isHex(call.returnData) ? call.returnData : '0x'
  if (!succeeded) return { succeeded, data: returned === '0x' ? errorData(call) : returned, logs: [] }
  const list: unknown = 'logs' in call ? call.logs : undefined
  if (!Array.isArray(list) || list.length > mostLogs) return undefined
  const logs = list.map(readLog)
  return logs.every(log => log !== undefined) ? { succeeded, data: returned, logs } : undefined
}

function errorData(call: object): Hex {
  const error: unknown = 'error' in call ? call.error : undefined
  return typeof error === 'object' && error !== null && 'data' in error && isHex(error.data) ? error.data : '0x'
}

function readLog(log: unknown): EvmLog | undefined {
  if (typeof log !== 'object' || log === null || !('address' in log && 'topics' in log && 'data' in log))
    return undefined
  const { address, topics, data } = log
  if (typeof address !== 'string' || !Array.isArray(topics) || !isHex(data)) return undefined
  const words = topics.filter((topic): topic is Hex => isHex(topic) && topic.length === 66)
  return words.length === topics.length ? { address: address.toLowerCase(), topics: words, data } : undefined
}

/** Whether a node says that it doesn't have the method. */
function isMissingMethod(error: unknown): boolean {
  return typeof error === 'object' && error !== null && codeOf(error) === -32601
}

/** Runs the transaction as a call, which only says whether it fails. */
async function callOnly(request: FilledEvmTransaction, { read }: ReviewScope): Promise<EvmOutcome> {
  const { input, ...call } = callOf(request)
  try {
    await read('eth_call', [{ ...call, data: input }, 'latest'])
    return { status: 'succeeds', logs: undefined }
  } catch (error) {
    return revertOf(error) ?? { status: 'unknown' }
  }
}

/** Returns the revert that an error of `eth_call` stands for, or undefined if the node failed. */
function revertOf(error: unknown): EvmOutcome | undefined {
  for (let cause = error, depth = 0; typeof cause === 'object' && cause !== null && depth < 5; depth++) {
    const data: unknown = 'data' in cause ? cause.data : undefined
    if (isHex(data)) return { status: 'fails', reason: decodeRevert(data) }
    if (codeOf(cause) === 3) return { status: 'fails', reason: undefined }
    cause = 'cause' in cause ? cause.cause : undefined
  }
  return undefined
}

function codeOf(error: object): unknown {
  return 'rpcCode' in error ? error.rpcCode : 'code' in error ? error.code : undefined
}
