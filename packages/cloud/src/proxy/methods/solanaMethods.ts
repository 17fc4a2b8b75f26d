const NAMES = `
  getAccountInfo getBalance getBlock getBlockCommitment getBlockHeight getBlockProduction getBlockTime getBlocks getBlocksWithLimit getClusterNodes
  getEpochInfo getEpochSchedule getFeeForMessage getFirstAvailableBlock getGenesisHash getHealth getHighestSnapshotSlot getIdentity
  getInflationGovernor getInflationRate getInflationReward getLargestAccounts getLatestBlockhash getLeaderSchedule getMaxRetransmitSlot
  getMaxShredInsertSlot getMinimumBalanceForRentExemption getMultipleAccounts getProgramAccounts getRecentPerformanceSamples
  getRecentPrioritizationFees getSignatureStatuses getSignaturesForAddress getSlot getSlotLeader getSlotLeaders getStakeMinimumDelegation getSupply
  getTokenAccountBalance getTokenAccountsByDelegate getTokenAccountsByOwner getTokenLargestAccounts getTokenSupply getTransaction
  getTransactionCount getVersion getVoteAccounts isBlockhashValid minimumLedgerSlot sendTransaction simulateTransaction`

/** JSON-RPC methods that any caller may use on a Solana cluster. A faucet (`requestAirdrop`) is the operator's to offer. */
export const SOLANA_METHODS: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/))

const SUBJECTS = ['account', 'logs', 'program', 'root', 'signature', 'slot']

/** Methods that only exist over a WebSocket. Blocks and votes, which a validator serves only on request, are not among them. */
export const SOLANA_SUBSCRIPTION_METHODS: ReadonlySet<string> = new Set(
  SUBJECTS.flatMap(subject => [`${subject}Subscribe`, `${subject}Unsubscribe`]),
)
