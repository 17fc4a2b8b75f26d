import ts from 'typescript'
import { type Finding, findingAt, isPublished, type Rule, type SourceFile, walk } from './Rule.ts'

const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'message',
  'placeholder',
  'subtitle',
  'text',
  'title',
])
const TEXT_PROPERTIES = new Set(['ariaDescription', 'ariaLabel', 'innerText', 'placeholder', 'textContent', 'title'])

/** A key of the catalog, which the toast translates. */
const CATALOG_KEY = /^'[a-z]+\.[a-zA-Z]+' /

/** Checks that every text of a view, whether visible or for screen readers, comes from a locale catalog. */
export const viewLiterals: Rule = {
  name: 'view-literals',
  applies: path => isPublished(path) && !/^packages\/(testing|cloud)\//.test(path) && !path.includes('/locales/'),
  check: file => walk(file, node => findingsIn(file, node)),
}

function findingsIn(file: SourceFile, node: ts.Node): Finding[] {
  if (ts.isJsxText(node)) return complain(file, node, node.text)
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literals(file, node.expression)
  if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.has(node.name.getText(file.tree))) {
    const { initializer } = node
    return literals(file, initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer)
  }
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    TEXT_PROPERTIES.has(node.left.name.text)
  ) {
    return literals(file, node.right)
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [name, value] = node.arguments
    const sets = node.expression.name.text === 'setAttribute' && name && ts.isStringLiteralLike(name)
    if (sets && TEXT_ATTRIBUTES.has(name.text)) return literals(file, value)
    if (/\btoasts\.show$/.test(node.expression.getText(file.tree))) {
      return literals(file, name).filter(({ message }) => !CATALOG_KEY.test(message))
    }
  }
  return []
}

/**
 * Returns the findings for literals that an expression may evaluate to. Literals in comparisons and in arguments of
 * `t()` are not rendered.
 */
function literals(file: SourceFile, node: ts.Node | undefined): Finding[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return complain(file, node, node.text)
  if (ts.isTemplateExpression(node)) {
    return complain(file, node, [node.head.text, ...node.templateSpans.map(span => span.literal.text)].join(''))
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return literals(file, node.expression)
  }
  if (ts.isConditionalExpression(node)) return [...literals(file, node.whenTrue), ...literals(file, node.whenFalse)]
  if (ts.isBinaryExpression(node)) {
    const { operatorToken, left, right } = node
    switch (operatorToken.kind) {
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return literals(file, right)
      case ts.SyntaxKind.BarBarToken:
      case ts.SyntaxKind.QuestionQuestionToken:
      case ts.SyntaxKind.PlusToken:
        return [...literals(file, left), ...literals(file, right)]
      default:
        return []
    }
  }
  return []
}

function complain(file: SourceFile, node: ts.Node, text: string): Finding[] {
  return /\p{L}/u.test(text) ? [findingAt(file, node, `'${text.trim()}' belongs in a locale catalog`)] : []
}
