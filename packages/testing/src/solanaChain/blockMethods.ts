import { invalidParam } from './RpcError'
import { inContext, type RpcMethod } from './RpcMethod'

/** Methods about the chain and its blocks. */
export const blockMethods: Readonly<Record<string, RpcMethod>> = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'feature-set': 0, 'solana-core': '3.0.0' }),
  getGenesisHash: ({ genesisHash }) => genesisHash,
  getSlot: ({ ledger }) => ledger.slot,
  getBlockHeight: ({ ledger }) => ledger.height,
  getTransactionCount: ({ ledger }) => ledger.records.size,
  getFirstAvailableBlock: () => 0,
  getBlockTime: () => Math.floor(Date.now() / 1000),
  getEpochInfo: ({ ledger }) => ({
    absoluteSlot: ledger.slot,
    blockHeight: ledger.height,
    ...ledger.epoch,
    transactionCount: ledger.records.size,
  }),
  getLatestBlockhash: ({ ledger }) => inContext(ledger, ledger.blockhashes.latest),
  isBlockhashValid({ ledger }, blockhash) {
    if (typeof blockhash !== 'string') throw invalidParam('Invalid params: expected a blockhash.')
    return inContext(ledger, ledger.blockhashes.isValid(blockhash))
  },
  getRecentPrioritizationFees({ ledger }) {
    const prices = new Map<bigint, bigint>()
    for (let slot = ledger.slot - 149n; slot <= ledger.slot; slot++) prices.set(slot, 0n)
    for (const { slot, unitPrice } of ledger.records.values()) if (prices.has(slot)) prices.set(slot, unitPrice)
    return [...prices].map(([slot, prioritizationFee]) => ({ slot, prioritizationFee }))
  },
}
