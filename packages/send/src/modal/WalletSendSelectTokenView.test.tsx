import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asset, heldAssets } from '../../test/heldAssets'
import { type OpenSend, openSend } from '../../test/mountSend'

const list = page.getByRole('list', { name: 'Your tokens' })
const search = page.getByRole('searchbox', { name: 'Search tokens' })

async function openPicker(...params: Parameters<typeof openSend>) {
  const made = await openSend(...params)
  await page
    .getByRole('button', { name: /Select token$/ })
    .first()
    .click()
  await expect.element(page.getByRole('heading', { name: 'Select token', level: 1 })).toBeVisible()
  return made
}

test("lists the account's tokens with their value, most valuable first", async () => {
  const { part } = await openPicker()
  await expect.element(list).toBeVisible()
  expect(
    list
      .getByRole('button')
      .elements()
      .map(row => row.textContent?.replace(/\u00a0/g, ' ')),
  ).toEqual([
    'ETEther3.204 ETH$9,965.72',
    'USUSD Coin1,980 USDC$1,980.00',
    'WBWrapped BTC0.006 WBTC$535.87',
    'DAUnpriced5 DAINo price—',
  ])
  await page.getByRole('button', { name: /Wrapped BTC/ }).click()
  await expect.poll(() => part.controller.draft?.token?.symbol).toBe('WBTC')
  await expect.element(page.getByRole('heading', { name: 'Send', level: 1 })).toBeVisible()
})

test('finds a token by its symbol, with the keyboard alone', async () => {
  const { part } = await openPicker()
  await search.fill('usd')
  await expect.poll(() => list.getByRole('button').elements().length).toBe(1)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => part.controller.draft?.token?.symbol).toBe('USDC')
})

/** Returns the role and text of the focused element. */
function focusIn({ root }: OpenSend): string {
  const { tagName, textContent } = root().activeElement ?? {}
  return `${tagName} ${textContent?.replace(/\u00a0/g, ' ')}`
}

test('focuses the token button again after a keyboard user chooses a token', async () => {
  const made = await openSend()
  const way = page
    .getByRole('button', { name: /Select token$/ })
    .first()
    .element() as HTMLButtonElement
  way.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => focusIn(made)).toBe('INPUT ')
  await search.fill('usd')
  await expect.poll(() => list.getByRole('button').elements().length).toBe(1)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => focusIn(made)).toBe('BUTTON UUSDC Select token')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => focusIn(made)).toBe('INPUT ')
})

test('focuses the token button after going back without a token, and only then', async () => {
  const made = await openPicker()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(() => focusIn(made)).toBe('BUTTON EETH Select token')
  made.kit.router.push('WalletSendPreview')
  await expect.poll(() => focusIn(made)).toBe('H1 Send')
})

test('finds tokens on other networks and switches the wallet there, keeping the input', async () => {
  const { part } = await openPicker(undefined, {
    prepare: ({ evm }) => {
      // The wallet reports assets of one network only; the others are read from their chains.
      evm.balance = 7n * 10n ** 18n
    },
  })
  part.controller.typeAmount('1.5')
  await search.fill('ether')
  await page.getByRole('button', { name: /Base/ }).click()
  await page.getByRole('button', { name: /Switch to .?Base/ }).click()
  await expect.poll(() => part.controller.account?.network.name).toBe('Base')
  await expect.poll(() => part.controller.draft?.token?.caipNetworkId).toBe('eip155:8453')
  expect(part.controller.draft).toMatchObject({ amount: 15n * 10n ** 17n })
})

test('shows an empty state for a search without matches', async () => {
  await openPicker()
  await search.fill('nothing of the kind')
  await expect.element(page.getByRole('heading', { name: 'No tokens match “nothing of the kind”' })).toBeVisible()
  await expect.element(page.getByText('Try a symbol, a name or an address.', { exact: false })).toBeVisible()
})

test('announces the number of results, and that there are none', async () => {
  const { root } = await openPicker()
  const announced = () => [...root().querySelectorAll('[role="status"]')].map(region => region.textContent).join('')
  await search.fill('wrapped')
  await expect.poll(announced).toBe('1 token found')
  await search.fill('i')
  await expect.poll(announced).toBe('2 tokens found')
  await search.fill('nothing of the kind')
  await expect.poll(announced).toMatch(/^No tokens match “.?nothing of the kind.?”$/)
})

test('leads a user without assets to ways to fund the wallet', async () => {
  const { kit } = await openPicker(undefined, {
    prepare: ({ evm }) => {
      evm.balance = 0n
      evm.assets = {}
    },
  })
  await page.getByRole('button', { name: 'Fund wallet' }).click()
  expect(kit.router.current.view).toBe('FundWallet')
})

test('renders only the visible rows of ten thousand tokens', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    asset(`0x${String(at).padStart(40, '0')}`, `Token ${at}`, `T${at}`, 18, 1n),
  )
  const { root } = await openPicker(undefined, {
    prepare: ({ evm }) => {
      evm.assets = { 1: [...heldAssets, ...many] }
    },
  })
  await expect.element(list).toBeVisible()
  expect(root().querySelectorAll('.list-item').length).toBeLessThan(60)
  await search.fill('T9999')
  await expect.element(page.getByRole('button', { name: /Token 9999/ })).toBeVisible()
})

test('keeps the search after returning from another view', async () => {
  const { kit } = await openPicker()
  await search.fill('usd')
  await expect.poll(() => list.getByRole('button').elements().length).toBe(1)
  kit.router.push('WhatIsANetwork')
  await expect.element(search).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.element(search).toHaveValue('usd')
  await expect.poll(() => list.getByRole('button').elements().length).toBe(1)
})
