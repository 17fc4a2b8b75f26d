import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { EntryPoint } from './entryPoints.ts'

/** Where apps import a symbol from. */
export interface PublicName {
  readonly name: string
  readonly entry: EntryPoint
}

/** The built declarations of all entry points, as the compiler sees them. Types of other libraries stay unresolved. */
export class Declarations {
  readonly entries: readonly EntryPoint[]
  readonly #program: ts.Program
  readonly #checker: ts.TypeChecker
  /**
   * The entry point that owns each declaration: the first one of its own package that exports it. An augmentation gives
   * a declaration a second symbol, so symbols can't be compared.
   */
  readonly #owners = new Map<ts.Declaration, PublicName>()

  constructor(entries: readonly EntryPoint[]) {
    this.entries = entries
    this.#program = ts.createProgram({
      rootNames: entries.map(({ declarations }) => declarations),
      options: { noLib: true, types: [] },
      host: hostOf(entries),
    })
    this.#checker = this.#program.getTypeChecker()
    for (const entry of entries) {
      for (const [name, symbol] of this.exports(entry)) {
        const [declaration] = this.declarationsOf(symbol)
        const isOwn = declaration?.getSourceFile().fileName.includes(`/${entry.folder}/dist/`)
        if (declaration && isOwn && !this.#owners.has(declaration)) this.#owners.set(declaration, { name, entry })
      }
    }
  }

  /** Returns the symbols that an entry point exports, by name, in alphabetical order. */
  exports(entry: EntryPoint): (readonly [name: string, symbol: ts.Symbol])[] {
    const source = this.#sourceOf(entry.declarations)
    const symbol = this.#checker.getSymbolAtLocation(source)
    return (symbol ? this.#checker.getExportsOfModule(symbol) : [])
      .map(exported => [exported.name, this.resolve(exported)] as const)
      .toSorted(([a], [b]) => compare(a, b))
  }

  /** Returns the modules of other libraries whose exports an entry point passes on with `export *`. */
  starExports(entry: EntryPoint): string[] {
    return this.#sourceOf(entry.declarations).statements.flatMap(statement =>
      ts.isExportDeclaration(statement) && !statement.exportClause && statement.moduleSpecifier
        ? [(statement.moduleSpecifier as ts.StringLiteral).text]
        : [],
    )
  }

  /** Returns where apps import a symbol from, or undefined if no entry point exports it. */
  ownerOf(symbol: ts.Symbol): PublicName | undefined {
    const [declaration] = this.declarationsOf(symbol)
    return declaration && this.#owners.get(declaration)
  }

  /** Returns the symbol that a name refers to, without aliases. */
  symbolAt(node: ts.Identifier): ts.Symbol | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node)
    return symbol && this.resolve(symbol)
  }

  /** Follows imports and exports to the declared symbol. A symbol of another library stays an alias. */
  resolve(symbol: ts.Symbol): ts.Symbol {
    if (!(symbol.flags & ts.SymbolFlags.Alias)) return symbol
    const target = this.#checker.getAliasedSymbol(symbol)
    return target.declarations?.length ? target : this.#lastAlias(symbol)
  }

  /** Returns the declarations of a symbol at the top level of our packages' files, without augmentations. */
  declarationsOf(symbol: ts.Symbol): ts.Declaration[] {
    return (symbol.declarations ?? []).filter(declaration => ts.isSourceFile(statementOf(declaration).parent))
  }

  /** Returns the files of an entry point: its declarations, and those of its package that it imports. */
  filesOf(entry: EntryPoint): ts.SourceFile[] {
    const files = new Set([this.#sourceOf(entry.declarations)])
    for (const file of files) {
      for (const statement of file.statements) {
        const specifier = moduleOf(statement)
        if (specifier?.startsWith('.')) files.add(this.#sourceOf(declarationsAt(join(file.fileName, '..', specifier))))
      }
    }
    return [...files]
  }

  #lastAlias(symbol: ts.Symbol): ts.Symbol {
    const next = this.#checker.getImmediateAliasedSymbol(symbol)
    return next?.declarations?.length && next.flags & ts.SymbolFlags.Alias ? this.#lastAlias(next) : symbol
  }

  #sourceOf(file: string): ts.SourceFile {
    const source = this.#program.getSourceFile(file)
    if (!source) throw new Error(`${file} doesn't exist. Run \`npm run build\` first.`)
    return source
  }
}

/** Compares names by code unit, so that the order is the same on every machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** Returns the statement that contains a declaration: itself, or the list of a constant. */
export function statementOf(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
}

function moduleOf(statement: ts.Statement): string | undefined {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined
  return (statement.moduleSpecifier as ts.StringLiteral | undefined)?.text
}

function declarationsAt(path: string): string {
  return path.replace(/\.js$/, '.d.ts')
}

function hostOf(entries: readonly EntryPoint[]): ts.CompilerHost {
  const files = new Map(entries.map(({ specifier, declarations }) => [specifier, declarations]))
  const host = ts.createCompilerHost({}, true)
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) => {
      const file = text.startsWith('.') ? declarationsAt(join(containing, '..', text)) : files.get(text)
      const resolved = file !== undefined && existsSync(file)
      return { resolvedModule: resolved ? { resolvedFileName: file, extension: ts.Extension.Dts } : undefined }
    })
  return host
}
