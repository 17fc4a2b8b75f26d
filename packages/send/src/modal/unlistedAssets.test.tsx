import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dropAssets } from '../../test/dropAssets'
import { dollarAddress } from '../../test/heldAssets'
import { openSend } from '../../test/mountSend'
import { bob } from '../../test/startSend'

const wayToTokens = page.getByRole('button', { name: /Select token$/ }).first()
const onlyCoin = page.getByText(/^Couldn’t load your other tokens\. Only .?ETH/)
const coin = page.getByRole('button', { name: /Ether/ })

test('offers the native asset below the notice when no source lists the assets', async () => {
  const { part } = await openSend(undefined, dropAssets())
  await wayToTokens.click()
  await expect.element(onlyCoin).toBeVisible()
  await coin.click()
  await expect.element(page.getByRole('heading', { name: 'Send', level: 1 })).toBeVisible()
  expect(part.controller.draft?.token).toMatchObject({ symbol: 'ETH', balance: 3_204n * 10n ** 15n })
})

test('a form of nothing in particular is one of the coin then, and leads to its review', async () => {
  const { part } = await openSend(undefined, dropAssets())
  await expect.poll(() => part.controller.draft?.token?.symbol).toBe('ETH')
  await page.getByRole('textbox', { name: /^You send/ }).fill('0.5')
  await page.getByRole('textbox', { name: /^To/ }).fill(bob)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect.element(page.getByRole('heading', { name: 'Review send' })).toBeVisible()
  expect(part.controller.state.value).toMatchObject({ review: { amount: 5n * 10n ** 17n } })
})

test('a host that names an amount and a recipient gets both with the coin', async () => {
  const { part } = await openSend({ amount: '0.5', to: bob }, dropAssets())
  await expect.element(page.getByRole('button', { name: 'Review' })).toBeEnabled()
  expect(part.controller.draft).toMatchObject({ token: { symbol: 'ETH' }, amount: 5n * 10n ** 17n })
})

test('a host that names a token gets no coin in its place, however long that token takes', async () => {
  let answer = (): void => {}
  const { part } = await openSend(
    { assetAddress: dollarAddress },
    dropAssets(({ evm }) => {
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
  const { part } = await openSend({ chainId: 8453, amount: '0.5' }, dropAssets())
  await wayToTokens.click()
  await expect.element(coin).toBeVisible()
  expect(part.controller.draft?.token).toBeUndefined()
})

test.each<[string, Parameters<typeof dropAssets>[0]]>([
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
  const { part } = await openSend(undefined, dropAssets(prepare))
  await wayToTokens.click()
  await expect.element(page.getByRole('heading', { name: 'Couldn’t load your tokens' })).toBeVisible()
  await expect.element(coin).not.toBeInTheDocument()
  expect(part.controller.draft?.token).toBeUndefined()
})

test('the coin of a network is offered on no other', async () => {
  const { evm, part } = await openSend(undefined, dropAssets())
  await expect.poll(() => part.controller.draft?.token?.caipNetworkId).toBe('eip155:1')
  evm.emit({ chainId: 8453 })
  await expect.poll(() => part.controller.draft?.token?.caipNetworkId).toBe('eip155:8453')
})
