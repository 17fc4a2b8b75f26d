import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Allowance, allowances } from './allowances.ts'
import { chainNames } from './rules/chainNames.ts'
import { commonJsImports } from './rules/commonJsImports.ts'
import { coreImports } from './rules/coreImports.ts'
import { featureNames } from './rules/featureNames.ts'
import { fileLength } from './rules/fileLength.ts'
import { fileNames } from './rules/fileNames.ts'
import { functionLength } from './rules/functionLength.ts'
import { honestTests, nothingPostponed } from './rules/honestTests.ts'
import { hostileMarkup } from './rules/hostileMarkup.ts'
import { logicalCss } from './rules/logicalCss.ts'
import { moduleState } from './rules/moduleState.ts'
import { type Rule, sourceFile } from './rules/Rule.ts'
import { viewLiterals } from './rules/viewLiterals.ts'
import { report, type Violation } from './violation.ts'
import { filesBelow, repository } from './workspace.ts'

export const rules: readonly Rule[] = [
  moduleState,
  coreImports,
  commonJsImports,
  viewLiterals,
  featureNames,
  chainNames,
  hostileMarkup,
  fileNames,
  fileLength,
  functionLength,
  honestTests,
  nothingPostponed,
  logicalCss,
]

const FOLDERS = ['packages', 'examples', 'tools']
const EXTENSIONS = ['.ts', '.tsx', '.mts', '.js', '.mjs', '.css']

/** Checks every source file against every rule that applies to it. */
export function checkSourceRules(root: string, allowed: readonly Allowance[] = allowances): Violation[] {
  const unused = new Set(allowed)
  const found = FOLDERS.flatMap(folder => filesBelow(root, folder, EXTENSIONS)).flatMap(path => {
    const file = sourceFile(path, readFileSync(join(root, path), 'utf8'))
    return rules.flatMap(rule => {
      const findings = rule.applies(path) ? rule.check(file) : []
      const allowance = allowed.find(one => one.rule === rule.name && one.file === path)
      if (!allowance) return findings.map((finding): Violation => ({ rule: rule.name, file: path, ...finding }))
      if (findings.length > 0) unused.delete(allowance)
      return []
    })
  })
  const stale = [...unused].map(
    ({ rule, file }): Violation => ({ rule: 'allowance', file, message: `no longer needs its allowance for ${rule}` }),
  )
  return [...found, ...stale]
}

if (import.meta.main) report(checkSourceRules(repository), 'Every source file keeps the rules.')
