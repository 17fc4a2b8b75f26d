import type { TextLine } from '../prose/TextBlock.ts'
import type { CodeBlock } from './CodeBlock.ts'

const FENCE = /^(\s*)(`{3,}|~{3,})\s*(.*?)\s*$/
const LANGUAGES: Readonly<Record<string, 'ts' | 'tsx'>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  // Their scripts.
  svelte: 'ts',
  vue: 'ts',
}

/** Returns the fenced TypeScript blocks in these lines, and the scripts of Svelte and Vue components. */
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
  const script = name === 'svelte' || name === 'vue' ? scriptOf(lines) : lines
  const first = script[0]
  if (!language || !first) return []
  const code = script.map(({ text }) => text).join('\n')
  return [{ file, line: first.number, language, code }]
}

/** Returns the lines of a component's script in TypeScript. */
function scriptOf(lines: readonly TextLine[]): readonly TextLine[] {
  const start = lines.findIndex(({ text }) => /^<script\b[^>]*\blang="ts"/.test(text))
  const end = lines.findIndex(({ text }) => text.startsWith('</script>'))
  return start < 0 ? [] : lines.slice(start + 1, end)
}
