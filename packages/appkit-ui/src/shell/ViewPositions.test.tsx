import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeBackend, listings } from '../../test/fakeBackend'
import { type OpenKit, openKit } from '../../test/openKit'

const back = () => page.getByRole('button', { name: 'Back', exact: true })

/** Opens the directory and scrolls to its 31st wallet. */
async function openDirectory(): Promise<OpenKit & { row(): HTMLElement | null; list(): HTMLElement }> {
  const made = await openKit(
    { view: 'AllWallets' },
    { options: { cloud: fakeBackend(listings(60)).url }, isLoading: true },
  )
  const list = () => made.root().querySelector('.virtual-list') as HTMLElement
  const row = () => made.root().querySelector<HTMLElement>('[data-index="30"] button')
  await expect.poll(list).not.toBeNull()
  // The next page loads near the end.
  await expect
    .poll(() => {
      list().scrollTop = 30 * 56 - 100
      return row()
    })
    .not.toBeNull()
  return { ...made, row, list }
}

test('Back leads to the row of a long list that the user left, without showing the top of the list first', async () => {
  const { kit, focused, row, list } = await openDirectory()
  const { scrollTop } = list()
  row()?.focus()
  kit.router.push('WhatIsAWallet')
  await expect.element(back()).toBeVisible()
  await vi.dynamicImportSettled()
  kit.modal.goBack()
  // In the first frame.
  await new Promise(requestAnimationFrame)
  expect(kit.router.current.view).toBe('AllWallets')
  expect(list().scrollTop).toBe(scrollTop)
  expect(focused()).toBe(row())
})

test('Back leads to the control that opened the view', async () => {
  const { focused } = await openKit(undefined, { connected: ['io.first'] })
  const opener = page.getByRole('button', { name: 'Network: Ethereum. Choose another' })
  await opener.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Choose network' })).toBeInTheDocument()
  await back().click()
  await expect.element(opener).toBeVisible()
  expect(focused()).toBe(opener.element())
})

test('a view that opens again starts at its title', async () => {
  const { kit, focused } = await openKit({ view: 'WhatIsAWallet' })
  await page.getByRole('button', { name: 'Get a wallet' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Get a wallet' })).toBeInTheDocument()
  expect(focused()?.tagName).toBe('H1')
  kit.router.reset('WhatIsAWallet')
  await expect.element(page.getByRole('heading', { level: 1, name: 'What is a wallet?' })).toBeInTheDocument()
  expect(focused()?.tagName).toBe('H1')
})

test('Escape closes the modal from every depth', async () => {
  const { kit } = await openKit({ view: 'WhatIsAWallet' })
  await page.getByRole('button', { name: 'Get a wallet' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Get a wallet' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(kit.modal.state.open).toBe(false)
})

test('Tab leads from the title to Back, Close and the content', async () => {
  const { kit, focused } = await openKit({ view: 'WhatIsAWallet' })
  await page.getByRole('button', { name: 'Get a wallet' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Get a wallet' })).toBeInTheDocument()
  const log: (string | null | undefined)[] = []
  for (let step = 0; step < 2; step++) {
    await userEvent.keyboard('{Tab}')
    log.push(focused()?.getAttribute('title'))
  }
  expect(log).toEqual(['Back', 'Close'])
  kit.modal.close()
})
