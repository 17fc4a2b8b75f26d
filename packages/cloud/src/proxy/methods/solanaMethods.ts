const NAMES = `
  getAccountInfo getBalance getBlock getBlockCommitment getBlockHeight getBlockProduction getBlockTime getBlocks getBlocksWithLimit getClusterNodes
  getEpochInfo getEpochSchedule getFeeForMessage getFirstAvailableBlock getGenesisHash getHealth getHighestSnapshotSlot getIdentity
  getInflationGovernor getInflationRate getInflationReward getLargestAccounts getLatestBlockhash getLeaderSchedule getMaxRetransmitSlot
  getMaxShredInsertSlot getMinimumBalanceForRentExemption getMultipleAccounts getProgramAccounts getRecentPerformanceSamples
  getRecentPrioritizationFees getSignatureStatuses getSignaturesForAddress getSlot getSlotLeader getSlotLeaders getStakeMinimumDelegation getSupply
  getTokenAccountBalance getTokenAccountsByDelegate getTokenAccountsByOwner getTokenLargestAccounts getTokenSupply getTransaction
  getTransactionCount getVersion getVoteAccounts isBlockhashValid minimumLedgerSlot sendTransaction simulateTransaction`

/**
 * JSON-RPC methods that any caller may use on a Solana cluster. Excludes the faucet (`requestAirdrop`), which requires
 * a local chain or the operator's permission.
 */
export const SOLANA_METHODS: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/))

const SUBJECTS = ['account', 'logs', 'program', 'root', 'signature', 'slot']

/**
 * Methods that exist only over WebSockets. Excludes block and vote subscriptions, which validators disable by default.
 */
export const SOLANA_SUBSCRIPTION_METHODS: ReadonlySet<string> = new Set(
  SUBJECTS.flatMap(subject => [`${subject}Subscribe`, `${subject}Unsubscribe`]),
)
