import type { InvoiceCreated, InvoiceRail } from '@openappkit/contract'
import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { dialog, row } from '@openappkit/e2e-kit/page'
import { scan } from '@openappkit/e2e-kit/scan'
import { parsePaymentUri } from '@openappkit/pay/uri'
import type { Page } from '@playwright/test'
import { createWalletClient, getAddress, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { coinsOf } from './coins'
import { phoneAt } from './fixtures'
import { holdBlocks } from './holdBlocks'
import { isOn, tabTo } from './keyboard'
import { newPayer } from './newPayer'
import { connectOn, expect, openAccount, openActivity, openCheckout, pairPhone, test } from './pay'

const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })
const click = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click()

/** The invoice's rail of an asset. */
function railOf({ rails }: InvoiceCreated, symbol: string): InvoiceRail {
  const rail = rails.find(known => known.symbol === symbol)
  if (!rail) throw new Error(`The invoice has no rail of ${symbol}.`)
  return rail
}

/** Expects the outcome of `open()`. */
async function expectOutcome(page: Page, status: string): Promise<void> {
  await expect(page.getByTestId('outcome')).toContainText(`"status":"${status}"`, { timeout: 20_000 })
}

test('a user without a wallet connects one and pays exactly the price in ether', async ({
  page,
  evmChain,
  installWallet,
  openShop,
  shop,
}) => {
  const payer = await newPayer(evmChain)
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  const invoice = await shop.createInvoice()
  const { price, recipient } = railOf(invoice, 'ETH')
  await openShop(invoice)
  const shown = await openCheckout(page)
  await expect(shown).toContainText('$25.00')
  expect(await findViolations(page)).toEqual([])
  await click(page, /^Connect wallet/u)
  await row(page, 'Eve').click()
  await click(page, /^Eve/u)
  await expect(shown.getByRole('button', { name: /^\W?0\.01 ETH/u })).toContainText('You have 10')
  expect(await findViolations(page)).toEqual([])
  await click(page, /^\W?0\.01 ETH/u)
  await expect(heading(page, 'Review payment')).toBeVisible()
  await expect(shown).toContainText('The Shop')
  expect(await findViolations(page)).toEqual([])
  await click(page, /^Pay/u)
  await expect(heading(page, 'Paid')).toBeVisible({ timeout: 20_000 })
  expect(await findViolations(page)).toEqual([])
  await expectOutcome(page, 'settled')
  await expect(page.getByTestId('invoice')).toHaveText('settled')
  expect(await evmChain.balanceOf(getAddress(recipient))).toBe(BigInt(price))
  await click(page, 'Done')
  await expect(shown).toBeHidden()
})

