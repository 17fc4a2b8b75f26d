import { relative, sep } from 'node:path'
import ts from 'typescript'
import { exportsOf, resolvedSymbol, type SourceProgram, sourceProgram } from '../docs/sourceProgram.ts'
import { readWorkspace } from '../workspace.ts'

/** A member of a type, or an export of a module. */
export interface TypeMember {
  readonly name: string
  /** Text of the docstring. Empty if there is none. */
  readonly docs: string
  /** Whether its docstring has the tag `@internal`. */
  readonly isInternal: boolean
  readonly isOptional: boolean
  /** Names of the properties of its type. For a function, of what it returns. */
  readonly properties: readonly string[]
  /** Location of the declaration. Undefined if it is outside the repository. */
  readonly location: { readonly file: string; readonly line: number } | undefined
}

/** Reads the types that the published packages export, with the members that feature packages add to them. */
export class PublishedTypes {
  readonly #program: SourceProgram
  readonly #root: string

  constructor(root: string) {
    const published = readWorkspace(root).filter(
      ({ folder, manifest }) => folder.startsWith('packages/') && !manifest.private,
    )
    this.#root = root
    this.#program = sourceProgram(root, published, ['lib.es2022.d.ts', 'lib.dom.d.ts'])
  }

  /** Returns the entry points whose specifier matches. */
  entries(pattern: RegExp): string[] {
    return [...this.#program.sources.keys()].filter(specifier => pattern.test(specifier))
  }

  /** Returns the exports of an entry point, such as `@openappkit/appkit/react`. */
  exports(specifier: string): TypeMember[] {
    return this.#exports(specifier).map(symbol => this.#member(symbol, symbol.name))
  }

  /** Returns the members of an exported type. For a union, the members of all its types. */
  members(specifier: string, name: string): TypeMember[] {
    const exported = this.#exports(specifier).find(symbol => symbol.name === name)
    if (!exported) throw new Error(`${specifier} doesn't export ${name}`)
    const type = this.#program.checker.getDeclaredTypeOfSymbol(resolvedSymbol(this.#program, exported))
    const symbols = typesOf(type).flatMap(one => this.#program.checker.getPropertiesOfType(one))
    return [...new Map(symbols.map(symbol => [symbol.name, symbol])).values()].map(symbol =>
      this.#member(symbol, symbol.name),
    )
  }

  #exports(specifier: string): ts.Symbol[] {
    const file = this.#program.sources.get(specifier)
    if (!file) throw new Error(`No published package has the entry point ${specifier}`)
    return exportsOf(this.#program, file)
  }

  #member(exported: ts.Symbol, name: string): TypeMember {
    const { checker } = this.#program
    const symbol = resolvedSymbol(this.#program, exported)
    return {
      name,
      docs: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      isInternal: symbol.getJsDocTags(checker).some(tag => tag.name === 'internal'),
      isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
      properties: this.#properties(symbol),
      location: this.#location(symbol),
    }
  }

  #properties(symbol: ts.Symbol): string[] {
    const { checker } = this.#program
    const types = typesOf(checker.getTypeOfSymbol(symbol)).flatMap(one => {
      const [call] = one.getCallSignatures()
      return call ? typesOf(this.#returned(call)) : [one]
    })
    // Arrays, strings and functions have methods, but no properties of their own.
    const objects = types.filter(
      one => !checker.isArrayLikeType(one) && (one.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0,
    )
    return [...new Set(objects.flatMap(one => checker.getPropertiesOfType(one).map(property => property.name)))]
  }

  /** Returns what a function returns. The program doesn't resolve a framework's `Ref<Account>`: it counts as `Account`. */
  #returned(call: ts.Signature): ts.Type {
    const type = call.getReturnType()
    const node = call.getDeclaration()?.type
    const isUnresolved = (type.flags & ts.TypeFlags.Any) !== 0
    const [inner] = (isUnresolved && node && ts.isTypeReferenceNode(node) && node.typeArguments) || []
    return inner ? this.#program.checker.getTypeFromTypeNode(inner) : type
  }

  #location(symbol: ts.Symbol): TypeMember['location'] {
    const declaration = symbol.declarations?.[0]
    const tree = declaration?.getSourceFile()
    if (!declaration || !tree) return undefined
    const file = relative(this.#root, tree.fileName).split(sep).join('/')
    if (file.startsWith('..') || file.includes('node_modules/')) return undefined
    return { file, line: tree.getLineAndCharacterOfPosition(declaration.getStart(tree)).line + 1 }
  }
}

/** Returns the types of a union, without `undefined`. */
function typesOf(type: ts.Type): ts.Type[] {
  const types = type.isUnion() ? type.types : [type]
  return types.filter(one => (one.flags & ts.TypeFlags.Undefined) === 0)
}
