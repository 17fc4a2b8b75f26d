import { base64 } from '@scure/base'
import type { ReviewScope } from '../ReviewScope'
import { printableText } from '../text/printableText'
import { readAccountState, type SolanaAccountState } from './SolanaAccountState'

/** Accounts before and after a simulated transaction, by address. */
export type SolanaOutcome =
  | {
      readonly status: 'succeeds'
      readonly before: ReadonlyMap<string, SolanaAccountState>
      readonly after: ReadonlyMap<string, SolanaAccountState>
    }
  | { readonly status: 'fails'; readonly reason: string }
  /** The node can't simulate. */
  | { readonly status: 'unknown' }

/** Nodes return this many accounts at once. */
const mostAccounts = 100

/** Simulates a transaction and reads the accounts that it may change, before and after. */
export async function simulateSolana(
  bytes: Uint8Array,
  addresses: readonly string[],
  { read }: ReviewScope,
): Promise<SolanaOutcome> {
  if (addresses.length > mostAccounts) return { status: 'unknown' }
  const commitment = 'confirmed'
  const config = {
    encoding: 'base64',
    commitment,
    sigVerify: false,
    replaceRecentBlockhash: true,
    accounts: { encoding: 'base64', addresses },
  }
  const [current, simulated] = await Promise.all([
    read('getMultipleAccounts', [addresses, { encoding: 'base64', commitment }]).catch(() => undefined),
    read('simulateTransaction', [base64.encode(bytes), config]).catch(() => undefined),
  ])
  const value = answerValue(simulated)
  if (typeof value !== 'object' || value === null || !('err' in value)) return { status: 'unknown' }
  if (value.err !== null) return { status: 'fails', reason: reasonOf(value.err) }
  const before = statesOf(addresses, answerValue(current))
  const after = statesOf(addresses, 'accounts' in value ? value.accounts : undefined)
  return before && after ? { status: 'succeeds', before, after } : { status: 'unknown' }
}

function answerValue(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : undefined
}

function statesOf(addresses: readonly string[], list: unknown): ReadonlyMap<string, SolanaAccountState> | undefined {
  if (!Array.isArray(list) || list.length !== addresses.length) return undefined
  const states = list.map(readAccountState)
  const pairs = addresses.flatMap((address, index): [string, SolanaAccountState][] => {
    const state = states[index]
    return state ? [[address, state]] : []
  })
  return pairs.length === addresses.length ? new Map(pairs) : undefined
}

/** Returns an error of a node as a short text. */
function reasonOf(error: unknown): string {
  const text =
    typeof error === 'string' ? error : JSON.stringify(error, (_, one) => (typeof one === 'bigint' ? String(one) : one))
  return printableText(text, { limit: 200 }).text
}
