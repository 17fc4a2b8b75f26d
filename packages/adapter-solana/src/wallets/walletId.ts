import { walletIdsByName } from '@openappkit/appkit-core/wallet-names'

/** Id in the wallet directory of the wallet that calls itself so: `OKX Wallet`, `Magic Eden`. Names of hostile wallets are names as well. */
export function explorerIdOf(name: string): string | undefined {
  const key = name.trim().toLowerCase().replace(/\s+/gu, '-')
  const ids: Readonly<Record<string, string>> = walletIdsByName
  return [key, key.replace(/-wallet$/u, '')].flatMap(known => (Object.hasOwn(ids, known) ? (ids[known] ?? []) : []))[0]
}
