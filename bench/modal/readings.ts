import type { PageWeight } from './measureWeight.ts'
import type { Results } from './Results.ts'
import type { Times } from './Times.ts'

/** One number per round, so that values of the same round can be compared. */
export type Readings = readonly (number | undefined)[]

/** Reads one number from the weights of one page. Returns an empty list if the page is missing. */
export function weights(
  { peers }: Pick<Results, 'peers'>,
  page: string,
  read: (weight: PageWeight) => number | undefined,
): Readings {
  return peers.find(({ name }) => name === page)?.weights.map(weight => weight && read(weight)) ?? []
}

/** Returns the size of the scripts that a page loads before any click, in kB. */
export function scripts(results: Pick<Results, 'peers'>, page: string): Readings {
  return weights(results, page, ({ load }) => load.script / 1000)
}

/** Returns the duration of one step on one page, in milliseconds. Returns an empty list if the page is missing. */
export function times({ peers }: Pick<Results, 'peers'>, page: string, profile: string, key: keyof Times): Readings {
  return peers.find(({ name }) => name === page)?.visits[profile]?.map(visit => visit.times[key]) ?? []
}
