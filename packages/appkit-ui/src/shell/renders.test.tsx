import { expect, test } from 'vitest'
import type { OpenKit } from '../../test/openKit'
import { watchRenders } from '../../test/watchRenders'

const connected = { connected: ['io.first'] }
const two = 2_000_000_000_000_000_000n

/** A modal on the account, at rest, and a look at what renders from here on. */
async function openAccount(view?: 'Networks' | 'ProfileWallets') {
  const renders = watchRenders()
  // Only now: with it comes React DOM, which looks for the watch once.
  const { openKit } = await import('../../test/openKit')
  const made = await openKit(view && { view }, connected)
  await expect.poll(() => made.kit.balances.state.balances[keyOf(made)]?.status).toBe('ready')
  await expect.poll(() => made.kit.chains.allNetworks.every(({ assets }) => assets?.imageUrl)).toBe(true)
  await settled()
  // The watch works: all this has been rendered.
  expect(renders.take()).toContain('ModalCard')
  const text = () => made.root().querySelector('.balance')?.textContent
  return { ...made, renders, text }
}

test('a balance that changes renders the balance line, and nothing else', async () => {
  const { kit, adapter, renders, text } = await openAccount()
  adapter.balance = two
  await kit.refreshBalance()
  await expect.poll(text).toContain('2.000')
  expect(renders.take()).toEqual(['BalanceLine', 'Amount'])
})

test('the same balance, fetched again, renders nothing', async () => {
  const { kit, renders } = await openAccount()
  for (let round = 0; round < 3; round++) await kit.refreshBalance()
  await settled()
  expect(renders.take()).toEqual([])
})

test("another account's balance renders nothing", async () => {
  const made = await openAccount()
  const { balances } = made.kit.balances.state
  const key = `${keyOf(made)}-other`
  balances[key] = { status: 'loading', last: undefined }
  await settled()
  balances[key] = { status: 'ready', last: { balance: '7', symbol: 'ETH' } }
  await settled()
  expect(made.renders.take()).toEqual([])
})

test.each(['Account', 'Networks', 'ProfileWallets'] as const)(
  'on %s, a wallet that says again what it has said renders nothing',
  async view => {
    const { adapter, renders } = await openAccount(view === 'Account' ? undefined : view)
    for (let block = 0; block < 5; block++) {
      adapter.emit({})
      await settled()
    }
    expect(renders.take()).toEqual([])
  },
)

test('a theme that changes renders nothing: only styles follow', async () => {
  const { kit, root, renders } = await openAccount()
  const container = root().querySelector('[data-theme]') as HTMLElement
  kit.theme.setThemeMode('light')
  kit.theme.setThemeVariables({ '--w3m-accent': '#00ff00' })
  await settled()
  expect(container.dataset['theme']).toBe('light')
  expect(renders.take()).toEqual([])
})

test('a modal that is closed renders nothing, whatever changes', async () => {
  const { kit, adapter, root, renders } = await openAccount()
  kit.modal.close()
  await expect.poll(() => root().querySelector('.card')).toBeNull()
  await settled()
  renders.take()
  adapter.balance = two
  await kit.refreshBalance()
  adapter.emit({ chainId: 10 })
  kit.theme.setThemeMode('light')
  await settled()
  expect(renders.take()).toEqual([])
})

test('a card that waits in the closed dialog renders nothing when a wallet says again what it has said, or the theme changes', async () => {
  const renders = watchRenders()
  const { openKit } = await import('../../test/openKit')
  const { kit, adapter, root } = await openKit()
  kit.modal.close()
  await expect.poll(() => root().querySelector('dialog')?.open).toBe(false)
  await expect.poll(() => root().querySelector('.card')).not.toBeNull()
  await settled()
  expect(renders.take()).toContain('ModalCard')
  for (let block = 0; block < 5; block++) {
    adapter.emit({})
    await settled()
  }
  kit.theme.setThemeMode('light')
  await settled()
  expect(renders.take()).toEqual([])
})

function keyOf({ kit }: OpenKit): string {
  const { caipNetworkId, address } = kit.chains.get() ?? {}
  return `${caipNetworkId}:${address}`
}

/** Waits for state changes, which are emitted at the end of the task, and for React, which renders in the next one. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setTimeout(resolve))
}
