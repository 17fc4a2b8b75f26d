/** Searchable text of a wallet, normalized in advance. */
export interface SearchText {
  readonly name: string
  /** Host and path of the homepage, without scheme and `www.`, so a search for 'https' doesn't match all wallets. */
  readonly homepage: string
}

/**
 * Ranks a wallet for a search, best first: the name equals the search (0), starts with it (1), has a word that does
 * (2), or contains it (3), or the homepage contains it (4). Undefined if nothing matches.
 */
export function searchRank({ name, homepage }: SearchText, search: string): number | undefined {
  if (name === search) return 0
  if (name.startsWith(search)) return 1
  if (beginsWord(name, search)) return 2
  if (name.includes(search)) return 3
  return homepage.includes(search) ? 4 : undefined
}

function beginsWord(name: string, search: string): boolean {
  for (let at = name.indexOf(search); at > 0; at = name.indexOf(search, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(name[at - 1] ?? '')) return true
  }
  return false
}
