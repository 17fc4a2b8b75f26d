/** Searchable text of a wallet, normalized at startup. */
export interface SearchText {
  readonly name: string
  /** Host and path of the homepage, without scheme and `www.`, so 'https' matches nothing. */
  readonly homepage: string
}

/**
 * Ranks a wallet for a search: 0 for the exact name, then names that start with the text, names with a word that starts
 * with it, names that contain it, homepages that contain it. Undefined if nothing matches.
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
