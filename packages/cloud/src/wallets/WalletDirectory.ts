import type { WalletListing, WalletPage, WalletQuery } from '@openappkit/contract'
import type { RegisteredWallet } from '@openappkit/wallet-registry'
import { foldText } from './foldText'
import { type SearchText, searchRank } from './searchRank'
import { servedChains, takesChain } from './servedChains'
import { type Platform, walletPlatforms } from './walletPlatforms'

interface Entry {
  readonly wallet: RegisteredWallet
  readonly text: SearchText
  readonly platforms: ReadonlySet<Platform>
}

/**
 * Answers `GET /getWallets` from the registry. Sorts wallets in the curated order, then by name. A search first sorts
 * by rank.
 *
 * @example
 * ```ts
 * new WalletDirectory([]).find({ page: 1, entries: 40, search: 'rainbow' })
 * ```
 */
export class WalletDirectory {
  readonly #entries: readonly Entry[]

  constructor(wallets: readonly RegisteredWallet[]) {
    const byName = new Intl.Collator('en')
    this.#entries = wallets
      .toSorted((a, b) => a.order - b.order || byName.compare(a.name, b.name))
      .map(wallet => ({ wallet, text: searchText(wallet), platforms: walletPlatforms(wallet) }))
  }

  /** Returns the wallets of one page, and the number of matches on all pages. A page after the last is empty. */
  find(query: WalletQuery): WalletPage {
    const found = this.#matching(query)
    const start = (query.page - 1) * query.entries
    return {
      data: found.slice(start, start + query.entries).map(({ wallet }) => listing(wallet, query.chains)),
      count: found.length,
    }
  }

  #matching(query: WalletQuery): readonly Entry[] {
    const included = query.include && new Set(query.include)
    const excluded = new Set(query.exclude)
    const { chains, platform, badge_type: badge } = query
    const kept = this.#entries.filter(
      ({ wallet, platforms }) =>
        (!included || included.has(wallet.id)) &&
        !excluded.has(wallet.id) &&
        (!chains || chains.some(chain => takesChain(wallet.chains, chain))) &&
        (!platform || platforms.has(platform)) &&
        (!badge || (wallet.badge_type ?? 'none') === badge),
    )
    const search = foldText(query.search ?? '')
    return search ? best(kept, search) : kept
  }
}

function best(entries: readonly Entry[], search: string): readonly Entry[] {
  return entries
    .flatMap(entry => {
      const rank = searchRank(entry.text, search)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}

function searchText({ name, homepage = '' }: RegisteredWallet): SearchText {
  return { name: foldText(name), homepage: foldText(homepage).replace(/^https?:\/\/(www\.)?/, '') }
}

function listing(
  { slug, icon: _icon, image_ids: images, ...facts }: RegisteredWallet,
  requested: readonly string[] | undefined,
): WalletListing {
  return {
    ...facts,
    image_id: images?.[0] ?? slug,
    chains: servedChains(facts.chains, requested),
    badge_type: facts.badge_type ?? 'none',
  }
}
