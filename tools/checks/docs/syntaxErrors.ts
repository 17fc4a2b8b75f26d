import ts from 'typescript'
import type { Violation } from '../violation.ts'
import type { CodeBlock } from './CodeBlock.ts'

/**
 * Returns the syntax errors of a block. A single syntax error keeps the compiler from checking the types of all blocks.
 */
export function syntaxErrors({ file, line, language, code }: CodeBlock): Violation[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: `block.${language}`,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  })
  return diagnostics.slice(0, 1).map(({ file: tree, start = 0, code: number, messageText }) => ({
    rule: 'example',
    file,
    line: line + (tree?.getLineAndCharacterOfPosition(start).line ?? 0),
    message: `TS${number}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  }))
}
