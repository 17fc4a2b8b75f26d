const names: ReadonlyMap<string, string> = new Map([
  ['injected', 'Browser Wallet'],
  ['walletConnect', 'WalletConnect'],
  ['coinbaseWallet', 'Coinbase'],
  ['coinbaseWalletSDK', 'Coinbase'],
  ['ledger', 'Ledger'],
  ['safe', 'Safe'],
])

/** Name of a connector that doesn't bring its own, or nothing. */
export function connectorNameOf(id: string): string | undefined {
  return names.get(id)
}
