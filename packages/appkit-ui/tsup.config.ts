import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundledLicences } from '../../checks/bundledLicences'
import { packageOptions } from '../../tsup.base'

/** What is only ever loaded once the modal is there, besides its own chunks. */
const later =
  /[\\/]src[\\/](views[\\/](accountViews|helpViews|holdingViews|receiveViews|walletConnectViews)\.ts|(views[\\/]connect[\\/](ConnectingMultiChainView|ConnectingExternalView)|views[\\/]help[\\/]NotInstalled|elements[\\/]QrCode)\.tsx|exports[\\/]elements\.ts)$/

/** What comes after the account view. */
const ofAnAccount = /[\\/]src[\\/]views[\\/](holdingViews|receiveViews)\.ts$/

/**
 * Keeps all that the first open needs in one file. A bundler puts a module that two chunks share into a third, which would be one more
 * request for nothing: whoever loads the later chunks has the first one. Telling it so is an import of the main entry by each of them.
 */
const firstChunkInOnePiece = {
  name: 'first-chunk-in-one-piece',
  setup(build: Parameters<NonNullable<ReturnType<typeof packageOptions>['esbuildPlugins']>[number]['setup']>[0]) {
    build.onLoad({ filter: later }, async ({ path }) => ({
      contents: [
        await readFile(path, 'utf8'),
        "export * as firstChunk from '@openappkit/appkit-ui/first'",
        // The same of the account's chunk, which whoever comes to these has.
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
    bundledLicences('dist/THIRD_PARTY_LICENCES.txt'),
  ],
}
