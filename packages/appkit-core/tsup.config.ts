import { relative, resolve } from 'node:path'
import { defineConfig } from 'tsup'
import { bundledLicenses } from '../../tools/checks/bundledLicenses'
import { packageOptions } from '../../tools/config/tsup.base'
import { patchLibrary } from './libraryPatches'

type Options = ReturnType<typeof packageOptions>
type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

const first = ['index', 'modal', 'media', 'features', 'connectorImages']
const format = ['format', 'addresses']
const amounts = ['amounts']
const lazy = ['cloud', 'links', 'network', 'portfolio']
const adapters = ['adapter']
const transactions = ['transactions']
const walletConnect = ['walletconnect']
const time = ['time']
const testing = ['testing']
const entryPoints = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, `src/exports/${name}.ts`]))

// Built together, so a class has the same type in every entry point.
const dts: Options['dts'] = {
  entry: entryPoints([
    ...first,
    ...format,
    ...amounts,
    ...lazy,
    ...adapters,
    ...transactions,
    ...walletConnect,
    ...time,
    ...testing,
  ]),
}

/** File names by path, for modules that get their own file in `dist`, no matter which chunks import them. */
const ownFiles: Readonly<Record<string, string>> = {
  'src/errors/walletErrors': 'walletErrors',
  'src/media/safeImageUrl': 'safeImageUrl',
  'src/cloud/startCloud': 'startCloud',
  'src/walletconnect/createWalletConnect': 'createWalletConnect',
  'src/walletconnect/library': 'walletConnectLibrary',
  'src/connectors/directoryIdOf': 'directoryIdOf',
  'src/kit/AccountActions': 'AccountActions',
  'src/kit/updateOptions': 'updateOptions',
  'src/kit/followOptions': 'followOptions',
  'src/options/dappMetadata': 'dappMetadata',
  'src/alerts/alertForMessage': 'alertForMessage',
  'src/cloud/explainFailure': 'explainFailure',
}

/** Resolves imports of such a module to its file instead of copying it, except those in `copied`. */
const ownFile = (copied: readonly string[]): EsbuildPlugin => ({
  name: 'own-file',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind, resolveDir }) => {
      const name = kind === 'entry-point' ? undefined : ownFiles[relative(__dirname, resolve(resolveDir, path))]
      return name === undefined || copied.includes(name) ? undefined : { path: `./${name}.js`, external: true }
    })
  },
})

/**
 * Builds a chunk separately. A bundler moves modules shared by two chunks to a third file, which every app would load.
 * Lazy chunks therefore copy small modules.
 */
function separateBuild(
  entry: Record<string, string>,
  overrides: Options = {},
  copied = ['walletErrors', 'dappMetadata'],
): Options {
  const options = packageOptions({ entry, clean: false, dts: false, ...overrides })
  return { ...options, esbuildPlugins: [...(options.esbuildPlugins ?? []), ownFile(copied)] }
}

export default defineConfig([
  separateBuild(entryPoints(first), { dts }, []),
  // Separate, because buttons only format an address and share nothing else with the modal.
  separateBuild({ ...entryPoints(format), truncateAddress: 'src/format/truncateAddress.ts' }),
  separateBuild(entryPoints(adapters)),
  separateBuild(entryPoints(transactions)),
  separateBuild(entryPoints(walletConnect)),
  separateBuild(entryPoints(time)),
  // For tests only, so it shares no file with apps.
  separateBuild(entryPoints(testing)),
  // Only needed for sending.
  separateBuild(entryPoints(amounts)),
  // These use the same parts of a kit, so they share one copy.
  separateBuild({ ...entryPoints(lazy), startCloud: 'src/cloud/startCloud.ts' }),
  separateBuild({ createWalletConnect: 'src/walletconnect/createWalletConnect.ts' }),
  separateBuild({ AccountActions: 'src/kit/AccountActions.ts' }),
  separateBuild({ updateOptions: 'src/kit/updateOptions.ts' }),
  separateBuild({ followOptions: 'src/kit/followOptions.ts' }),
  separateBuild({ directoryIdOf: 'src/connectors/directoryIdOf.ts' }),
  // Every app loads these initially, so lazy chunks need no copy.
  separateBuild({ walletErrors: 'src/errors/walletErrors.ts', safeImageUrl: 'src/media/safeImageUrl.ts' }, {}, []),
  // Only sign-in views and error handling load these, not the first open.
  separateBuild({
    dappMetadata: 'src/options/dappMetadata.ts',
    alertForMessage: 'src/alerts/alertForMessage.ts',
    explainFailure: 'src/cloud/explainFailure.ts',
  }),
  separateBuild(
    { walletConnectLibrary: 'src/walletconnect/library.ts' },
    {
      platform: 'browser',
      esbuildPlugins: [patchLibrary, bundledLicenses('dist/THIRD_PARTY_LICENSES.txt')],
      noExternal: [/.*/],
      splitting: false,
      treeshake: true,
      minify: true,
      sourcemap: false,
      esbuildOptions(options) {
        options.charset = 'utf8'
        options.inject = ['src/walletconnect/libraryBuffer.ts']
      },
      define: {
        global: 'globalThis',
        'process.env.NODE_ENV': '"production"',
        'process.env.DISABLE_GLOBAL_CORE': 'undefined',
        'process.env.IS_VITEST': 'undefined',
      },
    },
  ),
])
