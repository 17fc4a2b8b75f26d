/**
 * Codes for networks, balances and names.
 * @category Networks, balances and names
 */
export interface NetworkErrorCodes {
  /**
   * `fetchBalance` ran while no account was connected on a configured network.
   * Do: connect first.
   */
  'balance/not-connected': true
  /**
   * The chain didn't return the balance. The last known balance stays.
   * Do: try again later.
   */
  'balance/unavailable': true
  /**
   * The name couldn't be resolved to an address.
   * Do: try again. See `cause`.
   */
  'names/resolve-failed': true
  /**
   * The address's names couldn't be fetched.
   * Do: try again. See `cause`.
   */
  'names/reverse-failed': true
  /**
   * The chain couldn't confirm the name: no network of the app has ENS, its node didn't answer, or the name is stored
   * off-chain.
   * Do: compare the address.
   */
  'names/unverified': true
  /**
   * The transaction is for a different network than the wallet's, or for one that the wallet doesn't have.
   * Do: switch the network first.
   */
  'network/mismatch': true
  /**
   * The Bitcoin network has no Esplora API.
   * Do: pass its URL to the adapter's `esplora` option.
   */
  'network/no-esplora': true
  /**
   * The Solana network has no RPC URL.
   * Do: add one to the network's `rpcUrls`.
   */
  'network/no-rpc-url': true
  /**
   * `networks` doesn't include the network to switch to. The wallet received no request.
   * Do: add it to `networks`, or call `addNetwork` first.
   */
  'network/not-found': true
  /**
   * The wallet didn't switch networks.
   * Do: let the user try again, or switch inside the wallet.
   */
  'network/switch-failed': true
  /**
   * Apps can't switch this wallet's network.
   * Do: switch inside the wallet.
   */
  'network/switch-unsupported': true
}
