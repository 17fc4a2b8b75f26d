import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSwap } from '../../test/openSwap'
import { dollar } from '../../test/startSwap'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('a token with a tax shows it as a line, and the minimum stays the limit', async () => {
  const { root } = await openSwap(
    { fromToken: 'ETH', toToken: 'USDC', amount: '1' },
    {
      prepare: evm => {
        evm.simulateRequest = async () => ({
          changes: [{ amount: -(10n ** 18n) }, { tokenAddress: dollar.address, amount: 2_465_100_000n }],
        })
      },
    },
  )
  await button('Review swap').click()
  await expect.poll(() => root().querySelector('.swap-facts')).not.toBeNull()
  const rows = [...(root().querySelectorAll('.swap-facts dt') ?? [])].map(label => [
    label.textContent,
    label.nextElementSibling?.textContent,
  ])
  // 1% of 2,490.
  expect(rows).toContainEqual(['Token tax', expect.stringMatching(/24\.9\sUSDC/u)])
  await expect.element(page.getByText(/Simulation passed: you get 2,465\.1\sUSDC/u)).toBeVisible()
  await expect.element(button('Swap')).toBeEnabled()
})

test('consent is needed again for each review, and the button waits for it', async () => {
  const { flow, root } = await openSwap(
    { fromToken: 'ETH', toToken: 'USDC', amount: '0.5' },
    {
      answers: {
        '/v1/convert/quotes': ({ searchParams }) => ({
          quotes: [
            {
              id: null,
              fromAmount: searchParams.get('amount'),
              fromAccount: searchParams.get('from'),
              toAmount: '1100000000',
              toAccount: searchParams.get('to'),
            },
          ],
        }),
      },
    },
  )
  const isEnabled = () => root().querySelector<HTMLButtonElement>('.swap-confirm button')?.disabled === false
  for (const attempt of [1, 2]) {
    await button('Review swap').click()
    await expect.element(button('Swap')).toBeVisible()
    expect(isEnabled(), `attempt ${attempt}`).toBe(false)
    await page.getByRole('checkbox', { name: /^I accept losing/u }).click()
    await expect.poll(isEnabled).toBe(true)
    flow.controller.edit()
    await expect.element(button('Review swap')).toBeVisible()
  }
})
