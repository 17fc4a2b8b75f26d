import type { Page } from '@playwright/test'
import { runAxe } from './runAxe'

const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns the axe violations, by default in the current modal: one line per rule, with the elements that break it. */
export function findViolations(page: Page, selector = 'openappkit-modal'): Promise<readonly string[]> {
  return runAxe(page, selector, { type: 'tag', values })
}
