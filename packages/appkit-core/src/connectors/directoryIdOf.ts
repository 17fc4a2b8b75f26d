import type { Connector } from '../adapter/Connector'
import { walletIdsByName } from './walletIdsByName'
import { walletNamesByRdns } from './walletNamesByRdns'

const ids: ReadonlyMap<string, string> = new Map(Object.entries(walletIdsByName).map(([name, id]) => [plain(name), id]))

/**
 * Returns the directory id of a connector's wallet. Undefined if it's unknown. A reverse domain name (rdns) takes
 * precedence over the name. WalletConnect and email connectors are never identified by name.
 */
export function directoryIdOf({
  explorerId,
  info,
  name,
  type,
}: Pick<Connector, 'explorerId' | 'info' | 'name' | 'type'>): string | undefined {
  if (explorerId) return explorerId
  if (info?.rdns) {
    const known = walletNamesByRdns.get(info.rdns.toLowerCase())
    return known && walletIdsByName[known]
  }
  return type === 'WALLET_CONNECT' || type === 'AUTH' ? undefined : ids.get(plain(name))
}

/** Normalizes a wallet name, so that `OKX Wallet`, `okx` and `Okx` are equal. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s-]*wallet$/u, '')
    .replace(/[\s.]+/gu, '-')
}
