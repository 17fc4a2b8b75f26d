/** Maximum length of a displayed wallet, token or network name, in UTF-16 code units. Real names are shorter. */
const longest = 60

export function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name
}
