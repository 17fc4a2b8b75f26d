/** A wallet's searchable text, folded once at start. */
export interface SearchText {
  readonly name: string
  /** Host and path of the homepage, without scheme and `www.`, so that 'https' finds nothing. */
  readonly homepage: string
}

/**
 * How well a wallet answers a search: 0 is the very name, then names that begin with it, names with a word that
 * begins with it, names that contain it, homepages that contain it. Undefined is no answer.
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
