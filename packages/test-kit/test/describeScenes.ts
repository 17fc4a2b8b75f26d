import type { ModalKit } from '@openappkit/appkit-core/modal'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { endMovements } from './endMovements'
import { violationsOf } from './violationsOf'

/** A view in one state. */
export interface Scene {
  readonly kit: ModalKit
  /** Returns the shadow root of the modal. */
  root(): ShadowRoot
}

/** Rules of a view. */
export interface SceneRules {
  /** Selector of elements whose content must fit, in addition to the card. */
  readonly uncut: string
  /** Selector of touch targets, at least 44 px high. */
  readonly pressed?: string
  /** Number of additional Tab presses beyond the initial number of controls, for rows that appear later. */
  readonly extraPresses?: number
}

const controls = ':is(button, input, select, textarea):enabled, a[href]'

/** Defines the tests of every view in every state: axe, the keyboard and a narrow phone, in both text directions. */
export function describeScenes(
  view: string,
  scenes: Readonly<Record<string, () => Promise<Scene>>>,
  { uncut, pressed, extraPresses = 2 }: SceneRules,
): void {
  describe.each(Object.entries(scenes))(`${view} %s`, (_, scene) => {
    test('has no axe violations, dark or light, in both directions, and no inline scripts or styles', async () => {
      const { root, kit } = await scene()
      const container = one(root(), '[data-theme]')
      for (const [theme, dir] of [
        ['dark', 'ltr'],
        ['light', 'rtl'],
      ] as const) {
        kit.theme.setThemeMode(theme)
        container.dir = dir
        await nextFrames(2)
        endMovements(root())
        expect(await violationsOf(root().host)).toEqual([])
      }
      expect(root().innerHTML).not.toMatch(/<style|\son\w+=/)
    })

    test('reaches every control with Tab and stays inside', async () => {
      const { root } = await scene()
      const dialog = one(root(), 'dialog')
      const wanted = [...dialog.querySelectorAll(controls)].filter(control => !isReachedByArrows(control))
      const reached = new Set<Element>()
      for (let press = 0; press < wanted.length + extraPresses; press++) {
        const focused = root().activeElement
        if (focused) {
          reached.add(focused)
          // Checked now, because the next Tab may remove the row.
          expect(dialog.contains(focused)).toBe(true)
        }
        await userEvent.tab()
      }
      expect(wanted.filter(control => !reached.has(control)).map(control => control.outerHTML)).toEqual([])
    })

    test('clips nothing on a 360 px phone, in both directions', async () => {
      const { innerHeight, innerWidth } = window
      await page.viewport(360, 740)
      onTestFinished(() => page.viewport(innerWidth, innerHeight))
      const { root } = await scene()
      const card = one(root(), '.card')
      for (const dir of ['ltr', 'rtl']) {
        one(root(), '[data-theme]').dir = dir
        expect(card.getBoundingClientRect().width).toBe(360)
        // Allows one pixel for rounding.
        for (const part of [card, ...card.querySelectorAll<HTMLElement>(uncut)])
          expect(part.scrollWidth, part.outerHTML).toBeLessThanOrEqual(part.clientWidth + (part === card ? 0 : 1))
        for (const part of pressed === undefined ? [] : card.querySelectorAll<HTMLElement>(pressed))
          expect(part.offsetHeight, part.outerHTML).toBeGreaterThanOrEqual(44)
      }
    })
  })
}

/** Returns whether arrow keys, not Tab, lead to a control: a radio button whose group has another choice. */
function isReachedByArrows(control: Element): boolean {
  return control.matches('input[type="radio"]:not(:checked)')
}

/** The card changes its height one frame after its content. */
async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
}

function one(root: ShadowRoot, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
