import ts from 'typescript'

export interface SourceFile {
  /** Path from the root of the repository, with slashes. */
  readonly path: string
  readonly text: string
  /** The syntax tree. Empty for files other than TypeScript and JavaScript. */
  readonly tree: ts.SourceFile
}

export interface Finding {
  readonly line?: number
  readonly message: string
}

/** A rule that checks each file separately. */
export interface Rule {
  readonly name: string
  applies(path: string): boolean
  check(file: SourceFile): Finding[]
}

/** Parses a file for the rules. */
export function sourceFile(path: string, text: string): SourceFile {
  const isCode = /\.[cm]?[jt]sx?$/.test(path)
  return { path, text, tree: ts.createSourceFile(path, isCode ? text : '', ts.ScriptTarget.Latest, true) }
}

/** Returns a finding at the line where a node starts. */
export function findingAt({ tree }: SourceFile, node: ts.Node, message: string): Finding {
  return { line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, message }
}

/** Returns the findings of `select` for every node of a file. */
export function walk(file: SourceFile, select: (node: ts.Node) => Finding[]): Finding[] {
  const found: Finding[] = []
  const visit = (node: ts.Node): void => {
    found.push(...select(node))
    ts.forEachChild(node, visit)
  }
  visit(file.tree)
  return found
}

/** Whether a path is published code, and not a test or a story. */
export function isPublished(path: string): boolean {
  return /^packages\/[^/]+\/src\/.+\.[cm]?[jt]sx?$/.test(path) && !/\.(test|test-d|stories|bench)\.|\/test\//.test(path)
}
