import { posix } from 'node:path'
import type { Rule } from './Rule.ts'

const BUCKETS = new Set(['common', 'helper', 'helpers', 'misc', 'shared', 'stuff', 'type', 'types', 'util', 'utils'])

/** Rejects files and folders with generic names, because a file holds one idea and is named after it. */
export const fileNames: Rule = {
  name: 'file-names',
  applies: () => true,
  check: ({ path }) =>
    path
      .split('/')
      .map(part => posix.basename(part).split('.')[0]?.toLowerCase() ?? '')
      .filter(part => BUCKETS.has(part))
      .map(part => ({ message: `'${part}' names a bucket; name the idea` })),
}
