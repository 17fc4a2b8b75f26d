import { AppKitError, type Connection } from '@openappkit/appkit-core'
import { expect, test, vi } from 'vitest'
import { setUp } from '../../test/compatKit'
import { addressOne, addressTwo, createAdapter } from '../../test/createAdapter'
import { storedSession } from '../../test/session'
import { bitcoin } from '../networks/bitcoin'

test('reads the type of the active account and switches to another type', async () => {
  const wallet = createAdapter('bip122', 'Bitcoin')
  const { kit, notify } = setUp({ defaultAccountTypes: { bip122: 'payment' } }, wallet)
  expect(kit.getPreferredAccountType('bip122')).toBe('payment')
  expect(kit.getPreferredAccountType('eip155')).toBeUndefined()
  await expect(kit.setPreferredAccountType('ordinal', 'bip122')).rejects.toMatchObject({
    code: 'wallet/account-not-shared',
  })
  wallet.emitConnected({ address: 'bc1payment', chainId: bitcoin.id })
  const [connection] = wallet.state.connections as [Connection]
  const accounts = (['payment', 'ordinal'] as const).map(type => ({
    ...({ namespace: 'bip122', address: `bc1${type}`, type } as const),
  }))
  wallet.emit({ connections: [{ ...connection, accounts }] })
  notify()
  await kit.setPreferredAccountType('ordinal', 'bip122')
  notify()
  expect(kit.getAddress('bip122')).toBe('bc1ordinal')
  expect(kit.getPreferredAccountType('bip122')).toBe('ordinal')
  await expect(kit.setPreferredAccountType('stx', 'bip122')).rejects.toMatchObject({
    code: 'wallet/account-not-shared',
  })
})

test('lists recent connections and reconnects them on a switch', async () => {
  const { kit, wallet, notify } = setUp()
  notify()
  const loaded = await kit.load()
  loaded.wallets.remember({ id: 'fake', name: 'Fake Wallet' })
  const [recent] = kit.getRecentConnections('eip155')
  expect(recent).toMatchObject({ connectorId: 'fake', name: 'Fake Wallet', accounts: [] })
  const connect = vi.spyOn(wallet, 'connect').mockImplementation(() => {
    wallet.emitConnected({ address: addressTwo })
    notify()
    return Promise.resolve({ address: addressTwo, chainId: 1, accounts: wallet.state.connections[0]?.accounts ?? [] })
  })
  await kit.switchConnection({ connectorId: 'fake', namespace: 'eip155' })
  expect(connect).toHaveBeenCalledOnce()
  expect(kit.getAddress()).toBe(addressTwo)
  await kit.switchConnection({ connectorId: 'fake', namespace: 'eip155' })
  expect(connect).toHaveBeenCalledOnce()
})

test("rejects a switch to an account that the wallet doesn't share", async () => {
  const { kit, wallet, notify } = setUp()
  notify()
  vi.spyOn(wallet, 'connect').mockImplementation(() => {
    wallet.emitConnected({ address: addressTwo })
    notify()
    return Promise.resolve({ address: addressTwo, chainId: 1, accounts: wallet.state.connections[0]?.accounts ?? [] })
  })
  vi.spyOn(wallet, 'switchConnection').mockRejectedValue(new AppKitError('wallet/account-not-shared', 'no'))
  const target = { connectorId: 'fake', namespace: 'eip155' } as const
  await expect(kit.switchConnection({ ...target, address: addressOne })).rejects.toMatchObject({
    code: 'wallet/account-not-shared',
  })
})

test('rejects a switch to a reconnecting wallet: Invalid connection status', async () => {
  const { kit } = setUp({ storage: storedSession() })
  await expect(kit.switchConnection({ connectorId: 'fake', namespace: 'eip155' })).rejects.toMatchObject({
    code: 'connection/invalid-status',
    message: 'Invalid connection status',
  })
})

test('shows the QR code for a disconnected WalletConnect account and resolves once it is connected', async () => {
  const { kit, wallet, notify } = setUp()
  wallet.emit({ connectors: [{ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', chain: 'eip155' }] })
  notify()
  const connect = vi.spyOn(wallet, 'connect')
  const loaded = await kit.load()
  const target = { connectorId: 'walletConnect', namespace: 'eip155' } as const
  const abandoned = kit.switchConnection(target)
  await expect
    .poll(() => loaded.router.current)
    .toMatchObject({
      view: 'ConnectingWalletConnect',
      params: { namespace: 'eip155' },
    })
  expect(kit.isOpen()).toBe(true)
  kit.close()
  await expect(abandoned).rejects.toMatchObject({ code: 'modal/closed' })

  const switched = kit.switchConnection(target)
  await expect.poll(() => kit.isOpen()).toBe(true)
  wallet.emit({
    status: 'connected',
    address: addressOne,
    chainId: 1,
    activeConnectorId: 'walletConnect',
    connections: [
      { connectorId: 'walletConnect', accounts: [{ namespace: 'eip155', address: addressOne, type: 'eoa' }] },
    ],
  })
  notify()
  await switched
  expect(kit.getAddress()).toBe(addressOne)
  expect(connect).not.toHaveBeenCalled()
})
