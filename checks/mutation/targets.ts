/** What of a package is mutated, and the tests that judge it. Globs from the package's folder. */
export interface MutationTarget {
  readonly sources: readonly string[]
  /** Left out, it's all unit tests that import a mutated file. */
  readonly tests?: readonly string[]
}

/** Entry points only pass names on, and catalogues are compared by the compiler. Views and what draws them are tested in the browser. */
const sources = ['src/**/*.ts', '!src/**/*.test.ts', '!src/exports/**', '!src/**/locales/**', '!src/testing/**']

/** The packages whose tests are judged, by folder name. */
export const targets: Readonly<Record<string, MutationTarget>> = {
  'adapter-kit': { sources },
  send: { sources },
  siwx: { sources },
  contract: { sources },
  cloud: {
    sources: ['src/relay/**/*.ts', '!src/relay/**/*.test.ts'],
    // The cluster's tests build and start whole servers, so a mutant would take minutes.
    tests: ['src/relay/**/!(cluster).test.ts', 'test/relay/**/!(flood|realClients).test.ts'],
  },
  'appkit-core': { sources },
}
