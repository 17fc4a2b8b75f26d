import type { InvoiceCreated, InvoiceRail } from '@openappkit/contract'
import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { dialog, row } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { getAddress } from 'viem'
import { cards, openCheckout as openExchange, payWith } from './buy'
import { expect, openCheckout, test } from './pay'

const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })

/** The invoice's rail of ether. */
function etherOf({ rails }: InvoiceCreated): InvoiceRail {
  const rail = rails.find(({ symbol }) => symbol === 'ETH')
  if (!rail) throw new Error('The invoice has no rail of ether.')
  return rail
}

test('pays exactly the price from an exchange, without a wallet', async ({ page, evmChain, openShop, shop }) => {
  const invoice = await shop.createInvoice()
  const { price, recipient } = etherOf(invoice)
  await openShop(invoice)
  const shown = await openCheckout(page)
  await row(page, 'Exchange').click()
  // Payments on Solana need a reference, which exchanges can't add.
  await expect(shown.getByRole('button', { name: /0\.01\sETH/u })).toBeVisible()
  await expect(shown.getByRole('button', { name: /SOL/u })).toBeHidden()
  await shown.getByRole('button', { name: /0\.01\sETH/u }).click()
  await expect(shown).toContainText('The Shop must receive')
  expect(await findViolations(page)).toEqual([])
  const exchange = await openExchange(page)
  await payWith(exchange, cards.good)
  await exchange.close()
  await expect(heading(page, 'Paid')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByTestId('outcome')).toContainText('"status":"settled"')
  expect(await evmChain.balanceOf(getAddress(recipient))).toBe(BigInt(price))
})

test('a declined withdrawal leaves the other ways to pay', async ({ page, evmChain, openShop, shop }) => {
  const invoice = await shop.createInvoice()
  await openShop(invoice)
  await openCheckout(page)
  await row(page, 'Exchange').click()
  await dialog(page)
    .getByRole('button', { name: /0\.01\sETH/u })
    .click()
  const exchange = await openExchange(page)
  await payWith(exchange, cards.declined)
  await exchange.close()
  await expect(heading(page, 'Deposit failed')).toBeVisible({ timeout: 20_000 })
  expect(await findViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Pay another way' }).click()
  await expect(row(page, 'Scan or copy address')).toBeVisible()
  expect((await shop.read(invoice.id)).status).toBe('open')
  expect(await evmChain.balanceOf(getAddress(etherOf(invoice).recipient))).toBe(0n)
})
