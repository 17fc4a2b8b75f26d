import ts from 'typescript'
import { type Finding, findingAt, isPublished, type Rule, type SourceFile, walk } from './Rule.ts'

const MARKUP_PROPERTIES = new Set([
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'srcdoc',
  'createContextualFragment',
])

/** Rejects code that turns text into markup or code, needs `unsafe-inline`, or creates guessable ids. */
export const hostileMarkup: Rule = {
  name: 'hostile-markup',
  applies: isPublished,
  check: file => walk(file, node => dangers(file, node)),
}

function dangers(file: SourceFile, node: ts.Node): Finding[] {
  const at = (message: string): Finding[] => [findingAt(file, node, message)]
  if (ts.isPropertyAccessExpression(node)) {
    const property = node.name.text
    const object = node.expression.getText(file.tree)
    if (MARKUP_PROPERTIES.has(property)) return at(`${property} turns text into markup`)
    if (/(^|\.)document$/.test(object) && /^write(ln)?$/.test(property))
      return at(`document.${property} turns text into markup`)
    if (object === 'Math' && property === 'random') return at('Math.random can be guessed; use crypto')
  }
  if (ts.isJsxAttribute(node) && node.name.getText(file.tree) === 'dangerouslySetInnerHTML') {
    return at('dangerouslySetInnerHTML turns text into markup')
  }
  if (ts.isPropertyAssignment(node) && node.name.getText(file.tree) === 'dangerouslySetInnerHTML') {
    return at('dangerouslySetInnerHTML turns text into markup')
  }
  if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression)) {
    if (node.expression.text === 'eval') return at('eval runs text as code')
    if (node.expression.text === 'Function') return at('Function() runs text as code')
  }
  if (ts.isJsxOpeningLikeElement(node) && node.tagName.getText(file.tree) === 'style') {
    return at('a <style> element needs unsafe-inline; adopt a constructed sheet')
  }
  if (ts.isCallExpression(node) && /\.createElement$/.test(node.expression.getText(file.tree))) {
    const [tag] = node.arguments
    if (tag && ts.isStringLiteralLike(tag) && tag.text === 'style') {
      return at('a <style> element needs unsafe-inline; adopt a constructed sheet')
    }
  }
  if ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && /<style[\s>]/i.test(node.text)) {
    return at('a <style> element needs unsafe-inline; adopt a constructed sheet')
  }
  return []
}
