import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

const PACKAGE = resolve(import.meta.dirname, '../..')

/** A program that Node can run. Its file is deleted at the end of the block. */
export interface BuiltProgram extends AsyncDisposable {
  readonly path: string
}

/**
 * Bundles a TypeScript program of this repository into one file. It includes the imported workspace packages from
 * source, because tests run without a build. npm dependencies resolve from `packages/cloud`.
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
    plugins: [externalPackages(await packagesFromNpm())],
    conditions: ['@openappkit/source'],
    sourcemap: 'inline',
    logLevel: 'silent',
  })
  return { path, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

function externalPackages(names: readonly string[]): Plugin {
  return {
    name: 'external-packages',
    setup(bundler) {
      bundler.onResolve({ filter: /^[^./]/ }, ({ path }) =>
        names.some(name => path === name || path.startsWith(`${name}/`)) ? { path, external: true } : undefined,
      )
    },
  }
}

async function packagesFromNpm(): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8')) as Manifest
  const ranges = { ...manifest.devDependencies, ...manifest.dependencies, ...manifest.optionalDependencies }
  return Object.keys(ranges).filter(name => !ranges[name]?.startsWith('workspace:'))
}

type Manifest = Readonly<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Readonly<Record<string, string>>>
>
