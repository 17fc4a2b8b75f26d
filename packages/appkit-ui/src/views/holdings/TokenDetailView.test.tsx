import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { threeTokens } from '../../test/accountBackend'
import { openAccount } from '../../test/openAccount'

test.each([
  ['an old price says as of when it is', 86_400_000 * 2, /^as of .*\d:\d\d.*\$1\.00$/u],
  ['a price of a few minutes ago is the price', 240_000, /^\$1\.00$/u],
])('%s', async (_, age, shown) => {
  const made = await openAccount({
    prepare: backend => {
      backend.tokens = threeTokens.map(token => ({ ...token, priceAsOf: new Date(Date.now() - age).toISOString() }))
    },
  })
  await page.getByRole('button', { name: /^USD Coin/ }).click()
  const price = () =>
    [...made.root().querySelectorAll('.detail .fact')].find(fact => fact.querySelector('dt')?.textContent === 'Price')
  await expect.poll(() => price()?.querySelector('dd')?.textContent).toMatch(shown)
})
