import axe from 'axe-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sent } from '../test/activityKit'
import { noon, type OpenActivity, openActivity, tabAlone } from '../test/openActivity'
import { bob, day, ether, fungible, own, spamNft, wireTransaction, wireTransactions } from '../test/wireTransaction'

const long = 'The very long name that somebody thought was fine after all, in every place'

const mixed = [
  wireTransaction('a', { at: noon - 7_200_000, status: 'pending' }),
  wireTransaction('b', { at: noon - 3_600_000 }),
  wireTransaction('c', {
    at: noon - 2 * day,
    operationType: 'receive',
    from: bob,
    to: own,
    transfers: [fungible('USDC', '1250', 'in')],
  }),
  wireTransaction('d', { at: noon - 3 * day, status: 'failed' }),
  wireTransaction('e', {
    at: noon - 20 * day,
    operationType: 'trade',
    transfers: [ether('0.25'), fungible('USDC', '780.1', 'in')],
  }),
  wireTransaction('f', { at: noon - 21 * day, operationType: 'approve', transfers: [], application: 'Exchange' }),
  wireTransaction('g', { at: noon - 21 * day, operationType: 'receive', transfers: [spamNft()] }),
  wireTransaction('h', {
    at: noon - 400 * day,
    application: long,
    transfers: [fungible(long, '123456789012345678901234567890.5', 'in')],
  }),
]

async function shown(options: Parameters<typeof openActivity>[0] = {}): Promise<OpenActivity> {
  const made = await openActivity({
    prepare: ({ backend }) => {
      backend.transactions = mixed
    },
    own: [{ ...sent, at: noon - 20_000 }],
    ...options,
  })
  await expect.poll(() => made.rows().length).toBeGreaterThan(9)
  return made
}

/** The view in every state that looks different. */
const scenes: Readonly<Record<string, () => Promise<OpenActivity>>> = {
  'with transactions': () => shown(),
  'with spam': async () => {
    const made = await shown()
    await page.getByRole('button', { name: /hidden as spam/u }).click()
    await expect.poll(() => made.texts().join()).toContain('Spam')
    return made
  },
  'in a tab': () => shown({ feature: tabAlone }),
  'in Arabic': () => shown({ options: { locale: 'ar-EG' } }),
  'of an account that did nothing': async () => {
    const made = await openActivity()
    await expect.poll(() => made.root().querySelector('.activity .message')).not.toBeNull()
    return made
  },
  loading: () =>
    openActivity({
      prepare: ({ backend }) => {
        backend.hold = new Promise(() => {})
      },
    }),
  failed: async () => {
    const made = await openActivity({
      prepare: ({ backend }) => {
        backend.isDown = true
      },
    })
    await expect.poll(() => made.root().querySelector('.activity .message')).not.toBeNull()
    // The toast would lie over the view.
    made.kit.toasts.hide()
    return made
  },
  'with many': async () => {
    const made = await openActivity({
      prepare: ({ backend }) => {
        backend.transactions = wireTransactions(80)
      },
    })
    await expect.poll(() => made.rows().length).toBeGreaterThan(9)
    return made
  },
}

describe.each(Object.entries(scenes))('Transactions %s', (_, scene) => {
  test('axe finds nothing, dark or light, in either direction, and no markup carries a script or a sheet', async () => {
    const { root, kit } = await scene()
    const container = root().querySelector('[data-theme]') as HTMLElement
    for (const [theme, dir] of [
      ['dark', 'ltr'],
      ['light', 'rtl'],
    ] as const) {
      kit.theme.setThemeMode(theme)
      container.dir = dir
      // Every movement is over: axe would otherwise measure a colour on its way.
      for (const animation of root().getAnimations()) {
        if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
      }
      const { violations } = await axe.run(root().host as HTMLElement, { resultTypes: ['violations'] })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join()}`)).toEqual([])
    }
    expect(root().innerHTML).not.toMatch(/<style|\son\w+=/)
  })

  test('Tab reaches every control, and stays inside', async () => {
    const { root } = await scene()
    const dialog = root().querySelector('dialog') as HTMLDialogElement
    const controls = [...dialog.querySelectorAll('button:enabled, a[href]')]
    const reached = new Set<Element>()
    for (let press = 0; press < controls.length + 40; press++) {
      const focused = root().activeElement
      if (focused) {
        reached.add(focused)
        // Now: a row that is left may go.
        expect(dialog.contains(focused)).toBe(true)
      }
      await userEvent.tab()
    }
    expect(controls.filter(control => !reached.has(control)).map(control => control.outerHTML)).toEqual([])
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
      for (const row of card.querySelectorAll<HTMLElement>('.list-item'))
        expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    }
  })
})
