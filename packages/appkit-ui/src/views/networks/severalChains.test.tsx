import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bitcoin, evm, solana } from '../../../test/chains'
import { openSeveralChains } from '../../../test/severalChains'

const open = { view: 'Networks' } as const
const groups = (): (string | null)[] =>
  page
    .getByRole('region')
    .elements()
    .map(region => region.querySelector('h2')?.textContent ?? null)

test('groups networks under the name of their chain, the active one first, and marks the current one', async () => {
  await openSeveralChains(open, { connected: [[solana, ['prism']]] })
  await expect.poll(groups).toEqual(['Solana networks', 'Ethereum networks', 'Bitcoin networks'])
  await expect
    .element(page.getByRole('button', { name: 'Solana Current', exact: true }))
    .toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByRole('button', { name: 'Ethereum' })).not.toHaveAttribute('aria-current')
})

test('a search covers all chains and hides empty groups', async () => {
  await openSeveralChains(open)
  await userEvent.fill(page.getByRole('searchbox'), 'o')
  await expect.poll(groups).toEqual(['Ethereum networks', 'Solana networks', 'Bitcoin networks'])
  await userEvent.fill(page.getByRole('searchbox'), 'devnet')
  await expect.poll(groups).toEqual(['Solana networks'])
  await expect.element(page.getByRole('button', { name: 'Solana Devnet' })).toBeVisible()
})

test('choosing a network of another connected chain activates it and keeps the other wallet', async () => {
  const made = await openSeveralChains(open, {
    connected: [
      [evm, ['io.prism']],
      [bitcoin, ['prism']],
    ],
  })
  await page.getByRole('button', { name: 'Bitcoin' }).click()
  await expect.poll(() => made.kit.chains.state.activeNamespace).toBe('bip122')
  expect(made.kit.chains.isConnected('eip155')).toBe(true)
})

test("offers only the current network if a chain's wallets can't switch", async () => {
  await openSeveralChains(open, {
    connected: [[solana, ['prism']]],
    prepare: made => void made.solana.capabilities.delete('switchNetwork'),
  })
  await expect.element(page.getByRole('button', { name: 'Solana Current', exact: true })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Solana Devnet Not supported by this wallet' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'OP Mainnet' })).toBeEnabled()
})
