import type { PageWeight } from './measureWeight.ts'
import type { Results } from './Results.ts'
import type { Times } from './Times.ts'

/** One number of each round, so that what belongs to the same round can be compared. */
export type Readings = readonly (number | undefined)[]

/** Reads one number from the weights of one page. Returns an empty list if the page is missing. */
export function weights(
  { peers }: Pick<Results, 'peers'>,
  page: string,
  read: (weight: PageWeight) => number | undefined,
): Readings {
  return peers.find(({ name }) => name === page)?.weights.map(weight => weight && read(weight)) ?? []
}

/** kB of script that a page loads before any click. */
export function scripts(results: Pick<Results, 'peers'>, page: string): Readings {
  return weights(results, page, ({ load }) => load.script / 1000)
}

/** Milliseconds of one step on one page; nothing when the page isn't there. */
export function times({ peers }: Pick<Results, 'peers'>, page: string, profile: string, key: keyof Times): Readings {
  return peers.find(({ name }) => name === page)?.visits[profile]?.map(visit => visit.times[key]) ?? []
}
