import ts from 'typescript'
import { findingAt, isPublished, type Rule, walk } from './Rule.ts'

/** Libraries in CommonJS that browsers load. */
const COMMON_JS = /^(react|react-dom|scheduler)(\/|$)/

/**
 * Rejects dynamic imports of CommonJS. If esbuild splits an app, as Vite 7 does on its development server, their
 * modules have a default export only. Static imports have their names everywhere.
 */
export const commonJsImports: Rule = {
  name: 'commonjs-imports',
  applies: isPublished,
  check: file =>
    walk(file, node => {
      if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return []
      const [source] = node.arguments
      if (!source || !ts.isStringLiteralLike(source) || !COMMON_JS.test(source.text)) return []
      const message = `${source.text} is CommonJS; import it statically in a module of ours, and import that one dynamically`
      return [findingAt(file, node, message)]
    }),
}
