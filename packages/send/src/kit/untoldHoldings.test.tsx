import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dollarAddress } from '../../test/heldAssets'
import { loseHoldings } from '../../test/loseHoldings'
import { openSend } from '../../test/mountSend'
import { bob } from '../../test/startSend'

const wayToTokens = page.getByRole('button', { name: /Select Token$/ }).first()
const onlyCoin = page.getByText(/^Token Balance Unavailable\. Only your .?ETH/)
const coin = page.getByRole('button', { name: /Ether/ })

test('where nobody tells what is held the coin can be chosen all the same, below what is missing', async () => {
  const { part } = await openSend(undefined, loseHoldings())
  await wayToTokens.click()
  await expect.element(onlyCoin).toBeVisible()
  await coin.click()
  await expect.element(page.getByRole('heading', { name: 'Send', level: 1 })).toBeVisible()
  expect(part.controller.draft?.token).toMatchObject({ symbol: 'ETH', balance: 3_204n * 10n ** 15n })
})

test('a form of nothing in particular is one of the coin then, and leads to its review', async () => {
  const { part } = await openSend(undefined, loseHoldings())
  await expect.poll(() => part.controller.draft?.token?.symbol).toBe('ETH')
  await page.getByRole('textbox', { name: /^You send/ }).fill('0.5')
  await page.getByRole('textbox', { name: /^To/ }).fill(bob)
  await page.getByRole('button', { name: 'Preview Send' }).click()
  await expect.element(page.getByRole('heading', { name: 'Review Send' })).toBeVisible()
  expect(part.controller.state.value).toMatchObject({ review: { amount: 5n * 10n ** 17n } })
})

test('a host that names an amount and a recipient gets both with the coin', async () => {
  const { part } = await openSend({ amount: '0.5', to: bob }, loseHoldings())
  await expect.element(page.getByRole('button', { name: 'Preview Send' })).toBeEnabled()
  expect(part.controller.draft).toMatchObject({ token: { symbol: 'ETH' }, amount: 5n * 10n ** 17n })
})

test('a host that names a token gets no coin in its place, however long that token takes', async () => {
  let answer = (): void => {}
  const { part } = await openSend(
    { assetAddress: dollarAddress },
    loseHoldings(({ evm }) => {
      const { getBalance } = evm
      evm.getBalance = async asked => {
        if (!asked.tokenAddress) return getBalance.call(evm, asked)
        await new Promise<void>(resolve => (answer = resolve))
        return { value: 7n, decimals: 6, symbol: 'USDC' }
      }
    }),
  )
  await wayToTokens.click()
  await expect.element(coin).toBeVisible()
  expect(part.controller.draft?.token).toBeUndefined()
  answer()
  await expect.poll(() => part.controller.draft?.token?.symbol).toBe('USDC')
})

test('a form of another network gets no coin of this one', async () => {
  const { part } = await openSend({ chainId: 8453, amount: '0.5' }, loseHoldings())
  await wayToTokens.click()
  await expect.element(coin).toBeVisible()
  expect(part.controller.draft?.token).toBeUndefined()
})

test.each<[string, Parameters<typeof loseHoldings>[0]]>([
  [
    'the chain does not answer either',
    ({ evm }) => {
      evm.getBalance = () => Promise.reject(new Error('No node answers'))
    },
  ],
  [
    'there is no coin',
    ({ evm }) => {
      evm.balance = 0n
    },
  ],
])('where %s it is only said that nothing is known', async (_, prepare) => {
  const { part } = await openSend(undefined, loseHoldings(prepare))
  await wayToTokens.click()
  await expect.element(page.getByRole('heading', { name: 'Token Balance Unavailable' })).toBeVisible()
  await expect.element(coin).not.toBeInTheDocument()
  expect(part.controller.draft?.token).toBeUndefined()
})

test('the coin of a network is offered on no other', async () => {
  const { evm, part } = await openSend(undefined, loseHoldings())
  await expect.poll(() => part.controller.draft?.token?.caipNetworkId).toBe('eip155:1')
  evm.emit({ chainId: 8453 })
  await expect.poll(() => part.controller.draft?.token?.caipNetworkId).toBe('eip155:8453')
})
