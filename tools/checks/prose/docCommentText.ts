import type { TextLine } from './TextBlock.ts'

const CODE_TAG =
  /^\s*@(?:example|see|type|typedef|template|defaultValue|default|internal|experimental|packageDocumentation)\b/
const NAMED_TAG = /^\s*@(?:param|property|prop|throws|yields)\s+(?:\{[^}]*\}\s*)?(?:\[?[\w.$]+[^\]\s]*\]?)?\s*-?/
const TAG = /^\s*@\w+\s*(?:\{[^}]*\})?/

/** Returns the lines of a comment without its tags and examples. The text of each tag is a separate block. */
export function docCommentText(lines: readonly TextLine[]): TextLine[] {
  let isCode = false
  return lines.flatMap(line => {
    const isTag = TAG.test(line.text)
    if (isTag) isCode = CODE_TAG.test(line.text)
    if (isCode) return [{ ...line, text: '' }]
    if (!isTag) return [line]
    const text = NAMED_TAG.test(line.text) ? line.text.replace(NAMED_TAG, '') : line.text.replace(TAG, '')
    return [
      { ...line, text: '' },
      { ...line, text },
    ]
  })
}
