import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/** A program that Node can run; gone with the block. */
export interface BuiltProgram extends AsyncDisposable {
  readonly path: string
}

/** Bundles a TypeScript program of this repository into one file. What it imports from npm stays outside and is found from `packages/cloud`. */
export async function buildProgram(entry: string): Promise<BuiltProgram> {
  const cache = resolve(import.meta.dirname, '../../node_modules/.cache/openappkit')
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
    packages: 'external',
    conditions: ['@openappkit/source'],
    sourcemap: 'inline',
    logLevel: 'silent',
  })
  return { path, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
