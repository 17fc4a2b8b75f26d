import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../rehearsal/Release.ts'
import { readExamples } from '../walk/readExamples.ts'

/** Versions of libraries to test the examples with. */
export interface Setting {
  readonly name: 'floor' | 'newest'
  /** Examples to walk through. */
  readonly examples: readonly string[]
  /** Returns the range of a library to install, given the version in our catalog. */
  readonly rangeOf: (library: string, version: string) => string
}

/** The lowest versions of the libraries that our packages request. One without a lower bound of ours is in the catalog. */
const lowestPeers = Object.entries<string>(
  JSON.parse(readFileSync(join(root, 'tools/lowest-peers/package.json'), 'utf8')).dependencies,
).filter(([, version]) => version !== 'catalog:')

/** The lowest versions that we test, of the libraries that an app brings. */
const floors: Readonly<Record<string, string>> = {
  ...Object.fromEntries(lowestPeers),
  '@types/react-dom': '18.3.7',
  '@vitejs/plugin-react': '5.1.1',
  next: '16.0.10',
  'react-dom': '18.3.1',
  typescript: '5.9.3',
  vite: '7.0.0',
}

/** The ends of what we support. CI tests the versions between them, those of the catalog, with every commit. */
export const settings: readonly Setting[] = [
  {
    name: 'floor',
    examples: ['vite-wagmi', 'vite-react', 'next-pages', 'vue', 'solid'],
    rangeOf: (library, version) => floors[library] ?? version,
  },
  {
    name: 'newest',
    examples: readExamples().map(({ name }) => name),
    // The newest version of the major version that we support.
    rangeOf: (_, version) => version.replace(/^[\^~]?/, '^'),
  },
]
