import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const folder = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)

export interface BuiltSite extends AsyncDisposable {
  /** Folder of the site. */
  readonly directory: URL
  /** Folder of the checkout that was built. */
  readonly checkout: string
}

/** Builds the site from a copy of this package in a new folder, with an unusual environment. */
export async function buildSite(): Promise<BuiltSite> {
  const checkout = await mkdtemp(join(tmpdir(), 'oak-wallet-site-'))
  const copy = join(checkout, 'packages', basename(folder))
  await mkdir(copy, { recursive: true })
  for (const name of ['src', 'scripts', 'sdk.html', 'window.html', 'error.html', 'vite.config.ts', 'package.json'])
    await cp(join(folder, name), join(copy, name), { recursive: true })
  await symlink(join(folder, 'node_modules'), join(copy, 'node_modules'), 'dir')
  await symlink(join(folder, '../../tools'), join(checkout, 'tools'), 'dir')
  await cp(join(folder, '../../tsconfig.base.json'), join(checkout, 'tsconfig.base.json'))
  await cp(join(folder, 'tsconfig.json'), join(copy, 'tsconfig.json'))
  await run(process.execPath, [join(folder, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'development', TZ: 'Asia/Kolkata', VITE_EXTRA: checkout },
  })
  return {
    directory: pathToFileURL(`${join(copy, 'dist/site')}/`),
    checkout,
    [Symbol.asyncDispose]: () => rm(checkout, { recursive: true, force: true }),
  }
}
