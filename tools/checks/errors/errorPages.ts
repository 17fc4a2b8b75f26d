import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { report, type Violation } from '../violation.ts'
import { repository } from '../workspace.ts'
import { errorSections, errorTable } from './errorTables.ts'
import { type ErrorArea, readErrorCodes } from './readErrorCodes.ts'

const PAGE = 'docs/errors.md'
const BLOCK = /(<!-- codes -->\n\n)[\s\S]*?(\n\n<!-- \/codes -->)/u

/** Checks docs/errors.md, and the README of each package that declares codes, against the docstrings of the codes. */
export function checkErrorPages(root: string): Violation[] {
  const areas = readErrorCodes(root)
  return [...areas.flatMap(docstringViolations), ...errorPages(root, areas).flatMap(pageViolations)]
}

interface ErrorPage {
  readonly file: string
  readonly text: string
  readonly generated: string
}

/**
 * Returns the pages with generated tables. docs/errors.md lists the codes of every published package, and a README
 * lists those of its own package.
 */
function errorPages(root: string, areas: readonly ErrorArea[]): ErrorPage[] {
  const others = areas.filter(({ folder }) => folder !== 'packages/contract')
  const page = (file: string, generated: string): ErrorPage => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
    generated,
  })
  // A package may have several areas.
  const tableOf = (folder: string): string => {
    const codes = others.filter(area => area.folder === folder).flatMap(area => area.codes)
    return errorTable(codes.sort((one, other) => (one.code < other.code ? -1 : 1)))
  }
  return [
    page(PAGE, errorSections(areas.filter(({ isPublished }) => isPublished))),
    ...[...new Set(others.map(({ folder }) => folder))].map(folder => page(`${folder}/README.md`, tableOf(folder))),
  ]
}

function written({ text, generated }: ErrorPage): string {
  return text.replace(BLOCK, (_, start: string, end: string) => start + generated + end)
}

function pageViolations(page: ErrorPage): Violation[] {
  const violation = (message: string): Violation[] => [{ rule: 'error-pages', file: page.file, message }]
  if (!BLOCK.test(page.text)) return violation('has no `<!-- codes -->` block')
  if (page.text === written(page)) return []
  return violation('differs from the docstrings; run `node tools/checks/errors/errorPages.ts --write`')
}

function docstringViolations({ category, codes, file }: ErrorArea): Violation[] {
  const violation = (message: string): Violation => ({ rule: 'error-pages', file, message })
  const unsorted = codes.find(({ code }, index) => index > 0 && code < (codes[index - 1]?.code ?? ''))
  return [
    ...(category ? [] : [violation('declares codes without a `@category`')]),
    ...(unsorted ? [violation(`${unsorted.code} is not in alphabetical order`)] : []),
    ...codes
      .filter(({ when, fix }) => !isSentence(when) || !isSentence(fix))
      .map(({ code }) => violation(`the docstring of ${code} must say when it happens and, after \`Do:\`, what to do`)),
  ]
}

function isSentence(text: string): boolean {
  return /^[^|]+\.$/u.test(text)
}

if (import.meta.main) {
  if (process.argv.includes('--write')) {
    for (const page of errorPages(repository, readErrorCodes(repository))) {
      writeFileSync(join(repository, page.file), written(page))
    }
  }
  report(checkErrorPages(repository), 'docs/errors.md and the READMEs explain every error code.')
}
