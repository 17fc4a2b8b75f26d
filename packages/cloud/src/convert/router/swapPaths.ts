import type { Address } from 'viem'

/** Returns the paths between two tokens: direct, through one base and through two bases. */
export function swapPaths(from: Address, to: Address, bases: readonly Address[]): readonly (readonly Address[])[] {
  const between = [...new Set(bases)].filter(base => base !== from && base !== to)
  return [
    [from, to],
    ...between.map(base => [from, base, to]),
    ...between.flatMap(first => between.filter(second => second !== first).map(second => [from, first, second, to])),
  ]
}
