import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, isDevelopmentOnly, readWorkspace } from '../workspace.ts'
import { blocksOfLines } from './blocksOfLines.ts'
import type { CodeBlock } from './CodeBlock.ts'
import { exampleBlocks } from './exampleBlocks.ts'

/** Returns the Markdown pages and sources whose examples are checked. */
export function docFiles(root: string): string[] {
  const packages = readWorkspace(root)
    .map(({ folder }) => folder)
    .filter(folder => folder.startsWith('packages/'))
  const pages = ['README.md', ...packages.map(folder => `${folder}/README.md`)]
  const sources = packages.flatMap(folder => filesBelow(root, `${folder}/src`, ['.ts', '.tsx']))
  return [
    ...pages.filter(path => existsSync(join(root, path))),
    ...filesBelow(root, 'docs', ['.md']),
    ...sources.filter(path => !isDevelopmentOnly(path)),
  ]
}

/** Returns the TypeScript blocks of a page or a source. */
export function blocksOf(root: string, file: string): CodeBlock[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')
  if (!file.endsWith('.md')) return exampleBlocks(file, text)
  return blocksOfLines(
    file,
    text.split('\n').map((line, index) => ({ number: index + 1, text: line })),
  )
}
