import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { evm, solana } from '../../../test/chains'
import { fakeBackend, listings } from '../../../test/fakeBackend'
import { fakePhone } from '../../../test/fakePhone'
import { openKit } from '../../../test/openKit'

const networks: typeof evm.networks = [evm.networks[0], solana.networks[0]]
const accounts = [
  `eip155:1:${evm.accounts(0)[0].address}`,
  `solana:${solana.networks[0].id}:${solana.accounts(0)[0].address}`,
] as const

test('without adapters, the modal opens with the QR code, pairs every chain and closes', async () => {
  const backend = fakeBackend(listings(4))
  const { kit, link, root } = await openKit(undefined, {
    options: { cloud: backend.url, adapters: [], networks },
    isLoading: true,
  })
  expect(kit.router.current.view).toBe('ConnectingWalletConnectBasic')
  await expect.poll(() => link.listenerCount).toBeGreaterThan(0)
  link.ready()
  await expect.poll(() => root().querySelector('.qr-code')).not.toBeNull()
  await expect.element(page.getByRole('button', { name: /All wallets/ })).toBeVisible()

  link.approve(accounts)
  await expect.poll(() => kit.modal.state.open).toBe(false)
  expect(kit.chains.isConnected('eip155')).toBe(true)
  await expect.poll(() => kit.chains.isConnected('solana')).toBe(true)

  await kit.context.open()
  expect(kit.router.current.view).toBe('Account')
  await page.getByRole('button', { name: /^Wallet(?!Connect)/ }).click()
  await expect.element(page.getByRole('tab', { name: /^Solana 1/ })).toBeVisible()
})

test('without adapters, the modal opens with the wallets on a phone', async () => {
  const backend = fakeBackend(listings(4))
  const { kit } = await openKit(undefined, {
    options: { cloud: backend.url, adapters: [], networks },
    environment: fakePhone('iosSafari'),
    isLoading: true,
  })
  expect(kit.router.current.view).toBe('AllWallets')
  await page.getByRole('button', { name: 'Wallet 1' }).click()
  await expect.poll(() => kit.router.current.view).toBe('ConnectingWalletConnect')
  await expect.element(page.getByRole('heading', { name: 'Wallet 1' })).toBeVisible()
})
