import type { AccountEntry, CaipNetwork, CaipNetworkId } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { AddressRules, ParsedAddress } from '../address/ParsedAddress'
import { networkName, usualNetwork } from '../network/bitcoinNetworks'
import type { BitcoinWallet, WalletReading } from '../wallets/BitcoinWallet'
import type { BitcoinConnection } from './LiveConnection'

/** Preferences for values that a wallet doesn't report. */
export interface Preferences {
  readonly rules: AddressRules
  readonly networks: readonly CaipNetwork[]
  /** Networks to assume if the wallet reports none and its addresses allow it, best first. */
  readonly expected: readonly (CaipNetworkId | undefined)[]
}

/**
 * Creates a connection from a wallet's answer. Skips duplicates, invalid addresses, and addresses of a different
 * network family than the first one.
 *
 * @throws {AppKitError} `wallet/no-accounts` when no address is left.
 */
export function readConnection(wallet: BitcoinWallet, reading: WalletReading, wish: Preferences): BitcoinConnection {
  const known = new Map<string, ParsedAddress>()
  for (const { address } of reading.accounts) {
    const parsed = wish.rules.parse(address)
    if (typeof parsed === 'object') known.set(address, parsed)
  }
  const accounts = accountsOf(reading, known)
  const [first] = accounts
  const families = first && known.get(first.address)?.families
  if (!first || !families)
    throw new AppKitError(
      'wallet/no-accounts',
      `${wallet.name} shares no Bitcoin account. Add one in the wallet, or let this app see it.`,
    )
  const { approvedNetworks, peer } = wallet.session ?? {}
  return {
    wallet,
    accounts,
    caipNetworkId: networkOf(reading, families, wish),
    ...(approvedNetworks ? { approvedNetworks } : {}),
    ...(peer ? { peer } : {}),
  }
}

function accountsOf({ accounts }: WalletReading, known: ReadonlyMap<string, ParsedAddress>): readonly AccountEntry[] {
  const isTaproot = (address: string) => known.get(address)?.type === 'p2tr'
  // If the wallet shares both taproot and other addresses, the taproot ones count as ordinals accounts.
  const hasOther = [...known.keys()].some(address => !isTaproot(address))
  const [one] = known.values()
  const entries = accounts.flatMap(({ address, publicKey, path, type }, index): AccountEntry[] => {
    const isFirst = accounts.findIndex(account => account.address === address) === index
    const isHere = known.get(address)?.families.some(family => one?.families.includes(family))
    if (!isFirst || !isHere) return []
    const inferred = hasOther && isTaproot(address) ? 'ordinal' : 'payment'
    return [
      {
        namespace: 'bip122',
        address,
        type: type ?? inferred,
        ...(publicKey ? { publicKey } : {}),
        ...(path ? { path } : {}),
      },
    ]
  })
  return entries.toSorted((a, b) => Number(b.type === 'payment') - Number(a.type === 'payment'))
}

/**
 * Returns the network that the wallet reports. If it reports none or its addresses contradict it, returns the first
 * expected or configured network that fits the addresses.
 */
function networkOf(
  { caipNetworkId: said }: WalletReading,
  families: ParsedAddress['families'],
  { networks, expected, rules }: Preferences,
): CaipNetworkId {
  const fits = (id: CaipNetworkId | undefined): id is CaipNetworkId =>
    id !== undefined && families.includes(rules.familyOf(id))
  if (said && (fits(said) || !networkName(said))) return said
  const candidates = [...expected, ...networks.map(({ caipNetworkId }) => caipNetworkId)]
  const [family = 'mainnet'] = families
  return candidates.find(fits) ?? usualNetwork(family)
}
