import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: { run(selector: string, options: RunOptions): Promise<AxeResults> }
  }
}

// The smaller of its builds, because the browser compiles it in every page.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs rules of axe on an element: one line per broken rule, with the elements that break it. Loads axe once per page. */
export async function runAxe(
  page: Page,
  selector: string,
  runOnly: NonNullable<RunOptions['runOnly']>,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ options, selector }) => {
      const { violations = [] } = (await window.axe?.run(selector, options)) ?? {}
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
    },
    // Only violations are read, so axe doesn't need to describe passed rules.
    { selector, options: { resultTypes: ['violations'], runOnly } satisfies RunOptions },
  )
}
