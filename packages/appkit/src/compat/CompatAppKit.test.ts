import { AppKitError, type AppKitOptions, type Connection } from '@openappkit/appkit-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { settled, setUp } from '../../test/compatKit'
import { addressOne, addressTwo, createAdapter } from '../../test/createAdapter'
import { ethereum } from '../../test/session'
import { bitcoin } from '../networks/bitcoin'
import { makeCompatKit } from './makeCompatKit'

test('the provider is there without waiting as soon as the wallet has handed it over, and gone with the connection', async () => {
  const { kit, wallet, tell } = setUp()
  const heard: unknown[] = []
  kit.subscribeProviders(providers => heard.push(providers))
  expect(kit.getProvider('eip155')).toBeUndefined()
  wallet.emitConnected()
  tell()
  await settled()
  expect(kit.getProvider('eip155')).toBe(wallet.provider('fake'))
  expect(kit.getWalletProvider()).toBe(wallet.provider('fake'))
  expect(kit.getProviderType('eip155')).toBe('ANNOUNCED')
  expect(kit.getWalletProviderType()).toBe('ANNOUNCED')
  expect(kit.getProvider('bip122')).toBeUndefined()

  await wallet.disconnect()
  tell()
  // Already before anybody could be told.
  expect(kit.getProvider('eip155')).toBeUndefined()
  expect(kit.getProviderType('eip155')).toBeUndefined()
  await settled()
  expect(heard).toEqual([{ eip155: wallet.provider('fake') }, {}])
})

test('a provider that arrives after its wallet has left is nobody’s, and nobody hears of it', async () => {
  const { kit, wallet, tell } = setUp()
  const heard = vi.fn()
  kit.subscribeProviders(heard)
  let hand: (provider: unknown) => void = () => {}
  vi.spyOn(wallet, 'getProvider').mockReturnValue(new Promise(resolve => (hand = resolve)))
  wallet.emitConnected()
  tell()
  await settled()
  await wallet.disconnect()
  tell()
  await settled()
  hand({ late: true })
  await settled()
  expect(kit.getProvider('eip155')).toBeUndefined()
  expect(heard).not.toHaveBeenCalled()
})

test('a provider that could not be had is asked for again when another wallet connects', async () => {
  const { kit, wallet, tell } = setUp()
  vi.spyOn(wallet, 'getProvider').mockRejectedValueOnce(new Error('offline'))
  wallet.emitConnected()
  tell()
  await settled()
  expect(kit.getProvider('eip155')).toBeUndefined()
  const other = createAdapter('bip122', 'Bitcoin')
  other.emitConnected({ address: 'bc1payment', chainId: bitcoin.id })
  kit.chains.project('bip122', other.state)
  kit.connections.project('bip122', other.state)
  await settled()
  expect(kit.getProvider('eip155')).toBe(wallet.provider('fake'))
})

test('networks are read by plain id, and approved ones by what the wallet approved', async () => {
  const { kit, wallet, tell } = setUp()
  const heard: unknown[] = []
  const stop = kit.subscribeCaipNetworkChange(network => heard.push(network?.name))
  const address = addressOne
  wallet.emitConnected({ address, chainId: 10 })
  const [connection] = wallet.state.connections as [Connection]
  wallet.emit({ connections: [{ ...connection, approvedNetworks: ['eip155:1', 'eip155:10'] }] })
  tell()
  await settled()
  expect(kit.getAddressByChainNamespace('eip155')).toBe(address)
  expect(kit.getAddressByChainNamespace('bip122')).toBeUndefined()
  expect(kit.getCaipNetworkId()).toBe(10)
  expect(kit.getCaipNetwork()?.name).toBe('OP Mainnet')
  expect(kit.getCaipNetwork('eip155', '1')?.name).toBe('Ethereum')
  expect(kit.getCaipNetwork('eip155', 137)).toBeUndefined()
  expect(kit.getApprovedCaipNetworkIds()).toEqual(['eip155:1', 'eip155:10'])
  expect(heard).toEqual(['OP Mainnet'])
  wallet.emit({ chainId: 137 })
  tell()
  await settled()
  expect(kit.getCaipNetworkId()).toBeUndefined()
  expect(heard).toEqual(['OP Mainnet', undefined])
  stop()
})

