import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

const PACKAGE = resolve(import.meta.dirname, '../..')

/** A program that Node can run; gone with the block. */
export interface BuiltProgram extends AsyncDisposable {
  readonly path: string
}

/**
 * Bundles a TypeScript program of this repository into one file. It holds the packages of this repository that the
 * backend depends on, from source, because tests run without a build. npm packages are found from `packages/cloud`.
 */
export async function buildProgram(entry: string): Promise<BuiltProgram> {
  const cache = join(PACKAGE, 'node_modules/.cache/openappkit')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'program-'))
  const path = join(folder, 'program.mjs')
  await build({
    entryPoints: [entry],
    outfile: path,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    plugins: [externalPackages(await workspaceDependencies())],
    conditions: ['@openappkit/source'],
    sourcemap: 'inline',
    logLevel: 'silent',
  })
  return { path, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

function externalPackages(inside: readonly string[]): Plugin {
  return {
    name: 'external-packages',
    setup(bundler) {
      bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || inside.some(name => path === name || path.startsWith(`${name}/`))
          ? undefined
          : { path, external: true },
      )
    },
  }
}

async function workspaceDependencies(): Promise<readonly string[]> {
  const manifest = await readFile(join(PACKAGE, 'package.json'), 'utf8')
  const { dependencies } = JSON.parse(manifest) as { dependencies: Readonly<Record<string, string>> }
  return Object.keys(dependencies).filter(name => dependencies[name]?.startsWith('workspace:'))
}
