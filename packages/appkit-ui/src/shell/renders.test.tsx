import { expect, test } from 'vitest'
import type { OpenKit } from '../../test/openKit'
import { watchRenders } from '../../test/watchRenders'

const connected = { connected: ['io.first'] }
const two = 2_000_000_000_000_000_000n

/** Opens the account, waits until it is idle, and watches further renders. */
async function openAccount(view?: 'Networks' | 'ProfileWallets') {
  const renders = watchRenders()
  // Import React DOM only after the watcher is installed, because it looks for the hook once.
  const { openKit } = await import('../../test/openKit')
  const made = await openKit(view && { view }, connected)
  await expect.poll(() => made.kit.balances.state.balances[keyOf(made)]?.status).toBe('ready')
  await expect.poll(() => made.kit.chains.allNetworks.every(({ assets }) => assets?.imageUrl)).toBe(true)
  await settled()
  // The watcher works: all of these have rendered.
  expect(renders.take()).toContain('ModalCard')
  const text = () => made.root().querySelector('.balance')?.textContent
  return { ...made, renders, text }
}

test('a changed balance renders only the balance line', async () => {
  const { kit, adapter, renders, text } = await openAccount()
  adapter.balance = two
  await kit.refreshBalance()
  await expect.poll(text).toContain('2 ETH')
  expect(renders.take()).toEqual(['BalanceLine', 'BalanceAmount', 'QuietDecimals'])
})

test('fetching the same balance again renders nothing', async () => {
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
  'on %s, repeated updates from the wallet render nothing',
  async view => {
    const { adapter, renders } = await openAccount(view === 'Account' ? undefined : view)
    for (let block = 0; block < 5; block++) {
      adapter.emit({})
      await settled()
    }
    expect(renders.take()).toEqual([])
  },
)

test('a theme change updates only styles and renders nothing', async () => {
  const { kit, root, renders } = await openAccount()
  const container = root().querySelector('[data-theme]') as HTMLElement
  kit.theme.setThemeMode('light')
  kit.theme.setThemeVariables({ '--w3m-accent': '#00ff00' })
  await settled()
  expect(container.dataset['theme']).toBe('light')
  expect(renders.take()).toEqual([])
})

test('a closed modal renders nothing on any change', async () => {
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

test('a staged card renders nothing on repeated wallet updates or a theme change', async () => {
  const renders = watchRenders()
  const { openKit } = await import('../../test/openKit')
  const { kit, adapter, root } = await openKit()
  kit.modal.close()
  await expect.poll(() => root().querySelector('dialog')?.open).toBe(false)
  await expect.poll(() => root().querySelector('dialog:not([inert]) > .card')).not.toBeNull()
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
