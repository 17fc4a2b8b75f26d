import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entryPoints } from '../api/entryPoints.ts'
import type { ConsumerApp } from './ConsumerApp.ts'
import { createSandbox } from './createSandbox.ts'
import { type Diagnostic, parseDiagnostics } from './parseDiagnostics.ts'

/** Options of a new app, but with declarations checked too. */
const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: false,
  noEmit: true,
}

/**
 * Compiles an app with each compiler, and resolves with the diagnostics of each. `root` contains the packages, `apps` the
 * folders of apps, and `compilers` the folders of installed TypeScript versions.
 */
export async function compileApp(
  root: string,
  apps: string,
  { folder: source, modules, types = [] }: ConsumerApp,
  compilers: readonly string[],
): Promise<readonly (readonly Diagnostic[])[]> {
  const folder = mkdtempSync(join(tmpdir(), 'openappkit-consumer-'))
  try {
    createSandbox(root, folder, modules)
    if (source === undefined) writeFileSync(join(folder, 'main.ts'), importEverything(root))
    else cpSync(join(apps, source), folder, { recursive: true })
    const config = { compilerOptions: { ...compilerOptions, types }, include: ['*.ts', '*.tsx'] }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const diagnostics: (readonly Diagnostic[])[] = []
    for (const compiler of compilers) diagnostics.push(await compile(folder, compiler))
    return diagnostics
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function compile(folder: string, compiler: string): Promise<readonly Diagnostic[]> {
  const args = [join(compiler, 'bin/tsc'), '--pretty', 'false', '-p', folder]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const found = parseDiagnostics(stdout)
      if (error && found.length === 0) reject(new Error(`${compiler} failed: ${error.message}${stdout}${stderr}`))
      else resolve(found)
    })
  })
}

/** Returns an app that imports every entry point with types. */
function importEverything(root: string): string {
  return entryPoints(root)
    .map(({ specifier }, index) => `export * as entry${index} from '${specifier}'`)
    .join('\n')
}
