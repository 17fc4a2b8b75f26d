import type { IndexedParticipantRow, IndexedTransactionRow, IndexedTransferRow } from '../storage/historySchema'
import type { IndexedBlock, IndexedTransaction } from './IndexedBlock'

/** The database rows of blocks. */
export interface BlockRows {
  readonly transactions: IndexedTransactionRow[]
  readonly transfers: IndexedTransferRow[]
  readonly participants: IndexedParticipantRow[]
}

/** Address used to mint and burn tokens. It isn't an account with a history. */
const ZERO = `0x${'0'.repeat(40)}`

export function blockRows(chainId: string, blocks: readonly IndexedBlock[]): BlockRows {
  const all = blocks.flatMap(block => block.transactions.map(transaction => ({ block, transaction })))
  const positionOf = (block: IndexedBlock, { index }: IndexedTransaction) =>
    ({ chainId, blockNumber: block.number, transactionIndex: index }) as const
  return {
    transactions: all.map(({ block, transaction }) => ({
      ...positionOf(block, transaction),
      hash: transaction.hash,
      fromAddress: transaction.from,
      toAddress: transaction.to,
      contractAddress: transaction.contract,
      selector: transaction.selector,
      nonce: transaction.nonce,
      isSuccess: transaction.isSuccess,
      value: String(transaction.value),
      fee: String(transaction.fee),
      minedAt: block.minedAt,
    })),
    transfers: all.flatMap(({ block, transaction }) =>
      transaction.transfers.map(({ amount, from, kind, logIndex, position, to, token, tokenId }) => ({
        ...positionOf(block, transaction),
        logIndex,
        position,
        kind,
        token,
        tokenId: tokenId === null ? null : String(tokenId),
        fromAddress: from,
        toAddress: to,
        amount: String(amount),
      })),
    ),
    participants: all.flatMap(({ block, transaction }) =>
      participantsOf(transaction).map(address => ({ ...positionOf(block, transaction), address })),
    ),
  }
}

function participantsOf({ from, to, contract, transfers }: IndexedTransaction): readonly string[] {
  const named = [from, to, contract, ...transfers.flatMap(transfer => [transfer.from, transfer.to])]
  return [...new Set(named.filter(address => address !== null))].filter(address => address !== ZERO)
}
