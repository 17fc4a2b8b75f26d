import type { SolanaChain, SolanaChainOptions } from './SolanaChain'

/**
 * Starts a Solana chain in this process: the real virtual machine with the token, memo and lookup table programs,
 * behind a cluster's JSON-RPC and subscription interface. It stops with {@link SolanaChain.stop} or at the end of an
 * `await using` block.
 *
 * Transactions execute immediately and are final immediately. A blockhash is valid for 150 blocks. A block takes 400
 * ms, and every transaction adds one.
 *
 * @throws Error if `port` or the next one is taken, `accounts` is 0, or the platform has no virtual machine (Linux and
 * macOS on x64 and arm64 have one).
 *
 * @example
 * ```ts
 * import { startSolanaChain } from '@openappkit/testing/node'
 * import { Connection } from '@solana/web3.js'
 *
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
