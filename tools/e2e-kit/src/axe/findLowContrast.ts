import type { Page } from '@playwright/test'
import { runAxe } from './runAxe'

/** Returns texts with too little contrast, by default in the current modal. The other rules find the same in any theme. */
export function findLowContrast(page: Page, selector = 'openappkit-modal'): Promise<readonly string[]> {
  return runAxe(page, selector, { type: 'rule', values: ['color-contrast'] })
}
