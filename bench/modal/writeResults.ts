import { writeFile } from 'node:fs/promises'
import { asMarkdown } from './asMarkdown.ts'
import type { Results } from './Results.ts'

/** Writes `<out>.json` with every number and `<out>.md` with the tables, overwriting existing files. */
export async function writeResults(out: string, results: Results): Promise<void> {
  await writeFile(`${out}.json`, `${JSON.stringify(results, undefined, 2)}\n`)
  await writeFile(`${out}.md`, asMarkdown(results))
}
