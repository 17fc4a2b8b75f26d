import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns axe's findings in the current modal: one line a rule, with the elements that break it. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Only violations are read, so axe need not describe what passed.
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .include('openappkit-modal')
    // The modal has no frames, so axe needs no second page to join what it found in each.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
}
