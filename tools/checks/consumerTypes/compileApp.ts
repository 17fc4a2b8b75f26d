import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  types: [],
}

/**
 * Compiles an app with each compiler, and returns the diagnostics of each. `root` contains the packages, `source` the
 * app's files, and `compilers` the folders of installed TypeScript versions.
 */
export function compileApp(
  root: string,
  source: string,
  { modules }: Pick<ConsumerApp, 'modules'>,
  compilers: readonly string[],
): readonly (readonly Diagnostic[])[] {
  const folder = mkdtempSync(join(tmpdir(), 'openappkit-consumer-'))
  try {
    createSandbox(root, folder, modules)
    cpSync(source, folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }))
    return compilers.map(compiler => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(compiler, 'bin/tsc'), '--pretty', 'false', '-p', folder],
        { cwd: folder, encoding: 'utf8' },
      )
      const found = parseDiagnostics(stdout)
      if (status !== 0 && found.length === 0) throw new Error(`${compiler} failed: ${stdout}${stderr}`)
      return found
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
