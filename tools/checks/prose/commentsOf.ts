import ts from 'typescript'
import type { TextLine } from './TextBlock.ts'

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g
const LITERALS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.JsxText,
])
const DIRECTIVE = /^\s*(?:@ts-\w+|biome-ignore\S*\s+\S+?:|\/\s*<|[#@]__\w+__|#(?:end)?region\b|!)/

/** Returns the comments of a source file as lines without comment markers. Adjacent line comments count as one. */
export function commentsOf(tree: ts.SourceFile): TextLine[][] {
  const { text } = tree
  const starts = tree.getLineStarts()
  const comments: TextLine[][] = []
  let lineAbove = -1
  let index = 0
  for (const { 0: comment, index: position } of withoutLiterals(tree).matchAll(COMMENT)) {
    while ((starts[index + 1] ?? Number.POSITIVE_INFINITY) <= position) index += 1
    const isLine = comment.startsWith('//')
    const isAlone = text.slice(starts[index], position).trim() === ''
    const lines = (isLine ? comment.slice(2) : comment.slice(2, -2)).split('\n').map((line, offset) => ({
      number: index + 1 + offset,
      text: line.replace(isLine ? DIRECTIVE : /^\s*\*+ ?/, ''),
    }))
    if (isLine && isAlone && lineAbove === index) comments.at(-1)?.push(...lines)
    else comments.push(lines)
    lineAbove = isLine && isAlone ? index + 1 : -1
  }
  return comments
}

/** Blanks out strings, templates, regular expressions and JSX text, where slashes don't start comments. */
function withoutLiterals(tree: ts.SourceFile): string {
  const parts: string[] = []
  let end = 0
  const visit = (node: ts.Node): void => {
    if (LITERALS.has(node.kind)) {
      const start = node.kind === ts.SyntaxKind.JsxText ? node.pos : node.getStart(tree)
      parts.push(tree.text.slice(end, start), ' '.repeat(node.end - start))
      end = node.end
    } else ts.forEachChild(node, visit)
  }
  visit(tree)
  return parts.join('') + tree.text.slice(end)
}
