import { relative, resolve } from 'node:path'
import { defineConfig } from 'tsup'
import { bundledLicenses } from '../../tools/checks/bundledLicenses'
import { inTwoBuilds, packageOptions } from '../../tools/config/tsup.base'
import { stubDependencies } from './stubDependencies'

type EsbuildPlugin = NonNullable<ReturnType<typeof packageOptions>['esbuildPlugins']>[number]

/**
 * Library copies with only the needed parts, as file names and paths without extension. `@scure/base` is reduced to
 * base58, because an app with Bitcoin would otherwise load all of it with the modal.
 */
const libraries: Readonly<Record<string, string>> = {
  solanaLibrary: 'src/transfer/library',
  base58: 'src/codec/base58',
  'versioned/solanaLibrary': 'src/wallets/versionedLibrary',
}

/** Resolves imports of a library to its separately built file. */
const ownFile: EsbuildPlugin = {
  name: 'own-file',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const importPath = relative(__dirname, resolve(resolveDir, path))
      const name = Object.keys(libraries).find(one => libraries[one] === importPath)
      return name === undefined ? undefined : { path: `./${name}.js`, external: true }
    })
  },
}

const lazyEntries = {
  ChainReader: 'src/rpc/ChainReader',
  SolanaTransfers: 'src/actions/SolanaTransfers',
  Transfers: 'src/transfer/Transfers',
  transferSimulation: 'src/transfer/transferSimulation',
  requests: 'src/transfer/requests',
  CoinbaseWallet: 'src/wallets/CoinbaseWallet',
  SessionWallet: 'src/walletconnect/SessionWallet',
}

export default defineConfig([
  ...inTwoBuilds(__dirname, lazyEntries, [ownFile], { SessionAnnouncement: 'src/announce/SessionAnnouncement' }),
  packageOptions({
    entry: Object.fromEntries(Object.entries(libraries).map(([name, path]) => [name, `${path}.ts`])),
    platform: 'browser',
    clean: false,
    dts: false,
    esbuildPlugins: [stubDependencies, bundledLicenses('dist/THIRD_PARTY_LICENSES.txt')],
    noExternal: [/.*/],
    splitting: false,
    treeshake: true,
    minify: true,
    sourcemap: false,
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
  }),
])
