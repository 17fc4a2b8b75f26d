import type { TextLine } from './TextBlock.ts'

const FENCE = /^\s*(?:>\s*)*(`{3,}|~{3,})/

/** Returns the lines of a Markdown text, with front matter and fenced code blanked out. */
export function proseLines(text: string): TextLine[] {
  const frontMatter = /^---\n[\s\S]*?\n---(?=\n|$)/.exec(text)?.[0].split('\n').length ?? 0
  const lines = text.split('\n').map((line, index) => ({ number: index + 1, text: index < frontMatter ? '' : line }))
  return withoutFences(lines)
}

/** Blanks out fenced code. */
export function withoutFences(lines: readonly TextLine[]): TextLine[] {
  let fence: string | undefined
  return lines.map(line => {
    const mark = FENCE.exec(line.text)?.[1]
    const isEdge = mark !== undefined && (fence === undefined || mark.startsWith(fence))
    const isCode = fence !== undefined || isEdge
    if (isEdge) fence = fence === undefined ? mark : undefined
    return isCode ? { ...line, text: '' } : line
  })
}
