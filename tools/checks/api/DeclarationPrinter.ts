import ts from 'typescript'
import { type Declarations, statementOf } from './Declarations.ts'
import { withShownMembers } from './withShownMembers.ts'

/**
 * Prints the declarations of one report: without comments and private members, with sorted members and public names.
 * Collects the names that they refer to.
 */
export class DeclarationPrinter {
  /** Names from other libraries, by module. */
  readonly imports = new Map<string, Set<string>>()
  /** Declarations that no entry point exports, and their names. */
  readonly hidden = new Map<ts.Declaration, string>()
  readonly #declarations: Declarations
  readonly #printer = ts.createPrinter({ removeComments: true })
  #isHidden = false

  constructor(declarations: Declarations) {
    this.#declarations = declarations
  }

  /** Prints a declaration that the entry point exports under a name. */
  printExported(declaration: ts.Declaration, name: string): string {
    this.#isHidden = false
    return `${name === 'default' ? 'export default' : 'export'} ${this.#print(declaration, name)}`
  }

  /** Prints a declaration that only others use. Apps can't construct or extend such a class. */
  printHidden(declaration: ts.Declaration, name: string): string {
    this.#isHidden = true
    return this.#print(declaration, name)
  }

  #print(declaration: ts.Declaration, name: string): string {
    const text = this.#text(statementOf(declaration))
    const own = declaration as ts.Declaration & { readonly name?: ts.Identifier }
    const declared = own.name ? plainName(own.name.text) : name
    return text.replace(/^(?:export |declare |default )*/, '').replace(declared, name)
  }

  /** Prints an augmentation of another module. */
  printAugmentation(block: ts.ModuleDeclaration): string {
    this.#isHidden = false
    return this.#text(block)
  }

  #text(node: ts.Node): string {
    const result = ts.transform(node, [context => root => ts.visitNode(root, one => this.#visit(one, context))])
    const [transformed = node] = result.transformed
    const text = this.#printer.printNode(ts.EmitHint.Unspecified, transformed, node.getSourceFile())
    result.dispose()
    return text
  }

  #visit(node: ts.Node, context: ts.TransformationContext): ts.Node {
    // The name of a module is `global` or a string.
    if (ts.isIdentifier(node)) return node.text === 'global' ? node : this.#rename(node)
    return ts.visitEachChild(withShownMembers(node, this.#isHidden), child => this.#visit(child, context), context)
  }

  /** Replaces a name of the bundle, such as `Account$1`, by the name that apps import. */
  #rename(node: ts.Identifier): ts.Identifier {
    const symbol = this.#declarations.symbolAt(node)
    const [declaration] = symbol?.declarations ?? []
    if (!symbol || !declaration) return node
    const library = libraryImport(declaration)
    if (library) {
      this.imports.set(library.module, (this.imports.get(library.module) ?? new Set()).add(library.name))
      return renamed(node, library.name)
    }
    const declared = this.#declarations.declarationsOf(symbol)
    if (declared.length === 0) return node
    const name = this.#declarations.ownerOf(symbol)?.name ?? this.#hide(symbol, declared)
    return renamed(node, name)
  }

  #hide(symbol: ts.Symbol, declared: readonly ts.Declaration[]): string {
    const name = plainName(symbol.name)
    for (const declaration of declared) this.hidden.set(declaration, name)
    return name
  }
}

/** Removes the number that the bundler adds to a name that exists twice. */
function plainName(name: string): string {
  return name.replace(/\$\d+$/, '')
}

/** Returns the module and the name of a symbol that is imported from another library. */
export function libraryImport(declaration: ts.Declaration): { module: string; name: string } | undefined {
  if (!ts.isImportSpecifier(declaration) && !ts.isExportSpecifier(declaration)) return undefined
  const statement = ts.isImportSpecifier(declaration) ? declaration.parent.parent.parent : declaration.parent.parent
  const { moduleSpecifier } = statement as ts.ImportDeclaration | ts.ExportDeclaration
  if (!moduleSpecifier) return undefined
  return {
    module: (moduleSpecifier as ts.StringLiteral).text,
    name: (declaration.propertyName ?? declaration.name).text,
  }
}

function renamed(node: ts.Identifier, name: string): ts.Identifier {
  return node.text === name ? node : ts.factory.createIdentifier(name)
}
