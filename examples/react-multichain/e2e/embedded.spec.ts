import { connectButton, dialog } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { type Hex, verifyMessage } from 'viem'
import { approve, asked, expect, logIn, signOut, test, walletFrame } from './embedded'

test('1. logs in with a code, and is restored by a reload without a prompt', async ({
  chain,
  email,
  mailbox,
  page,
  walletApp,
}) => {
  await page.goto(walletApp.url)
  await logIn(page, mailbox, email)
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('connected')
  await expect(chain('Solana').getByTestId('status')).toHaveText('connected')
  const addresses = await addressesOf(page)
  await page.reload()
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('connected')
  await expect(chain('Solana').getByTestId('status')).toHaveText('connected')
  await expect(dialog(page).filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('#w3m-iframe')).toBeHidden()
  expect(await addressesOf(page)).toEqual(addresses)
  const panel = chain('Ethereum')
  await panel.getByRole('button', { name: 'Sign message' }).click()
  await approve(page, 'Sign')
  await expect(panel.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await panel.getByTestId('signature').textContent()) as Hex
  const [address] = addresses
  expect(await verifyMessage({ address: address as Hex, message: 'Hello from OpenAppKit', signature })).toBe(true)
})

test('1. signs out for good, and the same email has the same wallet again', async ({
  chain,
  email,
  mailbox,
  page,
  walletApp,
}) => {
  await page.goto(walletApp.url)
  await logIn(page, mailbox, email)
  await expect(chain('Solana').getByTestId('status')).toHaveText('connected')
  const addresses = await addressesOf(page)
  await signOut(page)
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('disconnected')
  await expect(chain('Solana').getByTestId('status')).toHaveText('disconnected')
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('disconnected')

  await logIn(page, mailbox, email)
  await expect(chain('Solana').getByTestId('status')).toHaveText('connected')
  expect(await addressesOf(page)).toEqual(addresses)
  // The device kept its keys, because nothing else opens this wallet.
  await chain('Ethereum').getByRole('button', { name: 'Sign message' }).click()
  await approve(page, 'Sign')
  await expect(chain('Ethereum').getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
})

test('shows the whole request, takes the focus and gives it back', async ({ email, mailbox, page, walletApp }) => {
  await page.goto(`${walletApp.url}e2e/pages/embedded`)
  await logIn(page, mailbox, email)
  const opener = page.getByTestId('account-button')
  await opener.focus()
  const code = page.evaluate(async () => {
    const [address] = (await window.embedded.request('eth_accounts')) as string[]
    return window.embedded.request('personal_sign', ['Hello', address]).catch((error: { code: number }) => error.code)
  })
  await asked(page, 'Sign')
  const scroller = walletFrame(page).locator('.approval-body')
  await expect.poll(() => scroller.evaluate(body => body.scrollHeight - body.clientHeight)).toBe(0)
  await expect(page.locator('#w3m-iframe')).toBeFocused()
  await expect(walletFrame(page).getByRole('heading', { level: 1 })).toBeFocused()
  const height = async (): Promise<number> => (await page.locator('#w3m-iframe').boundingBox())?.height ?? 0
  const short = await height()
  await walletFrame(page).getByRole('button', { name: 'Details' }).click()
  await expect.poll(height).toBeGreaterThan(short + 100)
  expect(await height()).toBeLessThanOrEqual(600)
  await page.keyboard.press('Escape')
  await expect(dialog(page).filter({ visible: true })).toHaveCount(0)
  expect(await code).toBe(4001)
  await expect(opener).toBeFocused()
})

test('cancels with the button, and with the modal’s close button', async ({
  chain,
  email,
  mailbox,
  page,
  walletApp,
}) => {
  await page.goto(walletApp.url)
  await logIn(page, mailbox, email)
  const panel = chain('Ethereum')
  await panel.getByRole('button', { name: 'Sign message' }).click()
  await asked(page, 'Sign')
  await walletFrame(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(panel.getByTestId('signature-error')).toHaveText(/^4001/)
  await expect(dialog(page).filter({ visible: true })).toHaveCount(0)

  await panel.getByRole('button', { name: 'Sign message' }).click()
  await asked(page, 'Sign')
  await clickClose(page)
  await expect(panel.getByTestId('signature-error')).toHaveText(/^4001/)
  await expect(dialog(page).filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('#w3m-iframe')).toBeHidden()
})

test('answers two requests in a row, and one from inside the open modal', async ({
  email,
  mailbox,
  page,
  walletApp,
}) => {
  await page.goto(`${walletApp.url}e2e/pages/embedded`)
  await logIn(page, mailbox, email)
  const sign = (text: string): Promise<unknown> =>
    page.evaluate(
      async message => {
        const [address] = (await window.embedded.request('eth_accounts')) as string[]
        return window.embedded.request('personal_sign', [message, address])
      },
      `0x${Buffer.from(text).toString('hex')}`,
    )
  const both = Promise.all([sign('First'), sign('Second')])
  await expect(walletFrame(page).getByText('First', { exact: true })).toBeVisible()
  await approve(page, 'Sign')
  await expect(walletFrame(page).getByText('Second', { exact: true })).toBeVisible()
  await approve(page, 'Sign')
  expect(new Set(await both).size).toBe(2)
  await expect(dialog(page).filter({ visible: true })).toHaveCount(0)

  await page.evaluate(() => window.embedded.open('Account'))
  await expect(dialog(page)).toBeVisible()
  const third = sign('Third')
  await approve(page, 'Sign')
  expect(await third).toMatch(/^0x[0-9a-f]{130}$/)
  await expect(dialog(page)).toBeVisible()
  await expect(page.locator('#w3m-iframe')).toBeHidden()
})

/** Returns the addresses on Ethereum and Solana. */
async function addressesOf(page: Page): Promise<readonly (string | null)[]> {
  const account = (name: string): Promise<string | null> =>
    page.getByRole('region', { name, exact: true }).getByTestId('account').textContent()
  return [await account('Ethereum'), await account('Solana')]
}

/** Clicks where the modal's close button is. The frame's own dialog makes it inert. */
async function clickClose(page: Page): Promise<void> {
  const close = page.locator('openappkit-modal .header button').last()
  const { x = 0, y = 0, width = 0, height = 0 } = (await close.boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height / 2)
}
