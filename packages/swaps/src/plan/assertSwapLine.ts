import type { RequestLine } from '@openappkit/appkit-core'
import { isSameAddress } from '@openappkit/appkit-core/amounts'
import { isSameAsset } from '../draft/SwapToken'
import type { QuoteQuery } from '../quote/SwapQuote'
import { planMismatch, unknownContract } from '../swapErrors'
import { findContract, isKnownRegistry, type SwapContracts } from './knownContracts'

/** Longest deadline to accept, in seconds. */
const longestDeadline = 3600n

/** Limits that a swap's call must keep. */
export interface LineLimits {
  readonly query: QuoteQuery
  /** Lowest amount that the user accepts. */
  readonly minimum: bigint
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly contracts: SwapContracts | undefined
}

/**
 * Checks that a decoded call is the reviewed swap: its contract, both assets, the paid amount, the minimum, the
 * recipient and the deadline.
 *
 * @throws AppKitError `swap/unknown-contract` or `swap/plan-mismatch`.
 */
export function assertSwapLine(line: RequestLine | undefined, limits: LineLimits): void {
  const { contracts, minimum, now, query } = limits
  const { account, amount, from, to } = query
  if (line?.kind !== 'swap' || !line.received || line.contract === undefined) throw planMismatch('undecodable')
  const isListed = line.registry !== undefined && isKnownRegistry(line.registry)
  const known =
    isListed || isWrap(line, limits)
      ? { needsDeadline: false }
      : findContract(line.contract, account.network.caipNetworkId, contracts)
  if (!known) throw unknownContract(line.contract)
  if (!isSameAsset({ address: line.tokenAddress }, from)) throw planMismatch('paid token')
  if (line.amount !== amount) throw planMismatch('paid amount')
  if (!isSameAsset({ address: line.received.tokenAddress }, to)) throw planMismatch('received token')
  if (line.received.minimum < minimum || line.received.minimum === 0n) throw planMismatch('minimum')
  if (line.to === undefined || !isSameAddress(line.to, account.address)) throw planMismatch('recipient')
  const latest = BigInt(Math.ceil(now / 1000)) + longestDeadline
  if (line.deadline === undefined ? known.needsDeadline : line.deadline > latest) throw planMismatch('deadline')
}

/** Returns whether the call wraps or unwraps the native coin at 1:1, through the wrapped token's own contract. */
function isWrap({ amount, contract = '', received, tokenAddress }: RequestLine, { query }: LineLimits): boolean {
  const wrapped = tokenAddress ?? received?.tokenAddress
  const isOneToOne = (tokenAddress === undefined) !== (received?.tokenAddress === undefined)
  return (
    isOneToOne &&
    received?.minimum === amount &&
    wrapped !== undefined &&
    isSameAddress(contract, wrapped) &&
    [query.from, query.to].some(({ address }) => address !== undefined && isSameAddress(address, wrapped))
  )
}
