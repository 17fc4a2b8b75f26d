import { checkComments } from './checkComments.ts'
import { checkMessages } from './checkMessages.ts'
import { checkStyles } from './checkStyles.ts'
import type { ProseFinding } from './ProseViolation.ts'
import { parseSource } from './parseSource.ts'

/** Scripts of Vue and Svelte, and the front matter of Astro. */
const SCRIPT = /(?<=<script[^>]*>)[\s\S]*?(?=<\/script>)|(?<=^---\n)[\s\S]*?(?=\n---\n)/g

/** Checks a component of Vue, Svelte or Astro: its scripts, and the comments of its markup and styles. */
export function checkComponent(path: string, text: string): ProseFinding[] {
  const tree = parseSource(`${path}.ts`, scriptsOf(text))
  // A comment of the markup has the same lines as one of a style sheet.
  const markup = text.replace(SCRIPT, blank).replaceAll('<!--', '  /*').replaceAll('-->', '*/ ')
  return [...checkComments(tree), ...checkMessages(tree), ...checkStyles(markup)]
}

/** Returns the text with spaces in place of everything but scripts, so that lines keep their numbers. */
function scriptsOf(text: string): string {
  let script = ''
  let end = 0
  for (const { 0: found, index } of text.matchAll(SCRIPT)) {
    script += blank(text.slice(end, index)) + found
    end = index + found.length
  }
  return script
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
