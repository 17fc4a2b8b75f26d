import { expect, test } from 'vitest'
import { type OpenWallet, openWallet } from '../../test/openWallet'
import { shows } from '../../test/walletScenes'
import { WalletLock } from './WalletLock'

const receive = ({ root }: OpenWallet): Element | null => root().querySelector('[data-name="receive"]')

async function openAccount(connected: 'ID_AUTH' | 'io.prism'): Promise<OpenWallet> {
  const made = await openWallet({ connected, hasExtension: true })
  void made.kit.modal.open({ view: 'Account' })
  await shows(made, '.account-tabs, [role=tab]')
  return made
}

test('hides Receive while the wallet is locked, because only the server has named the address', async () => {
  const made = await openAccount('ID_AUTH')
  const { state } = made.kit.controller(WalletLock)
  expect(receive(made)).toBeNull()
  made.kit.router.push('WalletReceive')
  await expect.poll(() => made.root().textContent).toContain('No address yet')
  made.kit.router.goBack()

  state.isUnlocked = true
  await expect.poll(() => receive(made)).not.toBeNull()
  state.isUnlocked = false
  await expect.poll(() => receive(made)).toBeNull()
})

test('leaves Receive to the account of another wallet', async () => {
  const made = await openAccount('io.prism')
  await expect.poll(() => receive(made)).not.toBeNull()
})

test('leads to unlocking while the wallet is locked, and to its settings afterwards', async () => {
  const made = await openAccount('ID_AUTH')
  const label = (): string | undefined =>
    made.root().querySelector('[data-name="walletSettings"]')?.textContent ?? undefined
  await expect.poll(label).toBe('Unlock')
  made.kit.controller(WalletLock).state.isUnlocked = true
  await expect.poll(label).toBe('Security')
})
