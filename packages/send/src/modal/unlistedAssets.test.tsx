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

test('selects the native asset in a form without arguments, which leads to its review', async () => {
  const { part } = await openSend(undefined, dropAssets())
  await expect.poll(() => part.controller.draft?.token?.symbol).toBe('ETH')
  await page.getByRole('textbox', { name: /^You send/ }).fill('0.5')
  await page.getByRole('textbox', { name: /^To/ }).fill(bob)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect.element(page.getByRole('heading', { name: 'Review send' })).toBeVisible()
  expect(part.controller.state.value).toMatchObject({ review: { amount: 5n * 10n ** 17n } })
})

test('selects the native asset for an app that names only an amount and a recipient', async () => {
  const { part } = await openSend({ amount: '0.5', to: bob }, dropAssets())
  await expect.element(page.getByRole('button', { name: 'Review' })).toBeEnabled()
  expect(part.controller.draft).toMatchObject({ token: { symbol: 'ETH' }, amount: 5n * 10n ** 17n })
})

test("doesn't replace the app's token with the native asset, however long the token takes to load", async () => {
  let answer = (): void => {}
  const { part } = await openSend(
    { assetAddress: dollarAddress },
    dropAssets(({ evm }) => {
      const { getBalance } = evm
      evm.getBalance = async query => {
        if (!query.tokenAddress) return getBalance.call(evm, query)
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

test("doesn't select the native asset in a form of another network", async () => {
  const { part } = await openSend({ chainId: 8453, amount: '0.5' }, dropAssets())
  await wayToTokens.click()
  await expect.element(coin).toBeVisible()
  expect(part.controller.draft?.token).toBeUndefined()
})

test.each<[string, Parameters<typeof dropAssets>[0]]>([
  [
    "the chain doesn't respond either",
    ({ evm }) => {
      evm.getBalance = () => Promise.reject(new Error('No node answers'))
    },
  ],
  [
    'the account has no coin',
    ({ evm }) => {
      evm.balance = 0n
    },
  ],
])("only reports that the tokens couldn't load if %s", async (_, prepare) => {
  const { part } = await openSend(undefined, dropAssets(prepare))
  await wayToTokens.click()
  await expect.element(page.getByRole('heading', { name: 'Couldn’t load your tokens' })).toBeVisible()
  await expect.element(coin).not.toBeInTheDocument()
  expect(part.controller.draft?.token).toBeUndefined()
})

test('offers a native asset only on its own network', async () => {
  const { evm, part } = await openSend(undefined, dropAssets())
  await expect.poll(() => part.controller.draft?.token?.caipNetworkId).toBe('eip155:1')
  evm.emit({ chainId: 8453 })
  await expect.poll(() => part.controller.draft?.token?.caipNetworkId).toBe('eip155:8453')
})