test('ways to connect come with wallets first where one is installed, unless the host says otherwise', () => {
  const { kit, tell } = setUp()
  expect(kit.getConnectMethodsOrder()).toEqual(['email', 'social', 'wallet'])
  tell()
  expect(kit.getConnectMethodsOrder()).toEqual(['wallet', 'email', 'social'])
  kit.setConnectMethodsOrder(['social', 'wallet'])
  expect(kit.getConnectMethodsOrder()).toEqual(['social', 'wallet'])
})

test('the picture of a wallet is one that may be shown', () => {
  const { kit } = setUp()
  expect(kit.getConnectorImage({ imageUrl: 'https://example.org/a.png' })).toBe('https://example.org/a.png')
  expect(kit.getConnectorImage({ imageUrl: 'javascript:alert(1)' })).toBeUndefined()
  expect(kit.getConnectorImage(undefined)).toBeUndefined()
})

test('the error is the alert on screen', async () => {
  const { kit } = setUp()
  expect(kit.getError()).toBe('')
  await expect(kit.switchNetwork({ ...ethereum, id: 5 })).rejects.toMatchObject({ code: 'network/not-found' })
  expect(kit.getError()).toBe('Network Not Found')
  ;(await kit.load()).alerts.close()
  expect(kit.getError()).toBe('')
})

test('the newest event can be read', () => {
  const { kit } = setUp()
  kit.events.track('CLICK_NETWORKS')
  expect(kit.getEvent().data).toMatchObject({ event: 'CLICK_NETWORKS' })
})

test('remote features are the host’s until the project has said its own', async () => {
  const { kit } = setUp({ features: { activity: false } })
  const heard: boolean[] = []
  const stop = kit.subscribeRemoteFeatures(({ activity }) => heard.push(activity))
  expect(kit.getRemoteFeatures()).toMatchObject({ activity: false, email: false })
  kit.options.state.readRemote = ({ id }) => id === 'activity'
  expect(kit.getRemoteFeatures()).toMatchObject({ activity: true, email: false, multiWallet: false })
  await settled()
  expect(heard).toEqual([true])
  stop()
})

test('the sign-in is that of the options, and the one at work where there is another', () => {
  const config = { getSessions: () => Promise.resolve([]) } as unknown as NonNullable<AppKitOptions['siwx']>
  const other = { ...config }
  expect(setUp().kit.getSIWX()).toBeUndefined()
  const { kit } = setUp({ siweConfig: { mapToSIWX: () => ({ ...config }) } })
  expect(kit.getSIWX()).toBe(kit.getSIWX())
  const signed = setUp({ siwx: config }).kit
  expect(signed.getSIWX()).toBe(config)
  signed.signIn = other
  expect(signed.getSIWX()).toBe(other)
})

test('views are pushed and replaced', async () => {
  const { kit } = setUp()
  const { router } = await kit.load()
  await kit.redirect('WhatIsAWallet')
  await kit.redirect('SwitchNetwork', { caipNetworkId: 'eip155:10' })
  expect(router.state.stack.map(({ view }) => view)).toEqual(['Connect', 'WhatIsAWallet', 'SwitchNetwork'])
  await kit.replace('Networks')
  expect(router.state.stack.map(({ view }) => view)).toEqual(['Connect', 'WhatIsAWallet', 'Networks'])
})

test('messages are toasts of the modal', async () => {
  const { kit } = setUp()
  const { toasts } = await kit.load()
  await kit.showErrorMessage('No')
  expect(toasts.state).toMatchObject({ message: 'No', variant: 'error', open: true })
  toasts.hide()
  await kit.showSuccessMessage('Yes')
  expect(toasts.state).toMatchObject({ message: 'Yes', variant: 'success', open: true })
})

