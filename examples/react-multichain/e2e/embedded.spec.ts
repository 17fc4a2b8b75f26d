import { type Hex, verifyMessage } from 'viem'
import { approve, expect, logIn, test } from './embedded'

test('1. logs in with a code and signs a message that verifies', async ({ chain, email, mailbox, page, walletApp }) => {
  await page.goto(walletApp.url)
  await logIn(page, mailbox, email)
  const panel = chain('Ethereum')
  await expect(panel.getByTestId('status')).toHaveText('connected')
  await panel.getByRole('button', { name: 'Sign message' }).click()
  await approve(page, 'Sign')
  await expect(panel.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
  const address = (await panel.getByTestId('account').textContent()) as Hex
  const signature = (await panel.getByTestId('signature').textContent()) as Hex
  expect(await verifyMessage({ address, message: 'Hello from OpenAppKit', signature })).toBe(true)
})
