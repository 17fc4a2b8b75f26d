const NEAR = `
  EXPERIMENTAL_changes EXPERIMENTAL_changes_in_block EXPERIMENTAL_protocol_config EXPERIMENTAL_receipt EXPERIMENTAL_tx_status block
  broadcast_tx_async broadcast_tx_commit changes chunk gas_price query send_tx status tx validators`

const SUI = `
  suix_getAllBalances suix_getAllCoins suix_getBalance suix_getCoinMetadata suix_getCoins suix_getCommitteeInfo suix_getDynamicFieldObject
  suix_getDynamicFields suix_getLatestSuiSystemState suix_getOwnedObjects suix_getReferenceGasPrice suix_getStakes suix_getTotalSupply
  suix_queryEvents suix_queryTransactionBlocks suix_resolveNameServiceAddress suix_resolveNameServiceNames sui_devInspectTransactionBlock
  sui_dryRunTransactionBlock sui_executeTransactionBlock sui_getChainIdentifier sui_getCheckpoint sui_getCheckpoints sui_getEvents
  sui_getLatestCheckpointSequenceNumber sui_getNormalizedMoveFunction sui_getNormalizedMoveModule sui_getObject sui_getProtocolConfig
  sui_getTotalTransactionBlocks sui_getTransactionBlock sui_multiGetObjects sui_multiGetTransactionBlocks`

export const NEAR_METHODS: ReadonlySet<string> = new Set(NEAR.trim().split(/\s+/))
export const SUI_METHODS: ReadonlySet<string> = new Set(SUI.trim().split(/\s+/))
