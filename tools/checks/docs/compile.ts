import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { repository } from '../workspace.ts'

const DIAGNOSTIC = /^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/

/** An error of the compiler. */
export interface Diagnostic {
  /** Path from the project's folder, with slashes. */
  readonly path: string
  readonly line: number
  readonly message: string
}

/**
 * Type-checks the project in `folder` and returns its errors.
 *
 * @throws if the compiler fails without a diagnostic.
 */
export function compile(folder: string): Diagnostic[] {
  const compiler = join(repository, 'node_modules/typescript-native/bin/tsc')
  const run = spawnSync(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', folder], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const found = run.stdout.split('\n').flatMap(text => {
    const [, path, line, message] = DIAGNOSTIC.exec(text.trimEnd()) ?? []
    return path && message ? [{ path: path.replaceAll('\\', '/'), line: Number(line), message }] : []
  })
  if (run.status !== 0 && found.length === 0) throw new Error(`The compiler failed: ${run.stdout}${run.stderr}`)
  return found
}
