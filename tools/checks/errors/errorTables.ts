import { markdownTable } from '../markdownTable.ts'
import type { ErrorArea, ErrorCode } from './readErrorCodes.ts'

/**
 * Returns the tables of docs/errors.md, one for each area, below a heading. Every code has an anchor such as
 * `#wallet-rejected`.
 */
export function errorSections(areas: readonly ErrorArea[]): string {
  return areas
    .map(({ category, codes }) => `## ${category}\n\n${errorTable(codes, code => `<a id="${anchorOf(code)}"></a>`)}`)
    .join('\n\n')
}

/** Returns the Markdown table of these codes, aligned like the formatter's output. */
export function errorTable(codes: readonly ErrorCode[], before: (code: string) => string = () => ''): string {
  const hasClass = codes.some(({ errorClass }) => errorClass !== undefined)
  const rows = codes.map(({ code, when, fix, errorClass }) => [
    `${before(code)}\`${code}\``,
    ...(hasClass ? [errorClass ? `\`${errorClass}\`` : ''] : []),
    when,
    capitalized(fix),
  ])
  const head = ['Code', ...(hasClass ? ['Class'] : []), 'When', 'What to do']
  return markdownTable([head, ...rows])
}

/** Returns the anchor of a code in docs/errors.md. */
function anchorOf(code: string): string {
  return code.replace('/', '-')
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
