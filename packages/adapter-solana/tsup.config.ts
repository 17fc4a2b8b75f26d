import { relative, resolve } from 'node:path'
import { defineConfig } from 'tsup'
import { bundledLicences } from '../../checks/bundledLicences'
import { inTwoBuilds, packageOptions } from '../../tsup.base'
import { leaveOut } from './leaveOut'

type EsbuildPlugin = NonNullable<ReturnType<typeof packageOptions>['esbuildPlugins']>[number]

/** Copies of libraries, as far as each part needs them: what their files are called, and their paths without extension. Of `@scure/base` base58 alone: a page with Bitcoin would fetch all of it with the modal. */
const libraries: Readonly<Record<string, string>> = {
  solanaLibrary: 'src/transfer/library',
  base58: 'src/codec/base58',
  'versioned/solanaLibrary': 'src/wallets/versionedLibrary',
}

/** Imports of a library lead to its file, which is built apart. */
const ownFile: EsbuildPlugin = {
  name: 'own-file',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const asked = relative(__dirname, resolve(resolveDir, path))
      const name = Object.keys(libraries).find(one => libraries[one] === asked)
      return name === undefined ? undefined : { path: `./${name}.js`, external: true }
    })
  },
}

const later = {
  ChainReader: 'src/rpc/ChainReader',
  SolanaTransfers: 'src/actions/SolanaTransfers',
  Transfers: 'src/transfer/Transfers',
  TransferTrials: 'src/transfer/TransferTrials',
  requests: 'src/transfer/requests',
  CoinbaseWallet: 'src/wallets/CoinbaseWallet',
  SessionWallet: 'src/walletconnect/SessionWallet',
}

export default defineConfig([
  ...inTwoBuilds(__dirname, later, [ownFile], { SessionAnnouncement: 'src/announce/SessionAnnouncement' }),
  packageOptions({
    entry: Object.fromEntries(Object.entries(libraries).map(([name, path]) => [name, `${path}.ts`])),
    platform: 'browser',
    clean: false,
    dts: false,
    esbuildPlugins: [leaveOut, bundledLicences('dist/THIRD_PARTY_LICENCES.txt')],
    noExternal: [/.*/],
    splitting: false,
    treeshake: true,
    minify: true,
    sourcemap: false,
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
  }),
])
