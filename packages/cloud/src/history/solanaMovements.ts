import type { Movement } from './AccountTransaction'
import type { SolanaTokenBalance, SolanaTransactionDetails } from './solanaSchemas'

/** Returns the balance changes of an account in a transaction, without the fee. */
export function solanaMovements(details: SolanaTransactionDetails, account: string): readonly Movement[] {
  const { meta, transaction } = details
  const keys = transaction.message.accountKeys.map(({ pubkey }) => pubkey)
  const lamports = new Map<string, bigint>()
  keys.forEach((key, index) => {
    const change = (meta.postBalances[index] ?? 0n) - (meta.preBalances[index] ?? 0n) + (index === 0 ? meta.fee : 0n)
    lamports.set(key, change)
  })
  const own = movementOf(lamports, account)
  const tokens = tokenChanges(meta.preTokenBalances ?? [], meta.postTokenBalances ?? [])
  return [
    ...(own ? [{ ...own, kind: 'fungible' as const, counterparty: own.counterparty ?? undefined }] : []),
    ...[...tokens].flatMap(([mint, { changes, decimals }]): Movement[] => {
      const movement = movementOf(changes, account)
      if (!movement) return []
      const kind = decimals === 0 && movement.amount === 1n ? 'nft' : 'fungible'
      return [{ ...movement, token: mint, kind, decimals }]
    }),
  ]
}

/** Balance changes by owner. */
type Changes = ReadonlyMap<string, bigint>

function movementOf(
  changes: Changes,
  account: string,
): Pick<Movement, 'amount' | 'counterparty' | 'direction'> | undefined {
  const change = changes.get(account) ?? 0n
  if (change === 0n) return undefined
  const isIn = change > 0n
  const others = [...changes].filter(([owner, other]) => owner !== account && (isIn ? other < 0n : other > 0n))
  const [most] = others.sort(([, one], [, other]) => (absolute(other) > absolute(one) ? 1 : -1))
  return { amount: absolute(change), direction: isIn ? 'in' : 'out', counterparty: most?.[0] ?? null }
}

/** Returns token changes by mint, summed over an owner's accounts. */
function tokenChanges(
  before: readonly SolanaTokenBalance[],
  after: readonly SolanaTokenBalance[],
): ReadonlyMap<string, { readonly changes: Changes; readonly decimals: number }> {
  const mints = new Map<string, { readonly changes: Map<string, bigint>; readonly decimals: number }>()
  const add = ({ mint, owner, uiTokenAmount }: SolanaTokenBalance, sign: bigint): void => {
    const { changes, decimals } = mints.get(mint) ?? { changes: new Map(), decimals: uiTokenAmount.decimals }
    const holder = owner ?? ''
    changes.set(holder, (changes.get(holder) ?? 0n) + sign * uiTokenAmount.amount)
    mints.set(mint, { changes, decimals })
  }
  for (const balance of before) add(balance, -1n)
  for (const balance of after) add(balance, 1n)
  return mints
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}
