/** A library in the table of `docs/versions.md`. */
export interface ShownLibrary {
  readonly name: string
  /** Name on npm, or `node`. */
  readonly package: string
  /** Range that we support, if no manifest states it. */
  readonly supported?: string
}

/** The libraries that apps use together with our packages, in the order of the table. */
export const shownLibraries: readonly ShownLibrary[] = [
  { name: 'Node.js', package: 'node' },
  { name: 'TypeScript', package: 'typescript', supported: '>=5.4' },
  { name: 'React', package: 'react' },
  { name: 'Vue', package: 'vue' },
  { name: 'Svelte', package: 'svelte' },
  { name: 'Solid', package: 'solid-js' },
  { name: 'wagmi', package: 'wagmi' },
  { name: '@wagmi/core', package: '@wagmi/core' },
  { name: 'viem', package: 'viem' },
  { name: 'Vite', package: 'vite' },
  { name: 'Next.js', package: 'next' },
  { name: 'React Router', package: 'react-router' },
  { name: 'TanStack Start', package: '@tanstack/react-start' },
  { name: 'Nuxt', package: 'nuxt' },
  { name: 'SvelteKit', package: '@sveltejs/kit' },
  { name: 'Astro', package: 'astro' },
]
