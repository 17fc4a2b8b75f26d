import ts from 'typescript'

/** Parses a source file without parents and JSDoc nodes, which the writing rules don't need. */
export function parseSource(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  })
}
