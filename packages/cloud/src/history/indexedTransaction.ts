import type { IndexedTransactionRow, IndexedTransferRow } from '../storage/historySchema'
import type { AccountTransaction, Movement } from './AccountTransaction'
import { isApproval } from './approvals'
import { isBurnAddress } from './isBurnAddress'

/** Converts a row of the index and its transfers to the account's perspective. */
export function indexedTransaction(
  row: IndexedTransactionRow,
  address: string,
  transfers: readonly IndexedTransferRow[],
): AccountTransaction {
  const { contractAddress, fromAddress, hash, isSuccess, minedAt, nonce, toAddress } = row
  return {
    hash,
    minedAt,
    status: isSuccess ? 'confirmed' : 'failed',
    from: fromAddress,
    to: toAddress ?? contractAddress ?? '',
    nonce,
    intent: fromAddress === address ? intentOf(row) : 'none',
    movements: transfers.map(transfer => movementOf(transfer, address)),
  }
}

function intentOf({ selector, toAddress, value }: IndexedTransactionRow): AccountTransaction['intent'] {
  if (toAddress === null) return 'deploy'
  if (isApproval(selector)) return 'approve'
  return selector === '' && value !== '0' ? 'send' : 'none'
}

function movementOf(transfer: IndexedTransferRow, address: string): Movement {
  const { amount, fromAddress, kind, toAddress, token, tokenId } = transfer
  const isOut = fromAddress === address
  const other = isOut ? toAddress : fromAddress
  return {
    ...(token !== null && { token }),
    ...(tokenId !== null && { tokenId }),
    kind: kind === 'erc721' || kind === 'erc1155' ? 'nft' : 'fungible',
    direction: isOut && toAddress === address ? 'self' : isOut ? 'out' : 'in',
    amount: BigInt(amount),
    counterparty: isBurnAddress(other) ? null : other,
  }
}