test('where the modal can’t load, whoever awaits hears of it and nobody else', async () => {
  // Vitest fails on a rejection that nobody handles.
  const loadModal = () => Promise.reject(new Error('offline'))
  const kit = makeCompatKit({ networks: [ethereum] }, { loadModal })
  onTestFinished(() => kit.destroy())
  void kit.redirect('Networks')
  await expect(kit.showErrorMessage('No')).rejects.toThrow('offline')
  await settled()
})

test('loading is what hosts read', async () => {
  const { kit } = setUp()
  const heard: boolean[] = []
  kit.subscribeState(({ loading }) => heard.push(loading))
  kit.setLoading(true)
  await settled()
  kit.setLoading(false)
  await settled()
  expect(heard).toEqual([true, false])
})

test('options that may change do, and leave the others as they are', () => {
  const { kit } = setUp({ features: { send: false }, themeVariables: { '--w3m-accent': 'red' } })
  kit.setTermsConditionsUrl('https://example.org/terms')
  kit.setPrivacyPolicyUrl('https://example.org/privacy')
  kit.updateFeatures({ legalCheckbox: true })
  kit.setWalletFeaturesOrder(['send', 'receive'])
  expect(kit.options.state).toMatchObject({
    termsConditionsUrl: 'https://example.org/terms',
    privacyPolicyUrl: 'https://example.org/privacy',
    features: { send: false, legalCheckbox: true, walletFeaturesOrder: ['send', 'receive'] },
  })
  kit.updateOptions({ privacyPolicyUrl: 'https://example.org/other', themeMode: 'light' })
  kit.updateOptions({
    features: { receive: false },
    termsConditionsUrl: 'https://example.org/new',
    themeVariables: { '--w3m-z-index': 7 },
  })
  expect(kit.options.state).toMatchObject({
    termsConditionsUrl: 'https://example.org/new',
    privacyPolicyUrl: 'https://example.org/other',
    features: { send: false, receive: false },
  })
  expect(kit.getThemeMode()).toBe('light')
  expect(kit.getThemeVariables()).toEqual({ '--w3m-accent': 'red', '--w3m-z-index': 7 })
})

test('an option that is read once can not be changed later: options/fixed, and nothing changes', () => {
  const { kit } = setUp()
  const fixed = expect.objectContaining({ code: 'options/fixed' })
  const more = { networks: [ethereum], themeMode: 'light' } as const
  expect(() => kit.updateOptions(more)).toThrow(fixed)
  expect(() => kit.updateOptions({ themeMode: 'light', features: { reownAuthentication: true } })).toThrow(fixed)
  expect(() => kit.updateFeatures({ reownAuthentication: true, send: false })).toThrow(fixed)
  expect(() => kit.updateOptions({ themeMode: '' as 'dark' })).toThrow(
    expect.objectContaining({ code: 'theme/invalid-mode' }),
  )
  expect(kit.options.state.features).toEqual({})
  expect(kit.getThemeMode()).toBe('dark')
  kit.updateFeatures({ reownAuthentication: false })
})

test('a network is removed by its id as text, too', async () => {
  const { kit } = setUp()
  await kit.removeNetwork('eip155', '10')
  expect(kit.getCaipNetworks('eip155').map(({ id }) => id)).toEqual([1])
})

test('a view that does not exist is neither pushed nor put in place of another', async () => {
  const { kit } = setUp()
  const loaded = await kit.load()
  loaded.modal.requireWith(view => Promise.reject(new AppKitError('view/not-found', view)))
  await expect(kit.redirect('Networks')).rejects.toMatchObject({ code: 'view/not-found' })
  await expect(kit.replace('Networks')).rejects.toMatchObject({ code: 'view/not-found' })
  expect(loaded.router.state.stack.map(({ view }) => view)).toEqual(['Connect'])
})

