import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AllowedTerm, allowed as allowedTerms } from './allowed.ts'
import { checkFile } from './checkFile.ts'
import type { ProseViolation } from './ProseViolation.ts'
import { proseFiles } from './proseFiles.ts'

/** Checks the texts of a repository against the glossary and the writing rules. */
export function checkProse(root: string, allowed: readonly AllowedTerm[] = allowedTerms): ProseViolation[] {
  const unused = new Set(allowed)
  const found = proseFiles(root)
    .flatMap(path => checkFile(path, readFileSync(join(root, path), 'utf8')))
    .filter(({ file, term }) => {
      const allowance = allowed.find(one => one.file === file && one.term === term)
      if (allowance) unused.delete(allowance)
      return !allowance
    })
  const stale = [...unused].map(
    ({ file, term }): ProseViolation => ({
      rule: 'prose',
      file,
      line: 1,
      term,
      message: `no longer needs its entry in allowed.ts for "${term}"`,
    }),
  )
  return [...found, ...stale]
}
