import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { repository } from '../workspace.ts'

/** Separates the parts in the input of the formatter. */
const MARK = '// next part'

/** Formats declarations as this repository's code, with one process for all. */
export function formatCode(parts: readonly string[]): string[] {
  const formatted = execFileSync(
    process.execPath,
    [join(repository, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--stdin-file-path=api.d.ts'],
    { cwd: repository, input: parts.join(`\n\n${MARK}\n\n`), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  return formatted.split(`${MARK}\n`).map(part => part.trim())
}
