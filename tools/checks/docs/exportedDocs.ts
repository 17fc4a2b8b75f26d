import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ts from 'typescript'
import { readWorkspace, type WorkspacePackage } from '../workspace.ts'

const CONDITION = '@openappkit/source'
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

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
  const sources = sourcesOf(root, packages)
  const program = ts.createProgram({
    rootNames: [...new Set(sources.values())],
    options: { jsx: ts.JsxEmit.ReactJSX, noLib: true, types: [] },
    host: hostOf(sources),
  })
  const checker = program.getTypeChecker()
  return packages
    .filter(({ manifest }) => !manifest.private)
    .flatMap(({ folder, manifest }) => {
      const entries = [...sources].filter(([name]) => name === manifest.name || name.startsWith(`${manifest.name}/`))
      const symbols = entries.flatMap(([, file]) => exportsOf(program, checker, file))
      const docs = symbols.flatMap(symbol => toDoc(root, folder, checker, symbol))
      return [...new Map(docs.map(doc => [`${doc.file}:${doc.line}:${doc.name}`, doc])).values()]
    })
}

/** Returns the source of each entry point, by its import specifier. */
function sourcesOf(root: string, packages: readonly WorkspacePackage[]): Map<string, string> {
  const sources = new Map<string, string>()
  for (const { folder, manifest } of packages) {
    for (const [key, target] of Object.entries(manifest.exports ?? {})) {
      const source = typeof target === 'string' ? target : (target as Readonly<Record<string, string>>)[CONDITION]
      if (source && /\.tsx?$/.test(source))
        sources.set(join(manifest.name, key).replaceAll(sep, '/'), join(root, folder, source))
    }
  }
  return sources
}

/**
 * Creates a compiler host that only resolves modules of the workspace. The exports of a module don't depend on the
 * types of other packages.
 */
function hostOf(sources: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost({}, true)
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) => {
      const base = join(containing, '..', text)
      const file = text.startsWith('.')
        ? EXTENSIONS.map(extension => base + extension).find(path => /\.tsx?$/.test(path) && existsSync(path))
        : sources.get(text)
      return {
        resolvedModule: file
          ? { resolvedFileName: file, extension: file.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts }
          : undefined,
      }
    })
  return host
}

function exportsOf(program: ts.Program, checker: ts.TypeChecker, file: string): ts.Symbol[] {
  const source = program.getSourceFile(file)
  const symbol = source && checker.getSymbolAtLocation(source)
  return symbol ? checker.getExportsOfModule(symbol) : []
}

function toDoc(root: string, folder: string, checker: ts.TypeChecker, exported: ts.Symbol): ExportedDoc[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
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
      hasExample: examples.some(({ text }) => /```tsx?\s*$/m.test(ts.displayPartsToString(text))),
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
