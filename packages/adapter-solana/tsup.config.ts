import { relative, resolve } from 'node:path'
import { defineConfig } from 'tsup'
import { bundledLicences } from '../../checks/bundledLicences'
import { inTwoBuilds, packageOptions } from '../../tsup.base'
import { leaveOut } from './leaveOut'

type EsbuildPlugin = NonNullable<ReturnType<typeof packageOptions>['esbuildPlugins']>[number]

/** Imports of the library lead to its file, which is built apart. */
const ownFile: EsbuildPlugin = {
  name: 'own-file',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) =>
      relative(__dirname, resolve(resolveDir, path)) === 'src/transfer/library'
        ? { path: './solanaLibrary.js', external: true }
        : undefined,
    )
  },
}

const later = {
  ChainReader: 'src/rpc/ChainReader',
  Transfers: 'src/transfer/Transfers',
  TransferTrials: 'src/transfer/TransferTrials',
  SessionWallet: 'src/walletconnect/SessionWallet',
}

export default defineConfig([
  ...inTwoBuilds(__dirname, later, [ownFile]),
  packageOptions({
    entry: { solanaLibrary: 'src/transfer/library.ts' },
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
