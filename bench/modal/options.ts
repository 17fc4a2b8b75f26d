import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { longLists } from './list/longLists.ts'
import type { Peer } from './Peer.ts'
import { type Profile, profiles } from './Profile.ts'
import { peers } from './peers.ts'

export interface Options {
  readonly peers: readonly Peer[]
  readonly profiles: readonly Profile[]
  readonly rounds: number
  readonly built: boolean
  /** Maximum number of times that each long list is scrolled. */
  readonly listRounds: number
  readonly growth: boolean
  /** Path of the result files, without extension. */
  readonly out: string
}

const ROUNDS = 5

export const help: string = `npm run bench -- [options]
  --only openappkit,rainbowkit   pages to measure (default all: ${peers.map(({ name }) => name).join(',')})
  --profiles 1x,4x               full speed, a quarter of it, and that on a slow line (default ${profiles.map(({ name }) => name).join(',')})
  --rounds ${ROUNDS}                     visits to each page in each profile
  --no-list, --list              skip the long lists, or measure only them
  --no-growth, --growth          skip the growth over many turns, or measure only it
  --built                        reuse the pages of the last build
  --out bench/modal/results      writes <out>.json and <out>.md (with --list and --growth: bench/modal/lists, bench/modal/growth)`

/** Parses the command line. Returns undefined if help was requested. Throws if an option is unknown or invalid. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      help: { type: 'boolean', default: false },
      only: { type: 'string' },
      profiles: { type: 'string' },
      rounds: { type: 'string', default: String(ROUNDS) },
      list: { type: 'boolean' },
      growth: { type: 'boolean' },
      built: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  })
  if (values.help) return undefined
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`'${values.rounds}' isn't a number of rounds.\n${help}`)
  const alone = values.growth ? 'growth' : values.list ? 'lists' : undefined
  const chosen = alone === 'growth' ? [] : named(peers, values.only)
  const listed = alone === 'lists' ? chosen.filter(({ name }) => longLists.some(({ page }) => page === name)) : chosen
  return {
    peers: listed,
    profiles: named(profiles, values.profiles),
    rounds: alone ? 0 : rounds,
    built: values.built,
    listRounds: (values.list ?? !alone) ? rounds : 0,
    growth: values.growth ?? (!alone && chosen.some(({ name }) => name === 'openappkit')),
    out: values.out ?? join(import.meta.dirname, alone ?? 'results'),
  }
}

/** Returns the items that a comma-separated list names, or all items without a list. */
function named<Item extends { readonly name: string }>(all: readonly Item[], list: string | undefined): Item[] {
  const names = list?.split(',')
  const unknown = names?.filter(name => !all.some(item => item.name === name)) ?? []
  if (unknown.length > 0) throw new Error(`Nothing is called '${unknown.join("', '")}'.\n${help}`)
  return all.filter(({ name }) => names?.includes(name) ?? true)
}
