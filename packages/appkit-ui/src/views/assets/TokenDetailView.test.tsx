import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { threeTokens } from '../../../test/accountBackend'
import { accountButton } from '../../../test/featureItems'
import { openAccount } from '../../../test/openAccount'
import type { TokenAction } from '../../features/TokenAction'

test.each([
  ['shows the time of an old price', 86_400_000 * 2, /^as of .*\d:\d\d.*\$1\.00$/u],
  ['shows no time for a price from a few minutes ago', 240_000, /^\$1\.00$/u],
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

const swap: TokenAction = {
  ...accountButton('swaps', { label: { en: 'Swap', ar: 'مبادلة' }, order: 50 }),
  argumentsFor: token => token,
}
const send: TokenAction = { ...swap, name: 'send', view: 'TokenDetail', label: { en: 'Send' }, order: 40 }

test('token actions of features appear in order and open their views for the token', async () => {
  const { kit } = await openAccount({ features: [{ name: 'trade', tokenActions: [swap, send] }] })
  await page.getByRole('button', { name: /^USD Coin/ }).click()
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  const labels = [...page.getByRole('button').elements()].map(button => button.textContent)
  expect(labels.filter(label => label === 'Send' || label === 'Swap')).toEqual(['Send', 'Swap'])
  const { params } = kit.router.current
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect(kit.router.current).toEqual({ view: 'TokenDetail', params })
})

test("hides actions that aren't offered for the token or that the app leaves out", async () => {
  const noNative = {
    ...swap,
    isOffered: (_: unknown, { tokenAddress }: { tokenAddress?: string | undefined }) => !tokenAddress,
  }
  const { kit } = await openAccount({ features: [{ name: 'trade', tokenActions: [noNative, send] }] })
  await page.getByRole('button', { name: /^USD Coin/ }).click()
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Swap', exact: true })).not.toBeInTheDocument()
  await kit.context.updateOptions({ features: { walletFeaturesOrder: ['receive'] } })
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).not.toBeInTheDocument()
})

test('a name that is too long for the header appears once, below a generic title', async () => {
  const name = 'A remarkably long name that somebody thought was fine after all, and then some more'
  const made = await openAccount({
    prepare: backend => {
      backend.tokens = [{ name, symbol: 'LONG', amount: '1', address: `0x${'bead'.repeat(10)}`, price: 1 }]
    },
  })
  await page.getByRole('button', { name: /^A remarkably/ }).click()
  await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible()
  expect(made.root().querySelector('.header-title')?.textContent).toBe('Token')
})
