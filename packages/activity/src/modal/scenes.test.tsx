import { describeScenes } from '@openappkit/test-kit/scenes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { sent } from '../../test/activityKit'
import { noon, type OpenActivity, openActivity, tabAlone } from '../../test/openActivity'
import { bob, day, ether, fungible, own, spamNft, wireTransaction, wireTransactions } from '../../test/wireTransaction'

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

/** Every visually distinct state of the view. */
const scenes: Readonly<Record<string, () => Promise<OpenActivity>>> = {
  'with transactions': () => shown(),
  'with spam': async () => {
    const made = await shown()
    await page.getByRole('button', { name: /^Show spam/u }).click()
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
    // The toast would cover the view.
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
    // The list renders 24 rows until it has measured the viewport, then removes rows more than ten below it.
    const below = () => {
      const edge = made.root().querySelector('.stage')?.getBoundingClientRect().bottom ?? 0
      const last = made.rows().at(-1)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
      return last - edge
    }
    await expect.poll(below).toBeLessThan(10 * 56)
    return made
  },
}

describeScenes('Transactions', scenes, { uncut: '.list-item', extraPresses: 40 })
