import ts from 'typescript'
import { findTerms } from './findTerms.ts'
import { lineOf } from './lineOf.ts'
import type { ProseFinding } from './ProseViolation.ts'

const TESTS = /^(?:test|it|describe)(?:\.\w+)*$/

/** Checks the strings that developers read: messages of errors and titles of tests. */
export function checkMessages(tree: ts.SourceFile): ProseFinding[] {
  const found: ProseFinding[] = []
  const visit = (node: ts.Node): void => {
    for (const part of messageParts(tree, node)) {
      const terms = findTerms(part.text, 'text')
      found.push(
        ...terms.map(({ term, text }) => ({
          line: lineOf(tree, part),
          term: term.name,
          message: `"${text}" → ${term.use}`,
        })),
      )
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
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
