import { commentsOf } from '../prose/commentsOf.ts'
import { parseSource } from '../prose/parseSource.ts'
import type { TextLine } from '../prose/TextBlock.ts'
import { blocksOfLines } from './blocksOfLines.ts'
import type { CodeBlock } from './CodeBlock.ts'

/** Returns the TypeScript blocks in the `@example` tags of a source file. */
export function exampleBlocks(file: string, text: string): CodeBlock[] {
  if (!text.includes('@example')) return []
  return commentsOf(parseSource(file, text)).flatMap(lines => blocksOfLines(file, insideExamples(lines)))
}

/** A tag ends an example, but a line of code that starts with a decorator doesn't. */
function insideExamples(lines: readonly TextLine[]): TextLine[] {
  let isExample = false
  let isCode = false
  return lines.filter(({ text }) => {
    const tag = isCode ? undefined : /^\s*@(\w+)/.exec(text)?.[1]
    if (tag) isExample = tag === 'example'
    if (isExample && /^\s*```/.test(text)) isCode = !isCode
    return isExample
  })
}
