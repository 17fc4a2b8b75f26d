import type ts from 'typescript'
import { exportedNames } from './exportedNames.ts'
import { findTerms } from './findTerms.ts'
import type { ProseFinding } from './ProseViolation.ts'
import { wordsOfName } from './wordsOfName.ts'

/** Checks the names that a module exports and the names of their members. */
export function checkNames(tree: ts.SourceFile): ProseFinding[] {
  return exportedNames(tree).flatMap(({ name, line }) =>
    findTerms(wordsOfName(name), 'name').map(({ term }) => ({
      line,
      term: term.name,
      message: `the name ${name} → ${term.use}`,
    })),
  )
}
