import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { packageOptions } from '../../tools/config/tsup.base'

/** Modules that load after the login's entry point. */
const lazy =
  /[\\/]src[\\/](modal[\\/](ApproveTransactionView\.tsx|EmailLogin\.ts|loginViews\.ts)|settings[\\/]settingsViews\.ts|wallet[\\/]walletParts\.ts)$/

/**
 * Keeps the code of the email field in one file. A bundler moves a module that two chunks share to a third chunk, which
 * costs another request of the first open. The lazy chunks therefore import the login's entry point, which has loaded
 * before them.
 */
const loginInOnePiece = {
  name: 'login-in-one-piece',
  setup(build: Parameters<NonNullable<ReturnType<typeof packageOptions>['esbuildPlugins']>[number]['setup']>[0]) {
    build.onLoad({ filter: lazy }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\nexport * as login from '@openappkit/embedded-wallet/login'`,
      loader: path.endsWith('x') ? ('tsx' as const) : ('ts' as const),
    }))
    build.onResolve({ filter: /^@openappkit\/embedded-wallet\/login$/ }, () => ({
      path: fileURLToPath(new URL('./src/exports/login.ts', import.meta.url)),
    }))
  },
}

const options: ReturnType<typeof packageOptions> = packageOptions()

export default { ...options, esbuildPlugins: [...(options.esbuildPlugins ?? []), loginInOnePiece] }
