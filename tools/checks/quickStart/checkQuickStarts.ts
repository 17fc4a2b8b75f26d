import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile } from '../docs/compile.ts'
import { blocksOf } from '../docs/docFiles.ts'
import { linkDependencies } from '../docs/linkDependencies.ts'
import { report, type Violation } from '../violation.ts'
import { repository } from '../workspace.ts'
import { quickStart, quickStarts } from './quickStarts.ts'
import { compilerOptions, main } from './viteTemplate.ts'

const BLOCK = /(<!-- quick start -->\n\n)[\s\S]*?(\n\n<!-- \/quick start -->)/u
const RULE = 'quick-start'

/** Checks that every README has the same quick start, and that it compiles in a new Vite app. */
export function checkQuickStarts(root: string): Violation[] {
  const unequal = quickStarts.flatMap(({ page, adapter }) => {
    const text = readFileSync(join(root, page), 'utf8')
    const violation = (message: string): Violation[] => [{ rule: RULE, file: page, message }]
    if (!BLOCK.test(text)) return violation('has no `<!-- quick start -->` block')
    if (text === written(text, adapter)) return []
    return violation('differs from the quick start; run `node tools/checks/quickStart/checkQuickStarts.ts --write`')
  })
  return [
    ...unequal,
    ...compileErrors(
      root,
      quickStarts.map(({ page }) => page),
    ),
  ]
}

function written(text: string, adapter: (typeof quickStarts)[number]['adapter']): string {
  return text.replace(BLOCK, (_, start: string, end: string) => start + quickStart(adapter) + end)
}

/** Compiles the files below the marker of each page as those of a new Vite app. */
export function compileErrors(root: string, pages: readonly string[]): Violation[] {
  const starts = pages.map(page => {
    const lines = readFileSync(join(root, page), 'utf8').split('\n')
    const [start, end] = [lines.indexOf('<!-- quick start -->'), lines.indexOf('<!-- /quick start -->')]
    const blocks = blocksOf(root, page).filter(
      ({ line, language }) => start >= 0 && line > start && (end < 0 || line < end) && /^tsx?$/u.test(language),
    )
    return blocks.map(block => ({ ...block, name: /^\/\/ src\/(\S+)/u.exec(block.code)?.[1] ?? 'App.tsx' }))
  })
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'openappkit-quick-start-')))
  try {
    for (const [index, files] of starts.entries()) {
      const app = join(folder, `src/${index}`)
      mkdirSync(app, { recursive: true })
      for (const { name, code } of files) writeFileSync(join(app, name), code)
      if (files.length > 0) writeFileSync(join(app, 'main.tsx'), main)
    }
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
    linkDependencies(repository, folder)
    return compile(folder).flatMap(({ path, line, message }) => {
      const [, index, file] = /^src\/(\d+)\/(.+)$/u.exec(path) ?? []
      const files = starts[Number(index)] ?? []
      // Errors of `main.tsx` count for the app. Other paths are our sources, which have compiler options of their own.
      const found = files.find(({ name }) => name === file)
      const start = found ?? files.at(-1)
      if (!start) return []
      return [{ rule: RULE, file: start.file, line: start.line + (found ? line - 1 : 0), message }]
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  if (process.argv.includes('--write')) {
    for (const { page, adapter } of quickStarts) {
      const path = join(repository, page)
      writeFileSync(path, written(readFileSync(path, 'utf8'), adapter))
    }
  }
  report(checkQuickStarts(repository), 'Every README has the same quick start, which compiles in a new Vite app.')
}
