import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns the axe violations, by default in the current modal: one line per rule, with the elements that break it. */
export async function findViolations(page: Page, selector = 'openappkit-modal'): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Only violations are read, so axe doesn't need to describe passed rules.
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .include(selector)
    // The page has no frames, so axe doesn't need a second page to merge their results.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
}
