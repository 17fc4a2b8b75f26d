import type { ConsumerApp } from './ConsumerApp.ts'

const react19 = {
  '@types/react': 'packages/appkit/node_modules/@types/react',
  '@types/react-dom': 'packages/appkit/node_modules/@types/react-dom',
}

/** The apps to compile. */
export const apps: readonly ConsumerApp[] = [
  { name: 'without React', folder: 'noReact', modules: {} },
  { name: 'React 18', folder: 'react', modules: { '@types/react': 'packages/appkit/node_modules/types-react18' } },
  { name: 'React 19', folder: 'react', modules: react19 },
  { name: 'Vue', folder: 'vue', modules: { vue: 'packages/appkit/node_modules/vue' } },
  {
    name: 'Svelte',
    folder: 'svelte',
    modules: { svelte: 'packages/appkit/node_modules/svelte' },
    // Names a type that the DOM library of TypeScript 5.4 doesn't have.
    allowsErrorsIn: ['svelte'],
  },
  {
    name: 'wagmi',
    folder: 'wagmi',
    modules: {
      ...react19,
      wagmi: 'examples/react-wagmi/node_modules/wagmi',
      '@tanstack/react-query': 'examples/react-wagmi/node_modules/@tanstack/react-query',
    },
    // The types of their queries have errors with every version of TypeScript.
    allowsErrorsIn: ['wagmi', '@wagmi/core'],
  },
]
