import ts from 'typescript'
import { DeclarationPrinter, libraryImport } from './DeclarationPrinter.ts'
import { compare, type Declarations } from './Declarations.ts'
import type { EntryPoint } from './entryPoints.ts'

/**
 * Returns the public types of an entry point as code: imports, exports of other modules, declarations, augmentations,
 * and the declarations that these use without exporting them.
 */
export function apiReport(declarations: Declarations, entry: EntryPoint): string {
  const printer = new DeclarationPrinter(declarations)
  const own: string[] = []
  const passedOn = declarations.starExports(entry).map(module => `export * from '${module}'`)
  for (const [name, symbol] of declarations.exports(entry)) {
    const from = originOf(declarations, entry, symbol)
    if (from) passedOn.push(exportFrom(symbol, from, name))
    else own.push(...declarations.declarationsOf(symbol).map(declaration => printer.printExported(declaration, name)))
  }
  const augmentations = declarations
    .filesOf(entry)
    .flatMap(({ statements }) => statements.filter(isAugmentation))
    .map(block => printer.printAugmentation(block))
  const hidden = printHidden(printer)
  const imports = [...printer.imports].map(
    ([module, names]) => `import { ${[...names].toSorted(compare).join(', ')} } from '${module}'`,
  )
  return [
    section('', imports.toSorted(compare)),
    section('', passedOn),
    section('', own, '\n\n'),
    section('// Adds to other modules:', augmentations.toSorted(compare), '\n\n'),
    section('// Not exported:', hidden, '\n\n'),
  ]
    .filter(text => text !== '')
    .join('\n\n')
}

interface Origin {
  readonly module: string
  readonly name: string
}

/** Returns the entry point or library that declares an exported symbol, unless it is this entry point. */
function originOf(declarations: Declarations, entry: EntryPoint, symbol: ts.Symbol): Origin | undefined {
  const owner = declarations.ownerOf(symbol)
  if (owner) return owner.entry === entry ? undefined : { module: owner.entry.specifier, name: owner.name }
  const [declaration] = symbol.declarations ?? []
  return declaration && libraryImport(declaration)
}

function exportFrom(symbol: ts.Symbol, { module, name }: Origin, as: string): string {
  const isType = !(symbol.flags & (ts.SymbolFlags.Value | ts.SymbolFlags.Alias))
  return `export ${isType ? 'type ' : ''}{ ${name === as ? name : `${name} as ${as}`} } from '${module}'`
}

/** Prints declarations that no entry point exports. They can use more of them. */
function printHidden(printer: DeclarationPrinter): string[] {
  const printed: { readonly name: string; readonly text: string }[] = []
  for (const [declaration, name] of printer.hidden) printed.push({ name, text: printer.printHidden(declaration, name) })
  return printed.toSorted((a, b) => compare(a.name, b.name)).map(({ text }) => text)
}

function isAugmentation(statement: ts.Statement): statement is ts.ModuleDeclaration {
  return (
    ts.isModuleDeclaration(statement) &&
    (ts.isStringLiteral(statement.name) || !!(statement.flags & ts.NodeFlags.GlobalAugmentation))
  )
}

function section(title: string, parts: readonly string[], separator = '\n'): string {
  return parts.length > 0 ? [title, parts.join(separator)].filter(Boolean).join('\n\n') : ''
}
