import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundledLicenses } from '../../tools/checks/bundledLicenses'
import { packageOptions } from '../../tools/config/tsup.base'

/** Modules that load only after the modal, in addition to its own chunks. */
const lazy =
  /[\\/]src[\\/](views[\\/](accountViews|helpViews|assetViews|receiveViews|walletConnectViews)\.ts|shell[\\/](returnTo|reportMissingCard)\.ts|(views[\\/]connect[\\/](ConnectingMultiChainView|ConnectingExternalView)|views[\\/]help[\\/]NotInstalled|elements[\\/]QrCode|shell[\\/](AlertBar|ShownToast))\.tsx|exports[\\/](elements|money|surface)\.ts)$/

/** Modules that load after the account view. */
const ofAnAccount = /[\\/]src[\\/]views[\\/](assetViews|receiveViews)\.ts$/

/**
 * Keeps all code for the first open in one file. A bundler moves a module that two chunks share to a third chunk, which
 * costs another request. The first chunk always loads before the lazy ones, so each of them imports the main entry to
 * declare that.
 */
const firstChunkInOnePiece = {
  name: 'first-chunk-in-one-piece',
  setup(build: Parameters<NonNullable<ReturnType<typeof packageOptions>['esbuildPlugins']>[number]['setup']>[0]) {
    build.onLoad({ filter: lazy }, async ({ path }) => ({
      contents: [
        await readFile(path, 'utf8'),
        "export * as firstChunk from '@openappkit/appkit-ui/first'",
        // Likewise for the account chunk, which always loads before these modules.
        ...(ofAnAccount.test(path) ? ["export * as accountChunk from './accountViews'"] : []),
      ].join('\n'),
      loader: path.endsWith('x') ? ('tsx' as const) : ('ts' as const),
    }))
    build.onResolve({ filter: /^@openappkit\/appkit-ui\/first$/ }, () => ({
      path: fileURLToPath(new URL('./src/exports/index.ts', import.meta.url)),
    }))
  },
}

const options: ReturnType<typeof packageOptions> = packageOptions({ noExternal: ['lucide'] })

export default {
  ...options,
  esbuildPlugins: [
    ...(options.esbuildPlugins ?? []),
    firstChunkInOnePiece,
    bundledLicenses('dist/THIRD_PARTY_LICENSES.txt'),
  ],
}
