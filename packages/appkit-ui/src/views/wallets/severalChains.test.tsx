import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bitcoin, evm, solana } from '../../../test/chains'
import { failWith } from '../../../test/createAdapter'
import { failReconnect } from '../../../test/failReconnect'
import { focusedText } from '../../../test/focusedText'
import { openSeveralChains } from '../../../test/severalChains'

const open = { view: 'ProfileWallets' } as const
const both = {
  connected: [
    [evm, ['io.prism', 'evm only']],
    [solana, ['prism']],
  ],
} as const

test("each chain has a tab with its adapter's name and its number of wallets", async () => {
  await openSeveralChains(open, both)
  await expect.element(page.getByRole('tab', { name: /^Ethereum 2/ })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tab', { name: /^Solana 1/ })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Bitcoin', exact: true })).toBeVisible()
})

test('switches to a wallet of another chain and keeps its tab', async () => {
  const { kit, root } = await openSeveralChains(open, both)
  await page.getByRole('tab', { name: /^Solana 1/ }).click()
  await page.getByRole('button', { name: /^Switch to Prism/ }).click()
  await expect.poll(() => kit.chains.state.activeNamespace).toBe('solana')
  await expect.poll(() => root().querySelector('.toast')?.textContent).toBe('Wallet switched')
  await expect.element(page.getByRole('tab', { name: /^Solana 1/ })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('heading', { name: 'Active' })).toBeVisible()
})

test('the tabs follow the active chain', async () => {
  const { kit } = await openSeveralChains(open, both)
  await page.getByRole('tab', { name: 'Bitcoin' }).click()
  await expect.element(page.getByText('No wallet connected')).toBeVisible()
  await kit.switchConnection({ connectorId: 'prism', namespace: 'solana' })
  await expect.element(page.getByRole('tab', { name: /^Solana 1/ })).toHaveAttribute('aria-selected', 'true')
})

test('a chain without a wallet offers its own wallets', async () => {
  const { kit, bitcoin: adapter } = await openSeveralChains(open, both)
  await page.getByRole('tab', { name: 'Bitcoin' }).click()
  await page.getByRole('button', { name: 'Add Bitcoin wallet' }).click()
  await expect.poll(focusedText).toBe('Connect Bitcoin wallet')
  await page.getByRole('button', { name: /Bitcoin Only/ }).click()
  await expect.poll(() => kit.connections.list('bip122').length).toBe(1)
  expect(adapter.requests).toEqual(['connect bitcoin only'])
  expect(kit.connections.list('eip155')).toHaveLength(2)
})

test('labels accounts by purpose, and only payment accounts can become active', async () => {
  const made = await openSeveralChains(open, { connected: [[bitcoin, ['prism']]] })
  await expect.element(page.getByRole('region', { name: 'Active' }).getByText(/^bc1q/)).toBeVisible()
  const others = page.getByRole('region', { name: 'Other accounts in Prism' })
  await expect.element(others.getByText('Ordinals')).toBeVisible()
  expect(page.getByRole('button', { name: /^Switch to bc1p/ }).elements()).toHaveLength(0)
  // Headless browsers have no permission to write to the clipboard.
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await others.getByRole('button', { name: /^Copy address bc1p/ }).click()
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^bc1p\w{20}/))
  written.mockRestore()
  const [payment] = bitcoin.accounts(0)
  const [another] = bitcoin.accounts(7)
  made.bitcoin.emit({ connections: [{ connectorId: 'prism', accounts: [payment, another] }] })
  await expect.element(others.getByText('Payment')).toBeVisible()
  await page.getByRole('button', { name: /^Switch to bc1q/ }).click()
  await expect.poll(() => made.kit.chains.get('bip122')?.address).toBe(another.address)
  await expect.poll(() => made.root().querySelector('.toast')?.textContent).toBe('Account switched')
})

test('lists the wallets of a chain, and names their buttons by wallet and address', async () => {
  await openSeveralChains({ view: 'ProfileWallets' }, { connected: [[evm, ['io.prism', 'ethereum only']]] })
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(2)
  const buttons = page.getByRole('listitem').getByRole('button').elements()
  expect(buttons.map(button => button.getAttribute('aria-label') ?? button.getAttribute('title'))).toEqual([
    'Disconnect Prism (0x71C7…9760)',
    'Switch to Ethereum Only (0x71C7…9761)',
    'Disconnect Ethereum Only (0x71C7…9761)',
  ])
  await expect.element(page.getByRole('tab', { name: 'Ethereum 2 wallets connected', exact: true })).toBeVisible()
})

test('Disconnect all disconnects the wallets of every chain', async () => {
  const { kit } = await openSeveralChains(open, both)
  await page.getByRole('button', { name: 'Disconnect all' }).click()
  await expect.poll(() => Object.values(kit.connections.state.namespaces).flatMap(it => it.connections)).toEqual([])
})

test('disconnecting one of two chains leaves the other connected', async () => {
  const { kit } = await openSeveralChains(open, both)
  await page.getByRole('tab', { name: /^Solana 1/ }).click()
  await page.getByRole('button', { name: /^Disconnect Prism/ }).click()
  await expect.poll(() => kit.connections.list('solana')).toEqual([])
  expect(kit.connections.list('eip155')).toHaveLength(2)
  await expect.element(page.getByText('No wallet connected')).toBeVisible()
})

test('shows the wallets of other chains instead of closing after the active one disconnects in the account view', async () => {
  const { kit } = await openSeveralChains(undefined, {
    connected: [
      [solana, ['prism']],
      [evm, ['io.prism']],
    ],
  })
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(page.getByRole('heading', { name: 'Wallets' })).toBeVisible()
  await expect.poll(() => kit.chains.isConnected('solana')).toBe(false)
  expect(kit.chains.isConnected('eip155')).toBe(true)
  expect(kit.modal.state.open).toBe(true)
})

