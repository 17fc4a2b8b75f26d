/** Versions of libraries to test the examples with. */
export interface Setting {
  readonly name: 'floor' | 'newest'
  /** Examples to walk through. */
  readonly examples: readonly string[]
  /** Returns the range of a library to install, given the version in our catalog. */
  readonly rangeOf: (library: string, version: string) => string
}

/** The lowest versions that we support, of the libraries that an app brings. */
const floors: Readonly<Record<string, string>> = {
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
  '@vitejs/plugin-react': '5.1.1',
  '@wagmi/core': '3.0.0',
  next: '15.5.9',
  react: '18.3.1',
  'react-dom': '18.3.1',
  typescript: '5.9.3',
  viem: '2.30.0',
  vite: '7.0.0',
  vue: '3.4.0',
  wagmi: '3.0.0',
}

/** The ends of what we support. CI tests the versions between them, those of the catalog, with every commit. */
export const settings: readonly Setting[] = [
  {
    name: 'floor',
    examples: ['vite-wagmi', 'vite-react', 'next-pages', 'vue'],
    rangeOf: (library, version) => floors[library] ?? version,
  },
  {
    name: 'newest',
    examples: ['vite-wagmi', 'vite-multichain', 'next-app', 'vue', 'sveltekit', 'solid', 'astro', 'express'],
    // The newest version of the major version that we support.
    rangeOf: (_, version) => version.replace(/^[\^~]?/, '^'),
  },
]
