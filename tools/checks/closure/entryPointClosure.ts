import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import type { Closure } from './findHeavy.ts'
import { loadedAtOnce } from './loadedAtOnce.ts'
import { moduleNames } from './moduleNames.ts'
import type { EntryPoint } from './publishedEntryPoints.ts'

/** Returns every module that an entry point imports statically, including peers and libraries. */
export async function entryPointClosure(
  root: string,
  { name, package: { folder }, file }: EntryPoint,
): Promise<Closure> {
  const absWorkingDir = join(root, folder)
  const { metafile } = await build({
    absWorkingDir,
    stdin: { contents: `export * from '${file}'`, resolveDir: absWorkingDir },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const inputs = loadedAtOnce(metafile).flatMap(output => Object.entries(metafile.outputs[output]?.inputs ?? {}))
  const used = inputs.filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && path !== '<stdin>')
  const modules = used.flatMap(([path]) => moduleNames(root, resolve(absWorkingDir, path)))
  return { name, file: folder, modules: [...new Set(modules)] }
}
