/**
 * Methods for reads, fees, simulations, filters and signed transactions. Excludes signing by the node, and tracing,
 * which the operator must allow.
 */
const ETH = `
  baseFee blobBaseFee blockNumber call chainId config createAccessList estimateGas feeHistory fillTransaction gasPrice getBalance getBlockByHash
  getBlockByNumber getBlockReceipts getBlockTransactionCountByHash getBlockTransactionCountByNumber getCode getFilterChanges getFilterLogs getLogs
  getProof getRawTransactionByHash getStorageAt getStorageValues getTransactionByBlockHashAndIndex getTransactionByBlockNumberAndIndex
  getTransactionByHash getTransactionBySenderAndNonce getTransactionCount getTransactionReceipt getUncleByBlockHashAndIndex
  getUncleByBlockNumberAndIndex getUncleCountByBlockHash getUncleCountByBlockNumber maxPriorityFeePerGas newBlockFilter newFilter
  newPendingTransactionFilter protocolVersion sendRawTransaction sendRawTransactionConditional sendRawTransactionSync simulateV1 syncing
  uninstallFilter`

/** Methods of [ERC-4337](https://eips.ethereum.org/EIPS/eip-4337) bundlers. User operations arrive already signed. */
const BUNDLER = `
  estimateUserOperationGas getUserOperationByHash getUserOperationReceipt sendUserOperation supportedEntryPoints`

/** Methods of specific rollups that wallets and viem call. */
const ROLLUPS = `
  linea_estimateGas linea_getProof
  optimism_outputAtBlock optimism_rollupConfig optimism_syncStatus optimism_version rollup_gasPrices
  zks_L1BatchNumber zks_L1ChainId zks_estimateFee zks_estimateGasL1ToL2 zks_gasPerPubdata zks_getAllAccountBalances zks_getBaseTokenL1Address
  zks_getBlockDetails zks_getBridgeContracts zks_getBridgehubContract zks_getFeeParams zks_getL1BatchBlockRange zks_getL1BatchDetails
  zks_getL1GasPrice zks_getL2ToL1LogProof zks_getMainContract zks_getRawBlockTransactions zks_getTestnetPaymaster zks_getTransactionDetails`

const NODE = 'net_listening net_peerCount net_version web3_clientVersion web3_sha3'

const named = (text: string, prefix = ''): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map(name => prefix + name)

/** JSON-RPC methods that any caller may use on an EVM chain. */
export const EVM_METHODS: ReadonlySet<string> = new Set([
  ...named(ETH, 'eth_'),
  ...named(BUNDLER, 'eth_'),
  ...named(ROLLUPS),
  ...named(NODE),
])

/** Methods that exist only over WebSockets. */
export const EVM_SUBSCRIPTION_METHODS: ReadonlySet<string> = new Set(['eth_subscribe', 'eth_unsubscribe'])
