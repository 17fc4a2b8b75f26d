import ts from 'typescript'
import { findTerms } from './findTerms.ts'
import { lineOf } from './lineOf.ts'
import type { ProseFinding } from './ProseViolation.ts'

const TESTS = /^(?:test|it|describe)(?:\.\w+)*$/

/** Three words or more. Selectors, queries and lists of names look different. */
const SENTENCE = /^\W*[A-Za-z][\w'’`-]*,? [\w'’`-]+,?:? [\w'’`]/

/** Checks error messages and test titles. */
export function checkMessages(tree: ts.SourceFile): ProseFinding[] {
  return findingsIn(tree, node => messageParts(tree, node))
}

/** Checks every string that reads as a sentence, such as an error message, a log message or the help of an option. */
export function checkStrings(tree: ts.SourceFile): ProseFinding[] {
  const isSentence = ({ text }: ts.LiteralLikeNode): boolean => SENTENCE.test(text)
  return findingsIn(tree, node => [
    // A short error message has fewer words than a sentence.
    ...messageParts(tree, node),
    ...(ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? literals(node).filter(isSentence) : []),
  ])
}

function findingsIn(tree: ts.SourceFile, partsOf: (node: ts.Node) => readonly ts.LiteralLikeNode[]): ProseFinding[] {
  const parts = new Set<ts.LiteralLikeNode>()
  const visit = (node: ts.Node): void => {
    for (const part of partsOf(node)) parts.add(part)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return [...parts].flatMap(part =>
    findTerms(part.text, 'text').map(({ term, text }) => ({
      line: lineOf(tree, part),
      term: term.name,
      message: `"${text}" → ${term.use}`,
    })),
  )
}

function messageParts(tree: ts.SourceFile, node: ts.Node): ts.LiteralLikeNode[] {
  if (ts.isNewExpression(node)) {
    const isError = ts.isIdentifier(node.expression) && node.expression.text.endsWith('Error')
    return isError ? (node.arguments ?? []).flatMap(literals) : []
  }
  if (!ts.isCallExpression(node)) return []
  const called = ts.isCallExpression(node.expression) ? node.expression.expression : node.expression
  const [title] = node.arguments
  return title && TESTS.test(called.getText(tree)) ? literals(title) : []
}

function literals(node: ts.Expression): ts.LiteralLikeNode[] {
  if (ts.isStringLiteralLike(node)) return [node]
  return ts.isTemplateExpression(node) ? [node.head, ...node.templateSpans.map(({ literal }) => literal)] : []
}
