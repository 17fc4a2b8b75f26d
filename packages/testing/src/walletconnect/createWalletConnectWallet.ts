import { loadPeers } from './loadPeers'
import type { WalletConnectWallet } from './WalletConnectWallet'
import type { WalletConnectWalletOptions } from './WalletConnectWalletOptions'

/**
 * Creates a wallet that connects to apps through a WalletConnect relay: a real client with real keys on real chains. It
 * approves every request by default, and works in Node and in a browser.
 *
 * @throws Error if `chains` is empty or doesn't include `chainId`, or there are no accounts.
 * @throws Error or RangeError for invalid `solana` or `bitcoin` options, as in `createSolanaWallet` and
 * `createBitcoinWallet`.
 * @throws Error with the install command if a package of WalletConnect isn't installed.
 *
 * @example
 * ```ts
 * import { startEvmChain } from '@openappkit/testing/node'
 * import { createWalletConnectWallet } from '@openappkit/testing/walletconnect'
 *
 * await using chain = await startEvmChain()
 * await using wallet = await createWalletConnectWallet({
 *   relayUrl: 'ws://127.0.0.1:3000',
 *   accounts: chain.accounts,
 *   chains: { [chain.chainId]: { rpcUrl: chain.url } },
 * })
 * wallet.reject('sign') // rejects the next signature request
 * await wallet.pair(uri)
 * ```
 */
export async function createWalletConnectWallet(options: WalletConnectWalletOptions): Promise<WalletConnectWallet> {
  const { openWallet } = await loadPeers(() => import('./openWallet'))
  return openWallet(options)
}