test('pays in a token after a declined request, and shows the payment in the activity', async ({
  page,
  chain,
  evmChain,
  installWallet,
  openShop,
  seeded,
  shop,
}) => {
  const payer = await newPayer(evmChain)
  await evmChain.mintTo(seeded.tokens.dollar, payer.address, 100_000_000n)
  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  const invoice = await shop.createInvoice()
  const { price, recipient } = railOf(invoice, 'TUSD')
  await openShop(invoice)
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openCheckout(page)
  await click(page, /^Eve/u)
  await click(page, /^\W?25 TUSD/u)
  await wallet.reject('send')
  await click(page, /^Pay/u)
  await expect(heading(page, 'Payment declined')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeFocused()
  expect(await evmChain.tokenBalanceOf(getAddress(recipient), seeded.tokens.dollar)).toBe(0n)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Paid')).toBeVisible({ timeout: 20_000 })
  expect(await evmChain.tokenBalanceOf(getAddress(recipient), seeded.tokens.dollar)).toBe(BigInt(price))
  await click(page, 'Done')
  await openAccount(page)
  const activity = await openActivity(page)
  // The row says "Sent" once the history has the transfer.
  await expect(activity.getByRole('listitem').filter({ hasText: /Paid|Sent/u })).toContainText('25 TUSD')
})

for (const name of ['Solana', 'Bitcoin'] as const)
  test(`pays on ${name} with a phone wallet`, async ({
    page,
    chain,
    bitcoinChain,
    evmChain,
    openShop,
    shop,
    solanaChain,
  }) => {
    await using phone = await phoneAt(shop.cloud, [evmChain, solanaChain, bitcoinChain], 4)
    const coin = coinsOf(evmChain, solanaChain, bitcoinChain)[name]
    const invoice = await shop.createInvoice()
    const { price, recipient } = railOf(invoice, name === 'Solana' ? 'SOL' : 'BTC')
    const before = await coin.balanceOf(recipient)
    await openShop(invoice)
    await pairPhone(page, chain, name, phone)
    await openCheckout(page)
    await dialog(page).locator('.pay-ways button').first().click()
    await click(page, name === 'Solana' ? /SOL/u : /BTC/u)
    await click(page, /^Pay/u)
    await expect(heading(page, /^(?:Payment sent|Payment received|Paid)$/u)).toBeVisible({ timeout: 20_000 })
    await coin.settle()
    await expect(heading(page, 'Paid')).toBeVisible({ timeout: 30_000 })
    await expectOutcome(page, 'settled')
    expect((await coin.balanceOf(recipient)) - before).toBe(BigInt(price))
  })

for (const symbol of ['ETH', 'TUSD', 'SOL', 'BTC'])
  test(`a phone scans the code and pays exactly that in ${symbol}`, async ({
    page,
    bitcoinChain,
    evmChain,
    openShop,
    seeded,
    shop,
    solanaChain,
  }) => {
    await using phone = await phoneAt(shop.cloud, [evmChain, solanaChain, bitcoinChain], 0)
    const invoice = await shop.createInvoice()
    const rail = railOf(invoice, symbol)
    await openShop(invoice)
    const shown = await openCheckout(page)
    await click(page, /^Scan or copy address/u)
    await click(page, new RegExp(`${symbol}`, 'u'))
    await expect(shown.getByText('Send exactly')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    // A payment on Solana needs its reference, which a bare address can't carry.
    if (symbol !== 'SOL') {
      expect(await scan(page, /^[0-9a-z]+$/iu)).toBe(rail.recipient)
      await shown.getByLabel('Code for').selectOption({ index: 1 })
    }
    const code = await scan(page, /^(?:ethereum|solana|bitcoin):/u)
    const { amount, asset, recipient, references } = parsePaymentUri(code, {
      chainId: rail.chainId,
      decimalsOf: () => rail.decimals,
    })
    expect([amount, asset.toLowerCase(), recipient]).toEqual([
      BigInt(rail.due),
      rail.asset.toLowerCase(),
      expect.stringMatching(new RegExp(rail.recipient, 'iu')),
    ])
    const token = symbol === 'TUSD' ? seeded.tokens.dollar : undefined
    await phone.pay({ chainId: rail.chainId, recipient, amount: amount ?? 0n, token, references })
    if (symbol === 'BTC') await bitcoinChain.mine()
    await expect(heading(page, 'Paid')).toBeVisible({ timeout: 30_000 })
    const { exceptions, status } = await shop.read(invoice.id)
    expect([status, exceptions]).toEqual(['settled', []])
  })

test('a partial payment leaves the rest, which another asset pays', async ({
  page,
  chain,
  evmChain,
  installWallet,
  openShop,
  seeded,
  shop,
}) => {
  const payer = await newPayer(evmChain)
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  const invoice = await shop.createInvoice()
  const { recipient } = railOf(invoice, 'TUSD')
  await evmChain.mintTo(seeded.tokens.dollar, recipient as `0x${string}`, 15_000_000n)
  await openShop(invoice)
  await connectOn(page, chain, 'Ethereum', 'Eve')
  const shown = await openCheckout(page)
  await expect(shown).toContainText('15 TUSD received. Pay the rest to complete the order.', { timeout: 20_000 })
  await expect(shown).toContainText('$10.00')
  await click(page, /^Eve/u)
  await click(page, /^\W?0\.004 ETH/u)
  await click(page, /^Pay/u)
  await expect(heading(page, 'Paid')).toBeVisible({ timeout: 20_000 })
  expect((await shop.read(invoice.id)).status).toBe('settled')
})

test('a payer with another token swaps what is missing, and comes back to pay', async ({
  page,
  chain,
  evmChain,
  installWallet,
  openShop,
  seeded,
  shop,
}) => {
  const payer = await newPayer(evmChain)
  await evmChain.mintTo(seeded.tokens.dollar, payer.address, 5_000_000n)
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  const token = `eip155:${evmChain.chainId}/erc20:${seeded.tokens.dollar}`
  const invoice = await shop.createInvoice({ accepts: [token, `${shop.solanaId}/slip44:501`] })
  const { price, recipient } = railOf(invoice, 'TUSD')
  await openShop(invoice)
  await connectOn(page, chain, 'Ethereum', 'Eve')
  const shown = await openCheckout(page)
  await click(page, /^Eve/u)
  await expect(shown).toContainText('You have too little TUSD.')
  expect(await findViolations(page)).toEqual([])
  await click(page, 'Swap for TUSD')
  await expect(shown.getByRole('textbox', { name: /You pay/u })).toHaveValue('0.00824')
  await click(page, 'Review swap')
  await click(page, 'Swap')
  await expect(heading(page, /^Swapped 0/u)).toBeVisible({ timeout: 20_000 })
  await click(page, 'Done')
  await expect(heading(page, 'Review payment')).toBeVisible()
  await click(page, /^Pay/u)
  await expect(heading(page, 'Paid')).toBeVisible({ timeout: 20_000 })
  await expectOutcome(page, 'settled')
  expect(await evmChain.tokenBalanceOf(getAddress(recipient), seeded.tokens.dollar)).toBe(BigInt(price))
})

test('a wallet with batches swaps and pays with one confirmation', async ({
  page,
  chain,
  evmChain,
  installWallet,
  openShop,
  seeded,
  shop,
}) => {
  const payer = await newPayer(evmChain)
  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey], batches: true })
  const token = `eip155:${evmChain.chainId}/erc20:${seeded.tokens.dollar}`
  const invoice = await shop.createInvoice({ accepts: [token] })
  const { price, recipient } = railOf(invoice, 'TUSD')
  await openShop(invoice)
  await connectOn(page, chain, 'Ethereum', 'Eve')
  const shown = await openCheckout(page)
  await click(page, /^Eve/u)
  await click(page, 'Swap for TUSD')
  await click(page, 'Review swap')
  await expect(shown).toContainText('25 TUSD to The Shop')
  expect(await findViolations(page)).toEqual([])
  await click(page, 'Swap and pay')
  await expect(heading(page, /^Swapped 0/u)).toBeVisible({ timeout: 20_000 })
  await click(page, 'Done')
  await expect(heading(page, 'Paid')).toBeVisible({ timeout: 20_000 })
  await expectOutcome(page, 'settled')
  expect(await evmChain.tokenBalanceOf(getAddress(recipient), seeded.tokens.dollar)).toBe(BigInt(price))
  const requests = (await wallet.requests()).map(({ method }) => method)
  expect(requests.filter(method => /^(?:wallet_sendCalls|eth_sendTransaction)$/u.test(method))).toEqual([
    'wallet_sendCalls',
  ])
})

