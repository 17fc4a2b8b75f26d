import type { ConsumerApp } from './ConsumerApp.ts'

const react19 = {
  '@types/react': 'packages/appkit/node_modules/@types/react',
  '@types/react-dom': 'packages/appkit/node_modules/@types/react-dom',
}
const wagmi = {
  wagmi: 'examples/react-wagmi/node_modules/wagmi',
  '@tanstack/react-query': 'examples/react-wagmi/node_modules/@tanstack/react-query',
}

/** Returns the folders of libraries in the lowest versions that we support. */
function lowest(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map(name => [name, `tools/lowest-peers/node_modules/${name}`]))
}

const solid = { 'solid-js': 'packages/appkit/node_modules/solid-js' }

// They name a type that the DOM library of TypeScript 5.4 doesn't have.
const svelteErrors = ['svelte']
const solidErrors = ['solid-js']
// The types of their queries have errors with every version of TypeScript.
const wagmiErrors = ['wagmi', '@wagmi/core']

const newest = ['newest'] as const

/**
 * The apps to compile: each framework with the newest libraries and TypeScript, and with the lowest. The old compilers
 * take seconds for each app, so only some apps combine old and new.
 */
export const apps: readonly ConsumerApp[] = [
  { name: 'without React', compilers: ['lowest', 'newest'], folder: 'noReact', modules: {} },
  { name: 'React 19', compilers: newest, folder: 'react', modules: react19 },
  { name: 'React 18', compilers: newest, folder: 'react', modules: lowest('@types/react', 'viem') },
  { name: 'Vue', compilers: newest, folder: 'vue', modules: { vue: 'packages/appkit/node_modules/vue' } },
  { name: 'lowest Vue', compilers: newest, folder: 'vue', modules: lowest('vue', 'viem') },
  {
    name: 'Svelte',
    compilers: newest,
    folder: 'svelte',
    modules: { svelte: 'packages/appkit/node_modules/svelte' },
    allowsErrorsIn: svelteErrors,
  },
  {
    name: 'lowest Svelte',
    compilers: newest,
    folder: 'svelte',
    modules: lowest('svelte', 'viem'),
    allowsErrorsIn: svelteErrors,
  },
  { name: 'Solid', compilers: newest, folder: 'solid', modules: solid, allowsErrorsIn: solidErrors },
  {
    name: 'lowest Solid',
    compilers: newest,
    folder: 'solid',
    modules: lowest('solid-js', 'viem'),
    allowsErrorsIn: solidErrors,
  },
  { name: 'wagmi', compilers: newest, folder: 'wagmi', modules: { ...react19, ...wagmi }, allowsErrorsIn: wagmiErrors },
  {
    name: 'lowest wagmi',
    compilers: newest,
    folder: 'wagmi',
    modules: { ...react19, ...lowest('viem', 'wagmi', '@wagmi/core', '@tanstack/react-query') },
    allowsErrorsIn: wagmiErrors,
  },
  {
    name: 'every entry point',
    compilers: ['lowest', 'last', 'newest'],
    modules: {
      ...react19,
      ...solid,
      ...wagmi,
      '@types/node': 'packages/appkit-core/node_modules/@types/node',
      vue: 'packages/appkit/node_modules/vue',
      svelte: 'packages/appkit/node_modules/svelte',
    },
    types: ['node'],
    allowsErrorsIn: [...svelteErrors, ...solidErrors, ...wagmiErrors],
  },
  {
    name: 'every entry point, lowest libraries',
    compilers: newest,
    modules: {
      ...react19,
      ...lowest('viem', 'wagmi', '@wagmi/core', '@tanstack/react-query', 'solid-js', 'vue', 'svelte', 'zod'),
      '@types/node': 'packages/appkit-core/node_modules/@types/node',
    },
    types: ['node'],
    allowsErrorsIn: [...svelteErrors, ...solidErrors, ...wagmiErrors],
  },
]
