import type { Finding, Rule } from './Rule.ts'

const PHYSICAL_PROPERTY =
  /^(?:(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right)|border-(?:left|right)(?:-(?:color|style|width))?|border-(?:top|bottom)-(?:left|right)-radius|left|right)$/
const DIRECTED_PROPERTY = /^(?:text-align|float|clear|caption-side)$/

/** Rejects properties that name a physical side, so that layouts mirror in right-to-left languages. */
export const logicalCss: Rule = {
  name: 'logical-css',
  applies: path => /^packages\/.+\.css$/.test(path),
  check({ text }) {
    // Keep the line breaks of comments, so that line numbers stay correct.
    const code = text.replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '))
    const found: Finding[] = []
    for (const match of code.matchAll(/(?<=[{;\s]|^)([a-z-]+)\s*:\s*([^;{}]*)(?=[;}])/g)) {
      const [, property = '', value = ''] = match
      const line = code.slice(0, match.index).split('\n').length
      if (PHYSICAL_PROPERTY.test(property)) found.push({ line, message: `${property} names a physical side` })
      else if (DIRECTED_PROPERTY.test(property) && /\b(left|right)\b/.test(value)) {
        found.push({ line, message: `${property}: ${value.trim()} names a physical side` })
      }
    }
    return found
  },
}