test('a sent payment blocks a second one: after a reload, and in another tab', async ({
  page,
  chain,
  context,
  evmChain,
  installWallet,
  openShop,
  shop,
  shopApp,
}) => {
  const payer = await newPayer(evmChain)
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  const invoice = await shop.createInvoice()
  const { price, recipient } = railOf(invoice, 'ETH')
  await openShop(invoice)
  await connectOn(page, chain, 'Ethereum', 'Eve')
  const other = await context.newPage()
  await other.goto(`${shopApp.url}e2e/pages/pay#${invoice.id}:${invoice.clientSecret}`)
  await openCheckout(other)
  await expect(heading(other, 'How you pay')).toBeVisible()

  await using blocks = await holdBlocks(evmChain)
  await openCheckout(page)
  await click(page, /^Eve/u)
  await click(page, /^\W?0\.01 ETH/u)
  await click(page, /^Pay/u)
  await expect(heading(page, /^Payment (?:sent|received)$/u)).toBeVisible()
  await page.reload()
  await openCheckout(page)
  await expect(heading(page, /^Payment (?:sent|received)$/u)).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: /^Eve/u })).toHaveCount(0)
  await blocks.mine()
  for (const tab of [page, other]) await expect(heading(tab, 'Paid')).toBeVisible({ timeout: 20_000 })
  expect(await evmChain.balanceOf(getAddress(recipient))).toBe(BigInt(price))
  expect((await shop.read(invoice.id)).payments).toHaveLength(1)
})

test('an invoice that another wallet paid needs nothing more, and a wrong secret shows nothing', async ({
  complaints,
  page,
  evmChain,
  openShop,
  shop,
}) => {
  const { privateKey } = await newPayer(evmChain)
  const wallet = createWalletClient({
    account: privateKeyToAccount(privateKey),
    chain: evmChain.chain,
    transport: http(evmChain.url),
  }).extend(publicActions)
  const invoice = await shop.createInvoice()
  const { price, recipient } = railOf(invoice, 'ETH')
  await openShop(invoice)
  await openCheckout(page)
  await expect(heading(page, 'How you pay')).toBeVisible()
  await wallet.sendTransaction({ to: getAddress(recipient), value: BigInt(price) })
  await expect(heading(page, 'Paid')).toBeVisible({ timeout: 20_000 })
  await expectOutcome(page, 'settled')

  await page.goto('about:blank')
  await openShop({ ...invoice, clientSecret: 'wrong' })
  await openCheckout(page)
  await expect(heading(page, 'Invoice not found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('outcome')).toHaveText('modal/closed')
  expect(complaints.splice(0).every(complaint => complaint.includes('404'))).toBe(true)
})

test('by keyboard alone, a user pays and returns to the page', async ({
  page,
  chain,
  evmChain,
  installWallet,
  openShop,
  shop,
}) => {
  const { keyboard } = page
  const payer = await newPayer(evmChain)
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openShop(await shop.createInvoice())
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await page.getByRole('button', { name: 'Pay', exact: true }).focus()
  await keyboard.press('Enter')
  await expect(dialog(page)).toContainText('$25.00')
  await tabTo(page, /^Eve/u)
  await keyboard.press('Enter')
  await expect(dialog(page)).toContainText('You have')
  await tabTo(page, /0\.01\sETH/u)
  await keyboard.press('Enter')
  await expect(heading(page, 'Review payment')).toBeVisible()
  await tabTo(page, /^Pay/u)
  await keyboard.press('Enter')
  await expect(heading(page, 'Paid')).toBeVisible({ timeout: 20_000 })
  await isOn(page, 'Done')
  await keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeFocused()
})
