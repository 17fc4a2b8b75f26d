import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Violation } from '../violation.ts'
import { repository } from '../workspace.ts'
import type { CodeBlock } from './CodeBlock.ts'
import { compile, type Diagnostic } from './compile.ts'
import { type BlockModule, linkBlocks, type SourceExports } from './linkBlocks.ts'
import { linkDependencies } from './linkDependencies.ts'
import { namesOf } from './namesOf.ts'
import { syntaxErrors } from './syntaxErrors.ts'

const AMBIENT = 'tools/checks/docs/ambient.d.ts'

/** Options that only affect builds, and rules for our own code. */
const RELAXED = {
  allowImportingTsExtensions: true,
  declaration: false,
  isolatedDeclarations: false,
  isolatedModules: false,
  noPropertyAccessFromIndexSignature: false,
  noUncheckedSideEffectImports: false,
  types: ['node'],
  verbatimModuleSyntax: false,
}

/** Type-checks the blocks, each as a module, in one program. Returns the errors by file and line of the block. */
export function checkExamples(root: string, blocks: readonly CodeBlock[]): Violation[] {
  const malformed = blocks.flatMap(syntaxErrors)
  const malformedFiles = new Set(malformed.map(({ file }) => file))
  const wellFormed = blocks.filter(block => !malformedFiles.has(block.file) || syntaxErrors(block).length === 0)
  return [...malformed, ...typeErrors(root, wellFormed)]
}

function typeErrors(root: string, blocks: readonly CodeBlock[]): Violation[] {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'openappkit-examples-')))
  try {
    const ambient = existsSync(join(root, AMBIENT)) ? readFileSync(join(root, AMBIENT), 'utf8') : ''
    const { declared } = namesOf(ambient)
    const modules = [...groupByFile(blocks)].flatMap(([file, ofFile]) =>
      linkBlocks(`blocks/${file}`, ofFile, declared, exportsOf(root, file)),
    )
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    for (const { path, text } of modules) write(path, text)
    write('ambient.ts', ambient)
    write('package.json', '{ "type": "module" }')
    write('tsconfig.json', JSON.stringify(project()))
    linkDependencies(root, folder)
    return compile(folder).flatMap(error => toViolation(error, modules))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the exports of a source file, or undefined for a page. */
function exportsOf(root: string, file: string): SourceExports | undefined {
  if (file.endsWith('.md')) return undefined
  const path = join(root, file)
  return { path: path.replaceAll('\\', '/'), exported: namesOf(readFileSync(path, 'utf8')).exported }
}

function project(): object {
  return {
    extends: join(repository, 'tsconfig.base.json'),
    compilerOptions: { ...RELAXED, typeRoots: [join(repository, 'node_modules/@types')] },
    include: ['blocks', 'ambient.ts'],
  }
}

/**
 * Returns the violation for an error in a block or in the ambient declarations. The types check reports errors in
 * sources.
 */
function toViolation({ path, line, message }: Diagnostic, modules: readonly BlockModule[]): Violation[] {
  if (path === 'ambient.ts') return [{ rule: 'example', file: AMBIENT, line, message }]
  const block = modules.find(one => one.path === path)?.block
  if (!block) return []
  // Line 1 of the module contains the imports from other blocks.
  const lines = block.code.split('\n').length
  const offset = Math.min(Math.max(line - 2, 0), lines - 1)
  return [{ rule: 'example', file: block.file, line: block.line + offset, message }]
}

function groupByFile(blocks: readonly CodeBlock[]): Map<string, CodeBlock[]> {
  const groups = new Map<string, CodeBlock[]>()
  for (const block of blocks) groups.set(block.file, [...(groups.get(block.file) ?? []), block])
  return groups
}
