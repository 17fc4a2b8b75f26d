import type { ModalKit } from '@openappkit/appkit-core/modal'
import axe from 'axe-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { endMovements } from './endMovements'

/** A view on screen, in some state. */
export interface Scene {
  readonly kit: ModalKit
  /** The shadow root of the modal. */
  root(): ShadowRoot
}

/** What is particular to a view. */
export interface SceneRules {
  /** Selects what may not be wider inside than it is, besides the card. */
  readonly uncut: string
  /** Selects what is pressed with a finger, and is at least 44 px high. */
  readonly pressed?: string
  /** How often Tab is pressed beyond the number of controls: where rows come and go there are more than at first. */
  readonly extraPresses?: number
}

const controls = ':is(button, input, textarea):enabled, a[href]'

/** What every view holds in every state that looks different: axe, the keyboard, and a narrow phone, in either direction. */
export function describeScenes(
  view: string,
  scenes: Readonly<Record<string, () => Promise<Scene>>>,
  { uncut, pressed, extraPresses = 2 }: SceneRules,
): void {
  describe.each(Object.entries(scenes))(`${view} %s`, (_, scene) => {
    test('axe finds nothing, dark or light, in either direction, and no markup carries a script or a sheet', async () => {
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
        const { violations } = await axe.run(root().host as HTMLElement, { resultTypes: ['violations'] })
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join()}`)).toEqual([])
      }
      expect(root().innerHTML).not.toMatch(/<style|\son\w+=/)
    })

    test('Tab reaches every control, and stays inside', async () => {
      const { root } = await scene()
      const dialog = one(root(), 'dialog')
      const wanted = [...dialog.querySelectorAll(controls)]
      const reached = new Set<Element>()
      for (let press = 0; press < wanted.length + extraPresses; press++) {
        const focused = root().activeElement
        if (focused) {
          reached.add(focused)
          // Now: a row that is left may go.
          expect(dialog.contains(focused)).toBe(true)
        }
        await userEvent.tab()
      }
      expect(wanted.filter(control => !reached.has(control)).map(control => control.outerHTML)).toEqual([])
    })

    test('nothing is cut off on a phone of 360 px, in either direction', async () => {
      const { innerHeight, innerWidth } = window
      await page.viewport(360, 740)
      onTestFinished(() => page.viewport(innerWidth, innerHeight))
      const { root } = await scene()
      const card = one(root(), '.card')
      for (const dir of ['ltr', 'rtl']) {
        one(root(), '[data-theme]').dir = dir
        expect(card.getBoundingClientRect().width).toBe(360)
        // A pixel is what rounding makes.
        for (const part of [card, ...card.querySelectorAll<HTMLElement>(uncut)])
          expect(part.scrollWidth, part.outerHTML).toBeLessThanOrEqual(part.clientWidth + (part === card ? 0 : 1))
        for (const part of pressed === undefined ? [] : card.querySelectorAll<HTMLElement>(pressed))
          expect(part.offsetHeight, part.outerHTML).toBeGreaterThanOrEqual(44)
      }
    })
  })
}

/** The card takes the height of what it shows in the frame after the one that shows it. */
async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
}

function one(root: ShadowRoot, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
