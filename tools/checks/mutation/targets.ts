/** The sources of a package to mutate, and their tests. Globs are relative to the package's folder. */
export interface MutationTarget {
  readonly sources: readonly string[]
  /** Left out, it's all unit tests that import a mutated file. */
  readonly tests?: readonly string[]
}

/** Entry points only pass names on, and catalogs are compared by the compiler. Views and what draws them are tested in the browser. */
const sources = ['src/**/*.ts', '!src/**/*.test.ts', '!src/exports/**', '!src/**/locales/**', '!src/testing/**']

/** The packages whose tests are judged, by folder name. */
export const targets: Readonly<Record<string, MutationTarget>> = {
  'adapter-kit': { sources },
  send: { sources },
  siwx: { sources },
  contract: { sources },
  cloud: {
    // Tests of the Redis code stop and start Redis, so a mutant would take minutes. So would cluster tests, which
    // start whole servers.
    sources: ['src/relay/**/*.ts', '!src/relay/**/*.test.ts', '!src/relay/redis/**'],
    tests: ['src/relay/**/!(cluster|RedisStore).test.ts', 'test/relay/**/!(flood|realClients).test.ts'],
  },
  'appkit-core': { sources },
}
