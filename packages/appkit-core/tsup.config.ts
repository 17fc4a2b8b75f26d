import { relative, resolve } from 'node:path'
import { defineConfig } from 'tsup'
import { bundledLicences } from '../../checks/bundledLicences'
import { packageOptions } from '../../tsup.base'
import { patchLibrary } from './libraryPatches'

type Options = ReturnType<typeof packageOptions>
type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

const first = ['index', 'modal', 'media', 'features', 'connectorImages']
const format = ['format']
const amounts = ['amounts']
const later = ['cloud', 'links', 'network', 'portfolio']
const adapters = ['adapter']
const transactions = ['transactions']
const walletConnect = ['walletconnect']
const time = ['time']
const testing = ['testing']
const doors = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, `src/exports/${name}.ts`]))

// They are made in one go, so that a class is the same type behind each door.
const dts: Options['dts'] = {
  entry: doors([
    ...first,
    ...format,
    ...amounts,
    ...later,
    ...adapters,
    ...transactions,
    ...walletConnect,
    ...time,
    ...testing,
  ]),
}

/** Modules that are files of their own in `dist`, whoever imports them: by their paths, and what the files are called. */
const ownFiles: Readonly<Record<string, string>> = {
  'src/errors/walletErrors': 'walletErrors',
  'src/media/safeImageUrl': 'safeImageUrl',
  'src/cloud/startCloud': 'startCloud',
  'src/walletconnect/createWalletConnect': 'createWalletConnect',
  'src/walletconnect/library': 'walletConnectLibrary',
  'src/connectors/directoryIdOf': 'directoryIdOf',
  'src/kit/AccountActions': 'AccountActions',
  'src/options/dappMetadata': 'dappMetadata',
  'src/alerts/alertForMessage': 'alertForMessage',
}

/** Imports of such a module lead to its file, and nothing of it is copied, but of those that are `copied`. */
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
 * What every page loads and what comes later are built apart. A bundler puts each set of modules that two chunks share into a third file, and every page would pay
 * for each of those; so what comes later has small things as its own copies.
 */
function apart(
  entry: Record<string, string>,
  overrides: Options = {},
  copied = ['walletErrors', 'dappMetadata'],
): Options {
  const options = packageOptions({ entry, clean: false, dts: false, ...overrides })
  return { ...options, esbuildPlugins: [...(options.esbuildPlugins ?? []), ownFile(copied)] }
}

export default defineConfig([
  apart(doors(first), { dts }, []),
  // Buttons print an address and no more, so that has a file of its own, and nothing of this is shared with the modal.
  apart({ ...doors(format), truncateAddress: 'src/format/truncateAddress.ts' }),
  apart(doors(adapters)),
  apart(doors(transactions)),
  apart(doors(walletConnect)),
  apart(doors(time)),
  // For tests alone: no page shares a file with it.
  apart(doors(testing)),
  // Whoever sends needs it, and nobody before.
  apart(doors(amounts)),
  // These lead to the same parts of a kit, so they share one copy.
  apart({ ...doors(later), startCloud: 'src/cloud/startCloud.ts' }),
  apart({ createWalletConnect: 'src/walletconnect/createWalletConnect.ts' }),
  apart({ AccountActions: 'src/kit/AccountActions.ts' }),
  apart({ directoryIdOf: 'src/connectors/directoryIdOf.ts' }),
  // Every page has these from the start, so nothing that comes later needs a copy.
  apart({ walletErrors: 'src/errors/walletErrors.ts', safeImageUrl: 'src/media/safeImageUrl.ts' }, {}, []),
  // Views of sign-in show the one, and failures say the other; nothing of the first open does.
  apart({ dappMetadata: 'src/options/dappMetadata.ts', alertForMessage: 'src/alerts/alertForMessage.ts' }),
  apart(
    { walletConnectLibrary: 'src/walletconnect/library.ts' },
    {
      platform: 'browser',
      esbuildPlugins: [patchLibrary, bundledLicences('dist/THIRD_PARTY_LICENCES.txt')],
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
