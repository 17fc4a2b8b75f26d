import type { AccountEntry, AccountType, CaipNetwork, CaipNetworkId } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { AddressRules, ParsedAddress } from '../address/ParsedAddress'
import { networkName, usualNetwork } from '../network/bitcoinNetworks'
import type { BitcoinWallet, WalletReading } from '../wallets/BitcoinWallet'
import type { LiveConnection } from './LiveConnection'

/** What decides where a wallet leaves it open. */
export interface Preferences {
  readonly rules: AddressRules
  readonly networks: readonly CaipNetwork[]
  /** The network to assume when the wallet doesn't say and its addresses allow it, best first. */
  readonly expected: readonly (CaipNetworkId | undefined)[]
  readonly accountType: AccountType | undefined
  /** The account to be in use if the wallet shares it. */
  readonly address: string | undefined
  /** How it was before. */
  readonly previous: LiveConnection | undefined
}

/** The connection that a wallet's answer makes. What is no address of Bitcoin is left out. @throws AppKitError `wallet/no-accounts` */
export function readConnection(wallet: BitcoinWallet, reading: WalletReading, wish: Preferences): LiveConnection {
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
      `${wallet.name} shares no Bitcoin account. Add one in the wallet, or allow this page to see it.`,
    )
  const { previous, address: wished, accountType = 'payment' } = wish
  // The owner chose another account in the wallet when the wallet puts another one first.
  const isChosen =
    previous?.accounts.some(({ address }) => address === first.address) !== true || isMoved(previous, first)
  const kept = [isChosen ? undefined : previous?.address, previous ? undefined : wished]
  const active =
    accounts.find(({ address }) => kept.includes(address)) ?? accounts.find(({ type }) => type === accountType) ?? first
  return { wallet, accounts, address: active.address, caipNetworkId: networkOf(reading, families, wish) }
}

function isMoved({ accounts: [before] }: LiveConnection, first: AccountEntry): boolean {
  return before?.address !== first.address
}

function accountsOf({ accounts }: WalletReading, known: ReadonlyMap<string, ParsedAddress>): readonly AccountEntry[] {
  const isTaproot = (address: string) => known.get(address)?.type === 'p2tr'
  // Of a wallet with both kinds, taproot is where ordinals are kept.
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

/** What the wallet says, unless its own addresses say otherwise. */
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
