import { expect, test } from 'vitest'
import { noon, openActivity } from '../../test/openActivity'
import { fungible, wireTransaction } from '../../test/wireTransaction'

test.each([
  ['en', '123456789', 'right'],
  ['ar', '123456789', 'left'],
  ['ar-EG', '123456789', 'left'],
  ['ar', '5', 'right'],
])(
  'shows the sign to the left of the digits, and the symbol after the number as its word is read: in %s, %s',
  async (locale, quantity, side) => {
    const { root } = await openActivity({
      options: { locale },
      prepare: ({ backend }) => {
        backend.transactions = [
          wireTransaction('a', { at: noon, operationType: 'receive', transfers: [fungible('USDC', quantity, 'in')] }),
        ]
      },
    })
    const number = () => root().querySelector('.activity-amount > bdi')
    await expect.poll(() => number()?.textContent).toMatch(/^\+\p{N}/u)
    const text = number()?.querySelector('span')?.firstChild
    if (!text) throw new Error('No number')
    const left = (at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    }
    expect(left(0)).toBeLessThan(left(1))
    const symbol = root().querySelector('.activity-amount > bdi + bdi')
    const distance = (symbol?.getBoundingClientRect().left ?? Number.NaN) - left(1)
    expect(Math.sign(distance)).toBe(side === 'right' ? 1 : -1)
  },
)
