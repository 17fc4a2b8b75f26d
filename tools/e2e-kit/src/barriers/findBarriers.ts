import type { Page } from '@playwright/test'
import { coveredControls } from './coveredControls'
import { cutText } from './cutText'
import { tightSpace } from './tightSpace'
import { unmarkedInForcedColors } from './unmarkedInForcedColors'

/** A way to look at the modal in which nothing may be lost. */
interface Condition {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Returns what is lost. Each runs in the page. */
  readonly losses: readonly (() => readonly string[])[]
  readonly forcedColors?: 'active'
  readonly css?: string
}

const losses = [cutText, coveredControls, tightSpace]

/** WCAG 1.4.12 */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }'

const conditions: readonly Condition[] = [
  // A window of 1280 × 800 px, zoomed to 200 %: WCAG 1.4.4
  { name: '200 %', width: 640, height: 400, losses },
  // A window of 1280 × 1024 px, zoomed to 400 %: WCAG 1.4.10
  { name: '320 px', width: 320, height: 256, losses },
  { name: 'short window', width: 1280, height: 480, losses },
  { name: 'text spacing', width: 360, height: 740, losses, css: textSpacing },
  { name: 'forced colors', width: 1280, height: 800, losses: [unmarkedInForcedColors], forcedColors: 'active' },
]

/**
 * Returns what gets lost in the current modal when a user zooms to 200 or 400 %, has a short window, wider text spacing
 * or forced colors: one line per text, control or surface. Restores the window.
 */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const { css, forcedColors = 'none', height, losses: checks, name, width } of conditions) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ forcedColors })
    if (css) await page.evaluate(setSpacing, css)
    await page.evaluate(twoFrames)
    for (const check of checks) found.push(...(await page.evaluate(check)).map(loss => `${name}: ${loss}`))
    if (css) await page.evaluate(setSpacing, '')
  }
  await page.emulateMedia({ forcedColors: 'none' })
  if (before) await page.setViewportSize(before)
  return found
}

/** Adds the styles of a user to the modal, or replaces them. */
function setSpacing(css: string): void {
  const root = document.querySelector('openappkit-modal')?.shadowRoot
  if (!root) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter(({ cssRules }) => !isSpacing(cssRules)), sheet]

  function isSpacing([rule]: CSSRuleList): boolean {
    return rule === undefined || rule.cssText.includes('word-spacing: 0.16em')
  }
}

/** Waits until the layout has followed the size of the window. */
function twoFrames(): Promise<void> {
  return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}
