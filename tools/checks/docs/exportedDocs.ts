import { relative, sep } from 'node:path'
import ts from 'typescript'
import { readWorkspace } from '../workspace.ts'
import { exportsOf, resolvedSymbol, type SourceProgram, sourceProgram } from './sourceProgram.ts'

/** A name that a published package exports. */
export interface ExportedDoc {
  /** Folder of the package, with slashes. */
  readonly folder: string
  readonly name: string
  /** Location of the declaration. */
  readonly file: string
  readonly line: number
  readonly isDocumented: boolean
  readonly isFunction: boolean
  /** Whether the docstring has an example that the examples check covers. */
  readonly hasExample: boolean
}

/**
 * Returns every name that the published packages export, with the state of its docstring. If several entry points of a
 * package export a name, it counts once.
 */
export function exportedDocs(root: string): ExportedDoc[] {
  const packages = readWorkspace(root).filter(({ folder }) => folder.startsWith('packages/'))
  const program = sourceProgram(root, packages)
  return packages
    .filter(({ manifest }) => !manifest.private)
    .flatMap(({ folder, manifest }) => {
      const entries = [...program.sources].filter(
        ([name]) => name === manifest.name || name.startsWith(`${manifest.name}/`),
      )
      const symbols = entries.flatMap(([, file]) => exportsOf(program, file))
      const docs = symbols.flatMap(symbol => toDoc(root, folder, program, symbol))
      return [...new Map(docs.map(doc => [`${doc.file}:${doc.line}:${doc.name}`, doc])).values()]
    })
}

function toDoc(root: string, folder: string, program: SourceProgram, exported: ts.Symbol): ExportedDoc[] {
  const { checker } = program
  const symbol = resolvedSymbol(program, exported)
  const declaration = symbol.declarations?.[0]
  if (!declaration || ts.isSourceFile(declaration)) return []
  const tree = declaration.getSourceFile()
  const examples = symbol.getJsDocTags(checker).filter(({ name }) => name === 'example')
  return [
    {
      folder,
      name: exported.name,
      file: relative(root, tree.fileName).split(sep).join('/'),
      line: tree.getLineAndCharacterOfPosition(declaration.getStart(tree)).line + 1,
      isDocumented: symbol.getDocumentationComment(checker).some(({ text }) => text.trim() !== ''),
      isFunction: isFunction(checker, symbol),
      hasExample: examples.some(({ text }) => /```(?:tsx?|svelte|vue)\s*$/m.test(ts.displayPartsToString(text))),
    },
  ]
}

/** Whether a symbol is a function, hook or component. Classes and types don't count. */
function isFunction(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  if (symbol.flags & ts.SymbolFlags.Class) return false
  if (symbol.flags & ts.SymbolFlags.Function) return true
  const declaration = symbol.valueDeclaration
  if (!declaration || !ts.isVariableDeclaration(declaration)) return false
  return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0
}

/** Returns the percentage of each package's exported functions that have an example, by folder. */
export function exampleShares(docs: readonly ExportedDoc[]): Record<string, number> {
  const functions = docs.filter(doc => doc.isFunction)
  const folders = [...new Set(functions.map(({ folder }) => folder))].sort()
  return Object.fromEntries(
    folders.map(folder => {
      const own = functions.filter(doc => doc.folder === folder)
      return [folder, Math.floor((own.filter(doc => doc.hasExample).length / own.length) * 100)]
    }),
  )
}
