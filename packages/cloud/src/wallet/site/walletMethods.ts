const named = (names: string, prefix = ''): ReadonlySet<string> =>
  new Set(
    names
      .trim()
      .split(/\s+/)
      .map(name => prefix + name),
  )

const EVM = named(
  `
  blockNumber call chainId createAccessList estimateGas feeHistory gasPrice getBalance getBlockByHash getBlockByNumber getCode getLogs
  getStorageAt getTransactionByHash getTransactionCount getTransactionReceipt maxPriorityFeePerGas sendRawTransaction simulateV1`,
  'eth_',
)

const SOLANA = named(`
  getAccountInfo getBalance getBlockHeight getFeeForMessage getLatestBlockhash getMinimumBalanceForRentExemption getMultipleAccounts
  getRecentPrioritizationFees getSignatureStatuses isBlockhashValid sendTransaction simulateTransaction`)

/** Methods that the wallet calls to review, fill in and send transactions, by CAIP-2 namespace. */
const METHODS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['eip155', EVM],
  ['solana', SOLANA],
])

/** Returns whether the wallet may call a JSON-RPC method: fewer than apps, and none that changes a development node. */
export function isWalletMethod(chainId: string, method: string): boolean {
  return METHODS.get(namespaceOf(chainId))?.has(method) ?? false
}

/** Returns whether the wallet can send on a chain. */
export function isWalletChain(chainId: string): boolean {
  return METHODS.has(namespaceOf(chainId))
}

function namespaceOf(chainId: string): string {
  const [namespace = ''] = chainId.split(':')
  return namespace
}
