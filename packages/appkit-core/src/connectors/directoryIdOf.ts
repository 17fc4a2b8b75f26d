import type { Connector } from '../adapter/Connector'
import { walletIdsByName } from './walletIdsByName'
import { walletNamesByRdns } from './walletNamesByRdns'

const ids: ReadonlyMap<string, string> = new Map(Object.entries(walletIdsByName).map(([name, id]) => [plain(name), id]))

/**
 * Id of a connector's wallet in the directory. A reverse domain name is an identity, and whoever has one is known by nothing else; where a chain's wallets have none,
 * the name under which they register is what they are known by.
 */
export function directoryIdOf({ explorerId, info, name, type }: Connector): string | undefined {
  if (explorerId) return explorerId
  if (info?.rdns) {
    const known = walletNamesByRdns.get(info.rdns.toLowerCase())
    return known && walletIdsByName[known]
  }
  return type === 'WALLET_CONNECT' || type === 'AUTH' ? undefined : ids.get(plain(name))
}

/** `OKX Wallet`, `okx` and `Okx` are one name. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s-]*wallet$/u, '')
    .replace(/[\s.]+/gu, '-')
}
