import type { WalletAccount } from './BitcoinWallet'

/**
 * Returns the Bitcoin accounts in a wallet's answer, in the format of WBIP-002, sats-connect or Leather. Skips accounts
 * of other chains.
 */
export function readAddresses(response: unknown): readonly WalletAccount[] {
  if (!Array.isArray(response)) return []
  return response.flatMap((entry: unknown): WalletAccount[] => {
    if (typeof entry === 'string') return [{ address: entry }]
    if (typeof entry !== 'object' || entry === null) return []
    const { address, publicKey, purpose, symbol, path, derivationPath } = entry as Readonly<Record<string, unknown>>
    if (typeof address !== 'string' || (symbol !== undefined && symbol !== 'BTC')) return []
    return [
      {
        address,
        publicKey: typeof publicKey === 'string' ? publicKey : undefined,
        path: [path, derivationPath].find(one => typeof one === 'string'),
        type:
          purpose === 'payment' ? 'payment' : purpose === 'ordinals' || purpose === 'ordinal' ? 'ordinal' : undefined,
      },
    ]
  })
}
