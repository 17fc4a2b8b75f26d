import axe from 'axe-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OpenSend } from '../test/mountSend'
import { sendScenes } from '../test/sendScenes'

/** Every movement is over: axe would otherwise measure a colour on its way. */
function endMovements({ root }: OpenSend): void {
  for (const animation of root().getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
  }
}

describe.each(Object.entries(sendScenes))('%s', (_, scene) => {
  test('axe finds nothing, dark or light, in either direction', async () => {
    const made = await scene()
    const { kit, root } = made
    const container = root().querySelector('[data-theme]') as HTMLElement
    for (const [theme, dir] of [
      ['dark', 'ltr'],
      ['light', 'rtl'],
    ] as const) {
      kit.theme.setThemeMode(theme)
      container.dir = dir
      endMovements(made)
      const { violations } = await axe.run(root().host as HTMLElement, { resultTypes: ['violations'] })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join()}`)).toEqual([])
    }
    expect(root().innerHTML).not.toMatch(/<style|\son\w+=/)
  })

  test('Tab reaches every control, and stays inside', async () => {
    const { root } = await scene()
    const dialog = root().querySelector('dialog') as HTMLDialogElement
    const controls = [...dialog.querySelectorAll(':is(button, input, textarea):enabled, a')]
    const reached = new Set<Element>()
    for (let press = 0; press < controls.length + 2; press++) {
      if (root().activeElement) reached.add(root().activeElement as Element)
      await userEvent.tab()
    }
    expect(controls.filter(control => !reached.has(control)).map(control => control.outerHTML)).toEqual([])
    for (const element of reached) expect(dialog.contains(element)).toBe(true)
  })

  test('nothing is cut off on a phone of 360 px, in either direction', async () => {
    const { innerHeight, innerWidth } = window
    await page.viewport(360, 740)
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    const { root } = await scene()
    const card = root().querySelector('.card') as HTMLElement
    for (const dir of ['ltr', 'rtl']) {
      ;(root().querySelector('[data-theme]') as HTMLElement).dir = dir
      expect(card.getBoundingClientRect().width).toBe(360)
      expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
      for (const part of card.querySelectorAll<HTMLElement>('.send-panel, .send-facts, .send-request, .button')) {
        expect(part.scrollWidth, part.outerHTML).toBeLessThanOrEqual(part.clientWidth + 1)
      }
    }
  })
})
