import type { TextLine } from '../prose/TextBlock.ts'
import type { CodeBlock } from './CodeBlock.ts'

const FENCE = /^(\s*)(`{3,}|~{3,})\s*(.*?)\s*$/
const LANGUAGES: Readonly<Record<string, 'ts' | 'tsx'>> = { ts: 'ts', typescript: 'ts', tsx: 'tsx' }

/** Returns the fenced TypeScript blocks in these lines. */
export function blocksOfLines(file: string, lines: readonly TextLine[]): CodeBlock[] {
  const blocks: CodeBlock[] = []
  let open: { indent: string; fence: string; info: string; lines: TextLine[] } | undefined
  for (const line of lines) {
    const [, indent = '', fence = '', info = ''] = FENCE.exec(line.text) ?? []
    if (!open) {
      if (fence) open = { indent, fence, info, lines: [] }
    } else if (fence.startsWith(open.fence) && info === '') {
      blocks.push(...toBlock(file, open))
      open = undefined
    } else
      open.lines.push({
        ...line,
        text: line.text.startsWith(open.indent) ? line.text.slice(open.indent.length) : line.text,
      })
  }
  return blocks
}

function toBlock(file: string, { info, lines }: { info: string; lines: readonly TextLine[] }): CodeBlock[] {
  const [name = ''] = info.split(/\s+/)
  const language = LANGUAGES[name]
  const first = lines[0]
  if (!language || !first) return []
  const code = lines.map(({ text }) => text).join('\n')
  return [{ file, line: first.number, language, code }]
}
