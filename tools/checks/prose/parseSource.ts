import ts from 'typescript'

/** Parses a source file without the parts that the writing rules don't need: parents and JSDoc nodes. */
export function parseSource(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  })
}
