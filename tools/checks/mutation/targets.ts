/** The sources of a package to mutate, and their tests. Globs are relative to the package's folder. */
export interface MutationTarget {
  readonly sources: readonly string[]
  /** Defaults to all unit tests that import a mutated file. */
  readonly tests?: readonly string[]
}

/** Entry points only re-export names, and the compiler compares catalogs. Browser tests cover views and rendering. */
const sources = ['src/**/*.ts', '!src/**/*.test.ts', '!src/exports/**', '!src/**/locales/**', '!src/testing/**']

/** The packages to mutate, by folder name. */
export const targets: Readonly<Record<string, MutationTarget>> = {
  'adapter-kit': { sources },
  send: { sources },
  siwx: { sources },
  contract: { sources },
  cloud: {
    // Redis tests stop and start Redis, so each mutant would take minutes. So would cluster tests, which start whole
    // servers.
    sources: ['src/relay/**/*.ts', '!src/relay/**/*.test.ts', '!src/relay/redis/**'],
    tests: ['src/relay/**/!(cluster|RedisStore).test.ts', 'test/relay/**/!(flood|realClients).test.ts'],
  },
  'appkit-core': { sources },
}
