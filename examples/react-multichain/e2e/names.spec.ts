import { dialog, enter } from '@openappkit/e2e-kit/page'
import { parseEther } from 'viem'
import { confirm, connectOn, openAccount, review } from './account'
import { expect, test } from './names'
import { newAccount, newPayer } from './newPayer'

const red = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGO4o6GBFTEMLQkAe3tLAfuiUfAAAAAASUVORK5CYII='

test('a payment to a name shows its avatar and full address, and reaches that address', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
  names,
  accountCloud,
}) => {
  const [payer, alice] = [await newPayer(evmChain), newAccount()]
  const avatar = 'https://pictures.example/alice.png'
  await names.set('alice.eth', { address: alice.address, texts: { avatar } })
  // The picture is on the internet, which tests can't reach. The page requests it from the backend; only its bytes are
  // fake.
  await page.route(`${accountCloud.url}/v1/image/**`, route =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(red, 'base64') }),
  )
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await review(page, { token: 'Ether', amount: '0.75', to: 'alice.eth' })
  const paid = dialog(page).locator('[part~="send-summary"]')
  await expect(paid).toContainText('alice.eth')
  await expect(paid.locator('[part~="send-address"]')).toHaveText(new RegExp(`^${alice.address}$`, 'i'))
  const picture = paid.locator('img[part~="avatar"]')
  await expect(picture).toHaveAttribute('src', new RegExp(`^${accountCloud.url}/v1/image/`))
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: /^Sent / })).toBeVisible()
  expect(await evmChain.balanceOf(alice.address)).toBe(parseEther('0.75'))
})

test('if a name points to a different address after the review, nothing is sent until the user reviews it again', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
  names,
}) => {
  const [payer, before, after] = [await newPayer(evmChain), newAccount(), newAccount()]
  await names.set('moving.eth', { address: before.address })
  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await review(page, { token: 'Ether', amount: '0.75', to: 'moving.eth' })
  await names.set('moving.eth', { address: after.address })
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: 'Not sent' })).toBeVisible()
  await expect(
    dialog(page).locator('[part~="send-status"]').getByText('moving.eth now points to a different address.'),
  ).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeHidden()
  expect(await wallet.requests('eth_sendTransaction')).toEqual([])

  await dialog(page).getByRole('button', { name: 'Back', exact: true }).last().click()
  const address = dialog(page).locator('[part~="send-address"]')
  await expect(address).toHaveText(new RegExp(`^${after.address}$`, 'i'))
  await dialog(page).getByRole('button', { name: 'Review' }).click()
  await expect(address.first()).toHaveText(new RegExp(`^${after.address}$`, 'i'))
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: /^Sent / })).toBeVisible()
  expect(await evmChain.balanceOf(before.address)).toBe(0n)
  expect(await evmChain.balanceOf(after.address)).toBe(parseEther('0.75'))
})

test('the form rejects a name with look-alike characters without resolving it', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
  names,
}) => {
  const payer = await newPayer(evmChain)
  await names.set('paypal.eth', { address: newAccount().address })
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  const urls: string[] = []
  page.on('request', request => {
    if (request.url().includes('/v1/profile/')) urls.push(request.url())
  })
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click()
  const to = dialog(page).getByRole('textbox', { name: /Address or name/ })
  // Cyrillic а, twice.
  await enter(to, 'p\u0430yp\u0430l.eth')
  await expect(dialog(page).getByText('This name uses look-alike characters.')).toBeVisible()
  await enter(to, 'paypal.eth')
  await expect(dialog(page).locator('[part~="send-address"]')).toBeVisible()
  expect(urls.map(url => decodeURIComponent(url)).filter(url => !url.includes('/paypal.eth'))).toEqual([])
})
