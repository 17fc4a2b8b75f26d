import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

const PACKAGE = resolve(import.meta.dirname, '../..')

/** A program that Node can run. Its file is deleted at the end of the block. */
export interface BuiltProgram extends AsyncDisposable {
  readonly path: string
}

/** Code from npm that isn't an ES module loads Node's modules with it. */
const REQUIRE = `import { createRequire as createBundleRequire } from 'node:module'
const require = createBundleRequire(import.meta.url)`

/**
 * Bundles a TypeScript program of this repository into one file. It includes the imported workspace packages from
 * source, because tests run without a build, and npm dependencies, because Node takes seconds to load their many files.
 * The file is in `packages/cloud`, so it finds the built-in Postgres and the migrations there.
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
    banner: { js: REQUIRE },
    conditions: ['@openappkit/source'],
    logLevel: 'silent',
  })
  return { path, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
