import type { Hex } from 'viem'
import { expect, logIn, test, walletFrame } from './embedded'
import { ask, openWallet, openWindow } from './embeddedSteps'

const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('@firefox 17. a transfer continues in a window where the frame sees no covers', async ({
  email,
  evmChain,
  mailbox,
  page,
  walletApp,
}) => {
  // As in Firefox and Safari.
  await page.addInitScript(() => Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible'))
  const address = await openWallet(page, walletApp.url, () => logIn(page, mailbox, email))
  await evmChain.setBalance(address, 2n * 10n ** 18n)
  const before = await evmChain.balanceOf(recipient)
  const sending = ask(page, 'eth_sendTransaction', [{ from: address, to: recipient, value: '0x6f05b59d3b20000' }])

  const frame = walletFrame(page)
  await expect(frame.getByRole('heading', { name: 'Send 0.5 ETH' })).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
  const opening = frame.getByRole('button', { name: 'Continue in a new window' })
  const opened = await openWindow(page, () => opening.press('Enter'))
  await expect(opened.getByRole('heading', { name: 'Send 0.5 ETH' })).toBeVisible()
  const send = opened.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toHaveAttribute('aria-disabled', 'false')
  await send.press('Enter')
  expect(await evmChain.waitForReceipt((await sending) as Hex)).toMatchObject({ status: 'success' })
  expect((await evmChain.balanceOf(recipient)) - before).toBe(5n * 10n ** 17n)
})
