import type { SolanaChain, SolanaChainOptions } from './SolanaChain'

/**
 * Starts a Solana chain: the real virtual machine with the programs for tokens, memos and lookup tables, behind JSON-RPC and subscriptions as a cluster
 * has them. It runs inside this process and is gone with {@link SolanaChain.stop} or at the end of an `await using` block.
 *
 * Transactions are carried out at once and are final at once. A blockhash lasts 150 blocks; a block takes 400 ms and every transaction is one more.
 *
 * @throws Error when `port` or the one after it is taken, or the platform has no virtual machine (Linux and macOS on x64 and arm64 have).
 *
 * @example
 * ```ts
 * await using chain = await startSolanaChain()
 * const [payer] = chain.accounts
 * await chain.balanceOf(payer.address) // 1000000000000n
 * const connection = new Connection(chain.url)
 * ```
 */
export async function startSolanaChain(options: SolanaChainOptions = {}): Promise<SolanaChain> {
  // The virtual machine is 20 MB of native code, loaded only to start a chain.
  const { runSolanaChain } = await import('./runSolanaChain')
  return runSolanaChain(options)
}
