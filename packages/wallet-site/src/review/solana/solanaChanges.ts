import { sortChanges, type WeighedChange } from '../evm/sortChanges'
import type { ReviewChange } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import { programs } from './programs'
import type { SolanaAccountState, TokenAccountState } from './SolanaAccountState'
import type { DecodedInstruction } from './SolanaInstruction'
import { allowanceAmount } from './solanaAllowance'
import { solanaAsset } from './solanaAsset'

/** Context of the changes of one transaction. */
export interface SolanaChangeContext {
  readonly before: ReadonlyMap<string, SolanaAccountState>
  readonly after: ReadonlyMap<string, SolanaAccountState>
  /** Lamports that the account pays to the network. Shown apart. */
  readonly paidFee: bigint
  readonly instructions: readonly DecodedInstruction[]
}

/** Returns what a simulated transaction does to the account, and warns if others get control of something. */
export async function solanaChanges(
  context: SolanaChangeContext,
  scope: ReviewScope,
): Promise<readonly ReviewChange[]> {
  const { account, warnings, assets } = scope
  const { before, after, paidFee } = context
  const changes: WeighedChange[] = []
  const [owned, left] = [before.get(account), after.get(account)]
  if (owned && left) {
    const delta = left.lamports - owned.lamports + paidFee
    if (delta !== 0n) {
      changes.push({ change: moveOf(assets.native, delta, partyOf(context, undefined, scope)), owned: owned.lamports })
    }
    if (owned.program === programs.system && left.program !== programs.system) {
      warnings.add('danger', 'authorityChange', { account })
    }
  }
  const totals = new Map<string, { delta: bigint; owned: bigint }>()
  for (const [address, state] of after) {
    const [from, to] = [before.get(address)?.token, state.token]
    addDelta(totals, from, to, account)
    const allowed = await allowanceChange(from, to, scope)
    if (allowed) changes.push({ change: allowed, owned: undefined })
    warnAboutControl(address, from, state, scope)
  }
  for (const [mint, { delta, owned: units }] of totals) {
    if (delta === 0n) continue
    const asset = await solanaAsset(mint, scope)
    changes.push({ change: moveOf(asset, delta, partyOf(context, mint, scope)), owned: units })
  }
  return sortChanges(changes)
}

function moveOf(asset: ReviewChange['asset'], delta: bigint, party: ReviewChange['party']): ReviewChange {
  if (delta > 0n) return { direction: 'receive', asset, amount: delta }
  return { direction: 'send', asset, amount: -delta, ...(party ? { party } : {}) }
}

function addDelta(
  totals: Map<string, { delta: bigint; owned: bigint }>,
  from: TokenAccountState | undefined,
  to: TokenAccountState | undefined,
  account: string,
): void {
  const [had, has] = [from?.owner === account ? from.amount : 0n, to?.owner === account ? to.amount : 0n]
  const mint = from?.owner === account ? from.mint : to?.owner === account ? to.mint : undefined
  if (mint === undefined) return
  const total = totals.get(mint) ?? { delta: 0n, owned: 0n }
  totals.set(mint, { delta: total.delta + has - had, owned: total.owned + had })
}

async function allowanceChange(
  from: TokenAccountState | undefined,
  to: TokenAccountState | undefined,
  scope: ReviewScope,
): Promise<ReviewChange | undefined> {
  if (to?.owner !== scope.account || to.delegate === undefined || to.delegatedAmount === 0n) return undefined
  const isNew = from?.delegate !== to.delegate || from.delegatedAmount < to.delegatedAmount
  if (!isNew) return undefined
  return allowanceOf({ mint: to.mint, delegate: to.delegate, amount: to.delegatedAmount }, scope)
}

/** Returns an allowance as a change. A delegate on Solana can be anybody's key, so it is always dangerous. */
export async function allowanceOf(
  { mint, delegate, amount }: { readonly mint: string; readonly delegate: string; readonly amount: bigint },
  scope: ReviewScope,
): Promise<ReviewChange> {
  const asset = await solanaAsset(mint, scope)
  const name = scope.assets.nameOf(delegate)
  const values = { spender: delegate, symbol: asset.symbol }
  scope.warnings.add('danger', 'allowanceToAccount', values)
  const units = allowanceAmount(amount)
  if (units === 'all') scope.warnings.add('danger', 'unlimitedAllowance', values)
  const party = { address: delegate, isContract: false, ...(name === undefined ? {} : { name }) }
  return { direction: 'allow', asset, amount: units, party }
}

function warnAboutControl(
  address: string,
  from: TokenAccountState | undefined,
  after: SolanaAccountState,
  { account, warnings }: ReviewScope,
): void {
  if (from?.owner !== account) return
  const to = after.token
  const isLost = to !== undefined && to.owner !== account
  const closer = to?.closeAuthority
  const isClosable = closer !== undefined && closer !== account && closer !== from.closeAuthority
  if (isLost || isClosable) warnings.add('danger', 'authorityChange', { account: address })
}

/** Returns who gets what the account sends, if the instructions name exactly one recipient. */
function partyOf(
  { instructions, after }: SolanaChangeContext,
  mint: string | undefined,
  { account, assets }: ReviewScope,
): ReviewChange['party'] {
  const recipients = instructions.flatMap(({ effect }) => {
    if (effect?.kind !== 'transfer' || effect.authority !== account || effect.isToken !== (mint !== undefined))
      return []
    const target = after.get(effect.destination)?.token
    if (mint !== undefined && target?.mint !== mint) return []
    return [target?.owner ?? effect.destination]
  })
  const [address, ...others] = new Set(recipients)
  if (address === undefined || others.length > 0) return undefined
  const name = assets.nameOf(address)
  return { address, isContract: false, ...(name === undefined ? {} : { name }) }
}
