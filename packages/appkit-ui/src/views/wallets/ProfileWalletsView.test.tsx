import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { focusedText } from '../../../test/focusedText'
import { openKit } from '../../../test/openKit'

test('switches to a different wallet', async () => {
  const { kit, root } = await openKit({ view: 'ProfileWallets' }, { connected: ['io.first', 'io.second'] })
  await page.getByRole('button', { name: /^Switch to Second/ }).click()
  await expect.poll(() => kit.connections.active('eip155')?.connectorId).toBe('io.second')
  await expect.poll(() => root().querySelector('.toast')?.textContent).toBe('Wallet switched')
  await expect.element(page.getByRole('button', { name: /^Switch to First/ })).toBeVisible()
})

test('disconnects one wallet at a time, then offers to add one', async () => {
  const { kit } = await openKit({ view: 'ProfileWallets' }, { connected: ['io.first', 'io.second'] })
  await page.getByRole('button', { name: /^Disconnect Second/ }).click()
  await expect.poll(() => kit.connections.list('eip155').length).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Disconnect all' })).not.toBeInTheDocument()

  await page.getByRole('button', { name: /^Disconnect First/ }).click()
  await expect.element(page.getByText('No wallet connected')).toBeVisible()
  await page.getByRole('button', { name: 'Add wallet' }).click()
  await expect.poll(focusedText).toBe('Connect wallet')
})

test('shows the other wallets instead of closing after the active one disconnects in the account view', async () => {
  const { kit, root } = await openKit(undefined, { connected: ['io.first', 'io.second'] })
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(page.getByRole('heading', { name: 'Wallets' })).toBeVisible()
  await expect.poll(() => root().querySelector('.toast')?.textContent).toBe('First disconnected')
  expect(kit.modal.state.open).toBe(true)
})

test('connects a recent wallet again', async () => {
  const { adapter } = await openKit(
    { view: 'ProfileWallets' },
    { connected: ['io.first'], prepare: ({ kit }) => kit.wallets.remember({ id: 'io.second', name: 'Second' }) },
  )
  await page.getByRole('button', { name: 'Connect Second' }).click()
  expect(adapter.requests).toEqual(['connect io.second'])
})
