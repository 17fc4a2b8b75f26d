import type { ReviewAsset, ReviewChange } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import { allowanceAmount } from './allowanceAmount'
import type { MeasuredBalance } from './EvmOutcome'
import type { Allowance, Movement, Movements } from './readMovements'
import { sortChanges, type WeighedChange } from './sortChanges'

/** Most assets that a review reads from the chain and lists. */
const mostChanges = 30

/** Returns the changes of a simulated transaction, the largest loss first. Measured balances win over logs. */
export async function describeChanges(
  { moves, allowances }: Movements,
  context: { readonly balances: readonly MeasuredBalance[]; readonly nativeBalance: bigint },
  scope: ReviewScope,
): Promise<readonly ReviewChange[]> {
  // Worthless tokens can emit any number of logs. They must not push out the assets that matter.
  const totals = [...netMoves(moves, context.balances)].sort((one, other) => weight(one, scope) - weight(other, scope))
  if (totals.length > mostChanges) scope.warnings.add('danger', 'unreadable')
  const moved = await Promise.all(totals.slice(0, mostChanges).map(total => describeMove(total, context, scope)))
  const latest = latestAllowances(allowances)
  if (latest.length > mostChanges) scope.warnings.add('danger', 'unreadable')
  const allowed = await Promise.all(latest.slice(0, mostChanges).map(one => describeAllowance(one, scope)))
  return sortChanges([...moved, ...allowed.map(change => ({ change, owned: undefined }))])
}

/** Adds up the moves of each asset, and replaces token amounts by the measured ones. */
function netMoves(moves: readonly Movement[], balances: readonly MeasuredBalance[]): readonly Movement[] {
  const totals = new Map<string, Movement>()
  for (const move of moves) {
    const key = `${move.contract}/${move.tokenId ?? ''}`
    const before = totals.get(key)
    if (before === undefined) totals.set(key, move)
    else totals.set(key, { ...(size(move) > size(before) ? move : before), amount: before.amount + move.amount })
  }
  for (const { token, before, after } of balances) {
    const known = totals.get(`${token}/`)
    const base = known ?? { standard: 'erc20', contract: token, tokenId: undefined, amount: 0n, party: '' }
    totals.set(`${token}/`, { ...base, amount: after - before })
  }
  return [...totals.values()].filter(({ amount }) => amount !== 0n)
}

function weight({ standard, contract, amount }: Movement, { assets, chainId }: ReviewScope): number {
  const isListed = standard === 'native' || assets.listed(`${chainId}/${standard}:${contract}`) !== undefined
  return (isListed ? 0 : 2) + (amount < 0n ? 0 : 1)
}

function size({ amount }: Movement): bigint {
  return amount < 0n ? -amount : amount
}

async function describeMove(
  move: Movement,
  context: { readonly balances: readonly MeasuredBalance[]; readonly nativeBalance: bigint },
  scope: ReviewScope,
): Promise<WeighedChange> {
  const asset = await assetOf(move, scope)
  const direction = move.amount < 0n ? 'send' : 'receive'
  const party = direction === 'send' && move.party !== '' ? await scope.assets.party(move.party) : undefined
  const change: ReviewChange = { direction, asset, amount: size(move), ...(party ? { party } : {}) }
  const measured = context.balances.find(({ token }) => token === move.contract)?.before
  return { change, owned: move.standard === 'native' ? context.nativeBalance : measured }
}

function assetOf({ standard, contract, tokenId }: Movement, { assets }: ReviewScope): Promise<ReviewAsset> {
  if (standard === 'native') return Promise.resolve(assets.native)
  return standard === 'erc20' ? assets.token(contract) : assets.nft(contract, standard, tokenId)
}

/** Keeps the last allowance of each spender, without those that are revoked. */
function latestAllowances(allowances: readonly Allowance[]): readonly Allowance[] {
  const latest = new Map<string, Allowance>()
  for (const one of allowances) latest.set(`${one.contract}/${one.tokenId ?? ''}/${one.spender}/${one.standard}`, one)
  return [...latest.values()].filter(({ amount }) => amount > 0n)
}

/** Returns an allowance as a change, with warnings about who gets it. */
export async function describeAllowance(allowance: Allowance, scope: ReviewScope): Promise<ReviewChange> {
  const { standard, contract, tokenId, spender } = allowance
  const { assets, warnings } = scope
  const [asset, party] = await Promise.all([
    standard === 'erc20'
      ? assets.token(contract)
      : assets.nft(contract, standard === 'erc1155' ? 'erc1155' : 'erc721', tokenId),
    assets.party(spender),
  ])
  const amount =
    standard === 'collection' ? 'all' : standard === 'erc20' ? allowanceAmount(allowance.amount) : allowance.amount
  const values = { spender: party.address, symbol: asset.symbol }
  if (!party.isContract) warnings.add('danger', 'allowanceToAccount', values)
  else if (party.name === undefined) warnings.add('caution', 'unknownContract', { address: party.address })
  if (amount === 'all') warnings.add(party.name === undefined ? 'danger' : 'caution', 'unlimitedAllowance', values)
  const until = allowance.until === undefined ? undefined : milliseconds(allowance.until)
  return { direction: 'allow', asset, amount, party, ...(until === undefined ? {} : { until }) }
}

/** Returns a time in milliseconds, or undefined if it is beyond any calendar, which means no end. */
export function milliseconds(seconds: bigint): number | undefined {
  return seconds <= 8_640_000_000_000n ? Number(seconds) * 1000 : undefined
}
