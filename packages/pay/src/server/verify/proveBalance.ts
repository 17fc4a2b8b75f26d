import { parseAssetType } from '@openappkit/contract/assets'
import type { PayInvoice } from '../PayInvoice'
import type { ClaimContext } from './proveTransaction'

/**
 * Adds payouts of contracts to the coverage, of which the chain shows only the balance. Only an address of the
 * invoice's own proves them, less what other payments brought. Returns whether anything is proven.
 */
export async function proveBalance(
  { payments }: Pick<PayInvoice, 'payments'>,
  { claim, coverage, proof, rails }: ClaimContext,
  signal: AbortSignal,
): Promise<boolean> {
  const rail = rails.find(({ asset, matching }) => asset === 'native' && matching === 'address')
  const claimed = claim.amounts.get('native') ?? 0n
  if (!rail || !proof.balance || claimed === 0n) return false
  const others = payments
    .filter(({ asset, chainId, status, txHash }) => {
      const isCounted = txHash !== null && status !== 'gone' && chainId === claim.chainId
      return isCounted && parseAssetType(asset)?.asset === 'native'
    })
    .reduce((sum, { amount }) => sum + amount, 0n)
  const creditOf = (balance: bigint | undefined): bigint => {
    const rest = (balance ?? 0n) - others
    return rest < 0n ? 0n : rest < claimed ? rest : claimed
  }
  const final = creditOf(await proof.balance(rail.recipient, rail.confirmations, signal))
  const newest = final < claimed ? creditOf(await proof.balance(rail.recipient, 1, signal)) : final
  if (final > 0n) coverage.add(rail, final, true)
  if (newest > final) coverage.add(rail, newest - final, false)
  return final > 0n || newest > 0n
}