test('an identity is what the backend says, and empty without one', async () => {
  expect(await setUp().kit.fetchIdentity({ address: addressOne })).toEqual({})
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: URL | string) => {
    asked.push(new URL(url).pathname)
    return Promise.resolve(Response.json({ name: 'alice.eth', avatar: 'https://example.org/a.png' }))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { kit } = setUp({ cloud: 'https://wallets.example.org' })
  expect(await kit.fetchIdentity({ address: addressOne })).toEqual({
    name: 'alice.eth',
    avatar: 'https://example.org/a.png',
  })
  expect(asked).toContain(`/v1/identity/${addressOne}`)
})

test('a balance is asked of the chain, for any address on any network of the kit; that of the account in use is shown as well', async () => {
  const { kit, wallet, tell } = setUp()
  const asked = vi.spyOn(wallet, 'getBalance')
  expect(await kit.updateNativeBalance(addressTwo, 10, 'eip155')).toEqual({ balance: '1.2345678', symbol: 'ETH' })
  expect(asked).toHaveBeenCalledWith({ address: addressTwo, caipNetwork: kit.getCaipNetwork('eip155', 10) })
  expect(kit.balances.state.balances).toEqual({})
  wallet.emitConnected({ address: addressOne, chainId: 1 })
  tell()
  expect(await kit.updateNativeBalance(addressOne, 1, 'eip155')).toEqual({ balance: '1.2345678', symbol: 'ETH' })
  expect(kit.balances.state.balances[`eip155:1:${addressOne}`]).toMatchObject({ status: 'ready' })

  await expect(kit.updateNativeBalance(addressOne, 137, 'eip155')).rejects.toMatchObject({
    code: 'balance/not-connected',
  })
  wallet.answerTo({ getBalance: () => Promise.reject(new Error('node is down')) })
  await expect(kit.updateNativeBalance(addressTwo, 1, 'eip155')).rejects.toMatchObject({ code: 'balance/unavailable' })
})

test('removing the network in use goes on with the first, and asks a wallet that is on it to switch', async () => {
  const { kit, wallet, tell } = setUp()
  const third = { ...ethereum, id: 8453, name: 'Base' }
  kit.addNetwork('eip155', third)
  expect(kit.getCaipNetworks('eip155').map(({ id }) => id)).toEqual([1, 10, 8453])
  await kit.switchNetwork(third)
  await kit.removeNetwork('eip155', 8453)
  expect(kit.getCaipNetworkId()).toBe(1)
  expect(wallet.state.chainId).toBeUndefined()

  wallet.emitConnected({ address: addressOne, chainId: 10 })
  tell()
  const switched = vi.spyOn(wallet, 'switchNetwork')
  await kit.removeNetwork('eip155', 999)
  expect(switched).not.toHaveBeenCalled()
  await kit.removeNetwork('eip155', 10)
  tell()
  expect(switched).toHaveBeenCalledOnce()
  expect(kit.getCaipNetworkId()).toBe(1)
  expect(() => kit.removeNetwork('solana', 'x')).toThrow("Adapter for namespace solana doesn't exist")
  expect(() => kit.addNetwork('solana', ethereum)).toThrow("Adapter for namespace solana doesn't exist")
})

test('the universal provider is WalletConnect’s own, and its link can be given up', async () => {
  const { kit } = setUp()
  expect(await kit.getUniversalProvider()).toBeUndefined()
  await kit.resetWcConnection()
  const calls: string[] = []
  const link = {
    prepare: async () => void calls.push('prepare'),
    abandon: async () => void calls.push('abandon'),
    get provider() {
      return calls.includes('prepare') ? 'the provider' : undefined
    },
  }
  Object.assign(kit, { walletConnect: { load: () => Promise.resolve(link) } })
  expect(await kit.getUniversalProvider()).toBe('the provider')
  await kit.resetWcConnection()
  expect(calls).toEqual(['prepare', 'abandon'])
})
