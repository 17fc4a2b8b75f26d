/** Longest displayed name of a wallet, token or network, in characters. No real name is longer. */
const longest = 60

export function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name
}