test('closes after a wallet that ends on all chains disconnects in the account view', async () => {
  const { kit } = await openSeveralChains(undefined, {
    connected: [
      [solana, ['prism']],
      [evm, ['io.prism']],
    ],
    prepare: ({ adapter, solana: other }) => {
      for (const one of [adapter, other]) {
        one.emit({ connectors: [{ id: 'ID_AUTH', name: 'Prism', type: 'AUTH', chain: one.namespace }] })
        one.emitConnected({ connectorIds: ['ID_AUTH'] })
      }
    },
  })
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => kit.modal.state.open).toBe(false)
  expect(kit.chains.isConnected('eip155')).toBe(false)
})

test('connects or forgets a recent wallet of a chain', async () => {
  const { root, kit } = await openSeveralChains(open, {
    ...both,
    prepare: ({ kit }) => kit.wallets.remember({ id: 'solana only', name: 'Solana Only' }),
  })
  expect(page.getByRole('button', { name: /Solana Only/ }).elements()).toHaveLength(0)
  await page.getByRole('tab', { name: /^Solana 1/ }).click()
  await expect.element(page.getByRole('button', { name: 'Connect Solana Only' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Solana Only' }).click()
  await expect.poll(() => root().querySelector('.toast')?.textContent).toBe('Removed from recent wallets')
  await expect.element(page.getByRole('button', { name: 'Connect Solana Only' })).not.toBeInTheDocument()
  expect(kit.connectors.state.recent).toEqual([])
})

test('a chain that failed to reconnect shows it and offers a retry', async () => {
  const { kit, solana: adapter } = await openSeveralChains(open, {
    connected: [[evm, ['io.prism']]],
    prepare: ({ kit }) => {
      failReconnect(kit, 'solana')
      kit.wallets.remember({ id: 'solana only', name: 'Solana Only' })
    },
  })
  await page.getByRole('tab', { name: 'Solana' }).click()
  await expect.element(page.getByText('Couldn’t reconnect to Solana')).toBeVisible()
  const variants = page.getByRole('tabpanel').getByRole('button').elements()
  expect(variants.map(button => button.getAttribute('data-variant'))).toEqual(['primary', 'neutral', null, 'ghost'])
  adapter.answerTo({ reconnect: failWith(new Error('still down')) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect.element(page.getByText('Couldn’t reconnect to Solana')).toBeVisible()
  expect(kit.chains.isConnected('eip155')).toBe(true)

  adapter.answerTo({ reconnect: async () => adapter.emitConnected({ connectorIds: ['prism'] }) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => kit.chains.isConnected('solana')).toBe(true)
  await expect.element(page.getByText('Couldn’t reconnect to Solana')).not.toBeInTheDocument()
})

test("names the wallet that didn't reconnect, and offers it only once", async () => {
  await openSeveralChains(open, {
    connected: [
      [evm, ['io.prism']],
      [solana, ['solana only', 'prism']],
    ],
    prepare: ({ kit, solana: adapter }) => {
      failReconnect(kit, 'solana')
      adapter.emitDisconnected()
      for (const id of ['prism', 'solana only']) kit.wallets.remember({ id, name: id })
    },
  })
  await page.getByRole('tab', { name: 'Solana' }).click()
  await expect.element(page.getByText('Couldn’t reconnect Solana Only')).toBeVisible()
  expect(page.getByRole('button', { name: /^(Connect|Remove) / }).elements()).toHaveLength(0)
})

test("a chain that is reconnecting doesn't claim to have no wallet", async () => {
  const { solana: adapter } = await openSeveralChains(open, { connected: [[evm, ['io.prism']]] })
  adapter.emit({ status: 'reconnecting' })
  await page.getByRole('tab', { name: 'Solana' }).click()
  await expect.element(page.getByText('Loading')).toBeVisible()
  expect(page.getByText('No wallet connected').elements()).toHaveLength(0)
  adapter.emit({ status: 'disconnected' })
  await expect.element(page.getByText('No wallet connected')).toBeVisible()
})

test('Account names the chain that failed to reconnect, and opens its wallets', async () => {
  await openSeveralChains(undefined, {
    connected: [[evm, ['io.prism']]],
    prepare: ({ kit }) => failReconnect(kit, 'solana'),
  })
  await page.getByRole('button', { name: 'Couldn’t reconnect to Solana' }).click()
  await expect.poll(focusedText).toBe('Wallets')
  await expect.element(page.getByRole('tab', { name: 'Solana' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test("opens with the active chain's failed reconnect, and stays there during a retry", async () => {
  const { kit, adapter } = await openSeveralChains(undefined, { prepare: ({ kit }) => failReconnect(kit, 'eip155') })
  await expect.element(page.getByText('Couldn’t reconnect to Ethereum')).toBeVisible()
  adapter.answerTo({ reconnect: failWith(new Error('still down')) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect.element(page.getByText('Couldn’t reconnect to Ethereum')).toBeVisible()

  await page.getByRole('button', { name: 'Add Ethereum wallet' }).click()
  await expect.poll(focusedText).toBe('Connect Ethereum wallet')
  await page.getByRole('button', { name: /^Prism/ }).click()
  await expect.poll(() => kit.modal.state.open).toBe(false)
  expect(kit.chains.isConnected('eip155')).toBe(true)
})

test('arrow keys move through the tabs', async () => {
  await openSeveralChains(open, both)
  await page.getByRole('tab', { name: /^Ethereum 2/ }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: /^Solana 1/ })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('button', { name: 'Add Solana wallet' })).toBeVisible()
})
