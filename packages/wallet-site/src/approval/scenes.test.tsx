import { violationsOf } from '@openappkit/test-kit/violations-of'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approvalScenes } from '../../test/approval/approvalScenes'

describe.each(Object.entries(approvalScenes))('%s', (_, scene) => {
  test.each(['en', 'de', 'ar'])('has no axe violations, dark or light, in %s', async language => {
    const { root } = await scene({ language })
    const container = root().querySelector<HTMLElement>('[data-theme]')
    for (const theme of ['dark', 'light']) {
      if (container) container.dataset['theme'] = theme
      for (const animation of root().getAnimations?.() ?? document.getAnimations()) animation.finish?.call(animation)
      expect(await violationsOf(root().host)).toEqual([])
    }
    expect(root().innerHTML).not.toMatch(/<style|\son\w+=|\{\w+\}/)
  })

  test('reaches every control with Tab, in the order of the screen', async () => {
    const { root } = await scene()
    const wanted = [...root().querySelectorAll(':is(button, input):enabled')]
    const reached = new Set<Element>()
    for (let press = 0; press < wanted.length + 3; press++) {
      await userEvent.tab()
      const focused = root().activeElement
      if (focused?.matches('button, input')) reached.add(focused)
    }
    expect([...reached]).toEqual(wanted)
  })

  test.each(['en', 'de', 'ar'])('fits a phone of 320 px in %s', async language => {
    const { innerHeight, innerWidth } = window
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    const { root } = await scene({ language })
    for (const part of root().querySelectorAll<HTMLElement>(
      '.approval, .approval-body, .button, .notice, .approval-panel',
    ))
      expect(part.scrollWidth, part.outerHTML).toBeLessThanOrEqual(part.clientWidth + 1)
  })
})
