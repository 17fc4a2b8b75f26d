import type { AccountTransaction, Movement } from './AccountTransaction'
import { isApproval } from './approvals'
import type { BlockscoutTransaction, BlockscoutTransfer } from './blockscoutSchemas'
import { isBurnAddress } from './isBurnAddress'

/** Entries of one transaction in the explorer's lists. */
export interface BlockscoutGroup {
  readonly block: number
  readonly hash: string
  /** Undefined if the account neither sent nor received the transaction itself. */
  readonly transaction?: BlockscoutTransaction | undefined
  readonly transfers: readonly BlockscoutTransfer[]
}

export function blockscoutTransaction(
  { hash, transaction, transfers }: BlockscoutGroup,
  account: string,
): AccountTransaction {
  const minedAt = transaction?.timestamp ?? transfers[0]?.timestamp ?? new Date(0)
  const tokens = transfers
    .toSorted((one, other) => one.log_index - other.log_index)
    .flatMap(transfer => tokenMovement(transfer, account))
  if (!transaction) {
    return { hash, minedAt, status: 'confirmed', from: '', to: '', nonce: 0, intent: 'none', movements: tokens }
  }
  const from = transaction.from.hash
  const to = transaction.to?.hash ?? transaction.created_contract?.hash ?? ''
  const isFailed = transaction.status === 'error'
  const { nonce, value } = transaction
  const own = { token: undefined, kind: 'fungible', amount: value } as const
  const native = isFailed || value === 0n ? [] : [{ ...own, ...sidesOf(from, to, account) }]
  return {
    hash,
    minedAt,
    status: isFailed ? 'failed' : 'confirmed',
    from,
    to,
    nonce,
    intent: from === account ? intentOf(transaction) : 'none',
    movements: [...native, ...tokens],
  }
}

function intentOf({ raw_input: input, to, value }: BlockscoutTransaction): AccountTransaction['intent'] {
  if (to === null) return 'deploy'
  if (isApproval(input)) return 'approve'
  return input === '0x' && value > 0n ? 'send' : 'none'
}

function tokenMovement({ from, to, token, total }: BlockscoutTransfer, account: string): readonly Movement[] {
  const tokenId = total?.token_id ?? undefined
  const amount = total?.value ?? (tokenId === undefined ? undefined : 1n)
  if (amount === undefined) return []
  const decimals = total?.decimals ?? token.decimals ?? undefined
  return [
    {
      token: token.address_hash,
      kind: tokenId === undefined ? 'fungible' : 'nft',
      amount,
      ...(tokenId !== undefined && { tokenId: String(tokenId) }),
      ...(decimals !== undefined && decimals <= 255n && { decimals: Number(decimals) }),
      ...sidesOf(from.hash, to.hash, account),
    },
  ]
}

function sidesOf(from: string, to: string, account: string): Pick<Movement, 'counterparty' | 'direction'> {
  const other = from === account ? to : from
  const direction = from === account ? (to === account ? 'self' : 'out') : 'in'
  return { direction, counterparty: isBurnAddress(other) ? null : other }
}
