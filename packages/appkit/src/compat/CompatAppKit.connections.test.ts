import { AppKitError, type Connection } from '@openappkit/appkit-core'
import { expect, test, vi } from 'vitest'
import { setUp } from '../../test/compatKit'
import { addressOne, addressTwo, createAdapter } from '../../test/createAdapter'
import { storedSession } from '../../test/session'
import { bitcoin } from '../networks/bitcoin'

test('the account type in use is known, and another account of the wallet can be taken by its type', async () => {
  const wallet = createAdapter('bip122', 'Bitcoin')
  const { kit, tell } = setUp({ defaultAccountTypes: { bip122: 'payment' } }, wallet)
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
  tell()
  await kit.setPreferredAccountType('ordinal', 'bip122')
  tell()
  expect(kit.getAddress('bip122')).toBe('bc1ordinal')
  expect(kit.getPreferredAccountType('bip122')).toBe('ordinal')
  await expect(kit.setPreferredAccountType('stx', 'bip122')).rejects.toMatchObject({
    code: 'wallet/account-not-shared',
  })
})

test('wallets that were connected lately are read, and asked again when they are switched to', async () => {
  const { kit, wallet, tell } = setUp()
  tell()
  const loaded = await kit.load()
  loaded.wallets.remember({ id: 'fake', name: 'Fake Wallet' })
  const [recent] = kit.getRecentConnections('eip155')
  expect(recent).toMatchObject({ connectorId: 'fake', name: 'Fake Wallet', accounts: [] })
  const asked = vi.spyOn(wallet, 'connect').mockImplementation(() => {
    wallet.emitConnected({ address: addressTwo })
    tell()
    return Promise.resolve({ address: addressTwo, chainId: 1, accounts: wallet.state.connections[0]?.accounts ?? [] })
  })
  await kit.switchConnection({ connectorId: 'fake', namespace: 'eip155' })
  expect(asked).toHaveBeenCalledOnce()
  expect(kit.getAddress()).toBe(addressTwo)
  await kit.switchConnection({ connectorId: 'fake', namespace: 'eip155' })
  expect(asked).toHaveBeenCalledOnce()
})

test('a wallet that connects without the account that it was switched to for rejects', async () => {
  const { kit, wallet, tell } = setUp()
  tell()
  vi.spyOn(wallet, 'connect').mockImplementation(() => {
    wallet.emitConnected({ address: addressTwo })
    tell()
    return Promise.resolve({ address: addressTwo, chainId: 1, accounts: wallet.state.connections[0]?.accounts ?? [] })
  })
  vi.spyOn(wallet, 'switchConnection').mockRejectedValue(new AppKitError('wallet/account-not-shared', 'no'))
  const target = { connectorId: 'fake', namespace: 'eip155' } as const
  await expect(kit.switchConnection({ ...target, address: addressOne })).rejects.toMatchObject({
    code: 'wallet/account-not-shared',
  })
})

test('a connection that is still coming back can not be switched to: Invalid connection status', async () => {
  const { kit } = setUp({ storage: storedSession() })
  await expect(kit.switchConnection({ connectorId: 'fake', namespace: 'eip155' })).rejects.toMatchObject({
    code: 'connection/invalid-status',
    message: 'Invalid connection status',
  })
})

test('switching to a WalletConnect account that is not connected shows the code, and resolves once it is', async () => {
  const { kit, wallet, tell } = setUp()
  wallet.emit({ connectors: [{ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', chain: 'eip155' }] })
  tell()
  const connect = vi.spyOn(wallet, 'connect')
  const loaded = await kit.load()
  const target = { connectorId: 'walletConnect', namespace: 'eip155' } as const
  const givenUp = kit.switchConnection(target)
  await expect
    .poll(() => loaded.router.current)
    .toMatchObject({
      view: 'ConnectingWalletConnect',
      params: { namespace: 'eip155' },
    })
  expect(kit.isOpen()).toBe(true)
  kit.close()
  await expect(givenUp).rejects.toMatchObject({ code: 'modal/closed' })

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
  tell()
  await switched
  expect(kit.getAddress()).toBe(addressOne)
  expect(connect).not.toHaveBeenCalled()
})
