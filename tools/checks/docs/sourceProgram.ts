import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import ts from 'typescript'
import type { WorkspacePackage } from '../workspace.ts'

const CONDITION = '@openappkit/source'
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** The sources of packages, as the compiler sees them. */
export interface SourceProgram {
  readonly program: ts.Program
  readonly checker: ts.TypeChecker
  /** Source of each entry point, by its import specifier. */
  readonly sources: ReadonlyMap<string, string>
}

/**
 * Creates a program of the packages' entry points. It only resolves modules of these packages: the exports of a module
 * don't depend on the types of other packages. With `lib`, it knows types such as `Pick`.
 */
export function sourceProgram(root: string, packages: readonly WorkspacePackage[], lib?: string[]): SourceProgram {
  const sources = sourcesOf(root, packages)
  const program = ts.createProgram({
    rootNames: [...new Set(sources.values())],
    options: { jsx: ts.JsxEmit.ReactJSX, types: [], ...(lib ? { lib, strict: true } : { noLib: true }) },
    host: hostOf(sources),
  })
  return { program, checker: program.getTypeChecker(), sources }
}

/** Returns the exports of a source file. */
export function exportsOf({ program, checker }: SourceProgram, file: string): ts.Symbol[] {
  const source = program.getSourceFile(file)
  const symbol = source && checker.getSymbolAtLocation(source)
  return symbol ? checker.getExportsOfModule(symbol) : []
}

/** Returns the symbol that an export refers to. */
export function resolvedSymbol({ checker }: SourceProgram, exported: ts.Symbol): ts.Symbol {
  return exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
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
