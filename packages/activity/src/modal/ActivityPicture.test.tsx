import { contrastOf } from '@openappkit/test-kit/contrast-of'
import { expect, test } from 'vitest'
import { sent } from '../../test/activityKit'
import { noon, openActivity } from '../../test/openActivity'
import { day, wireTransaction } from '../../test/wireTransaction'

const modes = ['dark', 'light'] as const

test.each(modes)(
  'a badge of 20 px stands out from the card, and its glyph from the badge, in the %s theme',
  async themeMode => {
    const { root, texts } = await openActivity({
      options: { themeMode },
      prepare: ({ backend }) => {
        backend.transactions = [
          wireTransaction('a', { at: noon - day }),
          wireTransaction('b', { at: noon - 2 * day, status: 'failed' }),
        ]
      },
      own: [{ ...sent, at: noon - 60_000 }],
    })
    await expect.poll(() => texts().length).toBe(5)
    const badges = [...root().querySelectorAll('.activity-badge')]
    expect(badges.map(badge => badge.getAttribute('data-status'))).toEqual(['pending', 'confirmed', 'failed'])
    for (const badge of badges) {
      const { backgroundColor, borderTopColor, color } = getComputedStyle(badge)
      expect([badge.clientWidth, badge.clientHeight]).toEqual([20, 20])
      expect(contrastOf(backgroundColor, borderTopColor)).toBeGreaterThanOrEqual(3)
      expect(contrastOf(color, backgroundColor)).toBeGreaterThanOrEqual(3)
    }
  },
)
