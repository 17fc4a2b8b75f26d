import { violationsOf } from '@openappkit/test-kit/violations-of'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { root } from './openApproval'

/** Opens a screen in a language. */
export type ScreenScene = (options: { readonly language?: string }) => Promise<unknown>

const languages = ['en', 'de', 'ar'] as const

/** Defines the tests of every screen in every state: axe, the keyboard and a narrow phone, in every language. */
export function describeScreens(scenes: Readonly<Record<string, ScreenScene>>): void {
  describe.each(Object.entries(scenes))('13. %s', (_, scene) => {
    test.each(languages)('has no axe violations, dark or light, in %s', async language => {
      await scene({ language })
      const container = root().querySelector<HTMLElement>('[data-theme]')
      for (const theme of ['dark', 'light']) {
        if (container) container.dataset['theme'] = theme
        await endMovements()
        expect(await violationsOf(root().host)).toEqual([])
      }
      expect(root().innerHTML).not.toMatch(/<style|\son\w+=|\{\w+\}/)
    })

    test('reaches every control with Tab, in the order of the screen', async () => {
      await scene({})
      await endMovements()
      const wanted = [...root().querySelectorAll(':is(button, input):enabled')]
      const reached = new Set<Element>()
      for (let press = 0; press < wanted.length + 4; press++) {
        await userEvent.tab()
        const focused = root().activeElement
        if (focused?.matches('button, input')) reached.add(focused)
      }
      expect([...reached].map(({ outerHTML }) => outerHTML)).toEqual(wanted.map(({ outerHTML }) => outerHTML))
    })

    test.each(languages)('fits a phone of 320 px in %s', async language => {
      const { innerHeight, innerWidth } = window
      await page.viewport(320, 640)
      onTestFinished(() => page.viewport(innerWidth, innerHeight))
      await scene({ language })
      for (const part of root().querySelectorAll<HTMLElement>(uncut))
        expect(part.scrollWidth, part.outerHTML).toBeLessThanOrEqual(part.clientWidth + 1)
    })
  })
}

const uncut = '.approval, .approval-origin, .approval-body, .button, .notice, .approval-panel, .window-row, .fact'

/** Waits until the buttons are armed, so that every color is final. */
async function endMovements(): Promise<void> {
  const arming = root().querySelector<HTMLElement>('[data-arming]')
  if (arming) await expect.poll(() => arming.dataset['arming']).toBe('armed')
  // A new theme starts transitions in the next frame.
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  for (const animation of root().getAnimations())
    if (animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
}
