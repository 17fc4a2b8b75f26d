/** Longest name of a wallet, a token or a network that is shown. What follows is nobody's name. */
const longest = 60

export function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name
}
