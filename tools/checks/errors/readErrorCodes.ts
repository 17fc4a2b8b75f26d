import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { filesBelow, isDevelopmentOnly, readWorkspace } from '../workspace.ts'

/** An error code and the explanation in its docstring. */
export interface ErrorCode {
  readonly code: string
  /** When the error happens. */
  readonly when: string
  /** The fix, from the line that starts with `Do:`. */
  readonly fix: string
  /** The error class from `@throws`. Undefined for `AppKitError`. */
  readonly errorClass: string | undefined
}

/** The codes of one interface, named by its `@category`. */
export interface ErrorArea {
  readonly category: string
  /** Folder of the package that declares it, such as `packages/send`. */
  readonly folder: string
  readonly isPublished: boolean
  /** Path from the root of the repository, with slashes. */
  readonly file: string
  readonly codes: readonly ErrorCode[]
}

/** Folder with the declarations of the codes that every app shares. */
const OWN = 'packages/contract/src/errors/'

/**
 * Reads every declaration of error codes. Those of the contract come first, in the order in which `AppKitErrorCodes`
 * extends them.
 */
export function readErrorCodes(root: string): ErrorArea[] {
  const files = filesBelow(root, 'packages', ['.ts'])
    .filter(file => /^packages\/[^/]+\/src\//u.test(file) && !isDevelopmentOnly(file))
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => /interface \w*ErrorCodes\b/u.test(text))
  const packages = readWorkspace(root)
  const order = files.flatMap(({ file, text }) => (file.startsWith(OWN) ? extendedNames(file, text) : []))
  return files
    .flatMap(({ file, text }) =>
      interfacesIn(file, text).map(({ name, category, codes }) => {
        const owner = packages.find(({ folder }) => file.startsWith(`${folder}/`))
        const rank = file.startsWith(OWN) ? order.indexOf(name) : order.length
        return {
          rank,
          area: { category, folder: owner?.folder ?? '', isPublished: !owner?.manifest.private, file, codes },
        }
      }),
    )
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ area }) => area)
}

interface Declaration {
  readonly name: string
  readonly category: string
  readonly codes: readonly ErrorCode[]
}

function interfacesIn(file: string, text: string): Declaration[] {
  return declarations(file, text)
    .filter(({ members }) => members.length > 0)
    .map(node => ({
      name: node.name.text,
      category: tagOf(node, 'category') ?? '',
      codes: node.members.filter(ts.isPropertySignature).map(errorCode),
    }))
}

function extendedNames(file: string, text: string): string[] {
  return declarations(file, text).flatMap(({ heritageClauses = [] }) =>
    heritageClauses.flatMap(({ types }) => types.map(({ expression }) => expression.getText())),
  )
}

function declarations(file: string, text: string): ts.InterfaceDeclaration[] {
  const found: ts.InterfaceDeclaration[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith('ErrorCodes')) found.push(node)
    else ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

function errorCode(member: ts.PropertySignature): ErrorCode {
  const [docstring] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc)
  const [when = '', fix = ''] = (ts.getTextOfJSDocComment(docstring?.comment) ?? '').split(/^Do: /mu).map(oneLine)
  const thrown = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'throws')
  const errorClass = thrown && 'typeExpression' in thrown && thrown.typeExpression
  return {
    code: ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(),
    when,
    fix,
    errorClass: errorClass ? (errorClass as ts.JSDocTypeExpression).type.getText() : undefined,
  }
}

function tagOf(node: ts.Node, name: string): string | undefined {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === name)
  const text = ts.getTextOfJSDocComment(tag?.comment)
  return text && oneLine(text)
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
