import { readAccount } from '../../chains/accountAddress'
import { tokenKey } from '../../tokens/tokenKey'
import { addressAt, readExtendedKey } from './extendedKey'
import type { PayFile, ReceiveSettings } from './PayFile'

/**
 * Checks that each merchant can receive payments.
 *
 * @throws Error naming a chain that the server doesn't have, or an address or key that isn't of its chain.
 */
export function assertReceivable({ merchants }: PayFile, chainIds: Iterable<string>): void {
  const known = new Set(chainIds)
  for (const { id, receive } of merchants) {
    for (const settings of receive) {
      const problem = known.has(settings.chainId) ? problemOf(settings) : "isn't in the chain settings"
      if (problem) throw new Error(`The pay settings of ${id} can't be used: ${settings.chainId} ${problem}`)
    }
  }
}

function problemOf({ address, addresses = [], assets, chainId, xpub }: ReceiveSettings): string | undefined {
  for (const one of [...(address === undefined ? [] : [address]), ...addresses]) {
    if (!isAddress(one, chainId)) return `has the invalid address ${one}`
  }
  if (xpub !== undefined) {
    try {
      addressAt(readExtendedKey(xpub), 0, chainId)
    } catch {
      return 'has an invalid xpub'
    }
  }
  const keys = assets.map(({ asset }) => tokenKey(chainId, asset))
  if (new Set(keys).size !== keys.length) return 'has an asset twice'
  const wrong = keys.find(key => key !== 'native' && (chainId.startsWith('bip122:') || !isAddress(key, chainId)))
  return wrong === undefined ? undefined : `has the invalid asset ${wrong}`
}

function isAddress(text: string, chainId: string): boolean {
  try {
    readAccount(text, chainId)
    // Payers see the address as it is.
    return !text.includes(':')
  } catch {
    return false
  }
}
