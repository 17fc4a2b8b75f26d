import type { WalletAccount } from './BitcoinWallet'

/** The Bitcoin accounts among what a wallet lists: WBIP-002's form, sats-connect's and Leather's. Those of other chains are left out. */
export function readAddresses(told: unknown): readonly WalletAccount[] {
  if (!Array.isArray(told)) return []
  return told.flatMap((entry: unknown): WalletAccount[] => {
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
