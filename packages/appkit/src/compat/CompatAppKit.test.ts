import { AppKitError, type AppKitOptions, type Connection } from '@openappkit/appkit-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { settled, setUp } from '../../test/compatKit'
import { addressOne, addressTwo, createAdapter } from '../../test/createAdapter'
import { ethereum } from '../../test/session'
import { bitcoin } from '../networks/bitcoin'
import { makeCompatKit } from './makeCompatKit'

test('returns the provider synchronously while connected', async () => {
  const { kit, wallet, notify } = setUp()
  const received: unknown[] = []
  kit.subscribeProviders(providers => received.push(providers))
  expect(kit.getProvider('eip155')).toBeUndefined()
  wallet.emitConnected()
  notify()
  await settled()
  expect(kit.getProvider('eip155')).toBe(wallet.provider('fake'))
  expect(kit.getWalletProvider()).toBe(wallet.provider('fake'))
  expect(kit.getProviderType('eip155')).toBe('ANNOUNCED')
  expect(kit.getWalletProviderType()).toBe('ANNOUNCED')
  expect(kit.getProvider('bip122')).toBeUndefined()

  await wallet.disconnect()
  notify()
  // The getter is already correct before listeners run.
  expect(kit.getProvider('eip155')).toBeUndefined()
  expect(kit.getProviderType('eip155')).toBeUndefined()
  await settled()
  expect(received).toEqual([{ eip155: wallet.provider('fake') }, {}])
})

test('ignores a provider that arrives after its wallet disconnected', async () => {
  const { kit, wallet, notify } = setUp()
  const received = vi.fn()
  kit.subscribeProviders(received)
  let hand: (provider: unknown) => void = () => {}
  vi.spyOn(wallet, 'getProvider').mockReturnValue(new Promise(resolve => (hand = resolve)))
  wallet.emitConnected()
  notify()
  await settled()
  await wallet.disconnect()
  notify()
  await settled()
  hand({ late: true })
  await settled()
  expect(kit.getProvider('eip155')).toBeUndefined()
  expect(received).not.toHaveBeenCalled()
})

test('requests the provider again on the next connection after a failure', async () => {
  const { kit, host, wallet, notify } = setUp()
  vi.spyOn(wallet, 'getProvider').mockRejectedValueOnce(new Error('offline'))
  wallet.emitConnected()
  notify()
  await settled()
  expect(kit.getProvider('eip155')).toBeUndefined()
  const other = createAdapter('bip122', 'Bitcoin')
  other.emitConnected({ address: 'bc1payment', chainId: bitcoin.id })
  host.chains.project('bip122', other.state)
  host.connections.project('bip122', other.state)
  await settled()
  expect(kit.getProvider('eip155')).toBe(wallet.provider('fake'))
})

test('reads networks by plain id and the networks that the wallet approved', async () => {
  const { kit, wallet, notify } = setUp()
  const received: unknown[] = []
  const stop = kit.subscribeCaipNetworkChange(network => received.push(network?.name))
  const address = addressOne
  wallet.emitConnected({ address, chainId: 10 })
  const [connection] = wallet.state.connections as [Connection]
  wallet.emit({ connections: [{ ...connection, approvedNetworks: ['eip155:1', 'eip155:10'] }] })
  notify()
  await settled()
  expect(kit.getAddressByChainNamespace('eip155')).toBe(address)
  expect(kit.getAddressByChainNamespace('bip122')).toBeUndefined()
  expect(kit.getCaipNetworkId()).toBe(10)
  expect(kit.getCaipNetwork()?.name).toBe('OP Mainnet')
  expect(kit.getCaipNetwork('eip155', '1')?.name).toBe('Ethereum')
  expect(kit.getCaipNetwork('eip155', 137)).toBeUndefined()
  expect(kit.getApprovedCaipNetworkIds()).toEqual(['eip155:1', 'eip155:10'])
  expect(received).toEqual(['OP Mainnet'])
  wallet.emit({ chainId: 137 })
  notify()
  await settled()
  expect(kit.getCaipNetworkId()).toBeUndefined()
  expect(received).toEqual(['OP Mainnet', undefined])
  stop()
})

test('puts wallets first in the connect methods if one is installed, unless the app sets an order', async () => {
  const { kit, notify } = setUp()
  expect(kit.getConnectMethodsOrder()).toEqual(['email', 'social', 'wallet'])
  notify()
  expect(kit.getConnectMethodsOrder()).toEqual(['wallet', 'email', 'social'])
  await kit.setConnectMethodsOrder(['social', 'wallet'])
  expect(kit.getConnectMethodsOrder()).toEqual(['social', 'wallet'])
})

test('returns only safe URLs of wallet images', () => {
  const { kit } = setUp()
  expect(kit.getConnectorImage({ imageUrl: 'https://example.org/a.png' })).toBe('https://example.org/a.png')
  expect(kit.getConnectorImage({ imageUrl: 'javascript:alert(1)' })).toBeUndefined()
  expect(kit.getConnectorImage(undefined)).toBeUndefined()
})

test('returns the visible alert as the error', async () => {
  const { kit } = setUp()
  expect(kit.getError()).toBe('')
  await expect(kit.switchNetwork({ ...ethereum, id: 5 })).rejects.toMatchObject({ code: 'network/not-found' })
  expect(kit.getError()).toBe('Network not found')
  ;(await kit.load()).alerts.close()
  expect(kit.getError()).toBe('')
})

test('returns the latest event', () => {
  const { kit, host } = setUp()
  host.events.track('CLICK_NETWORKS')
  expect(kit.getEvent().data).toMatchObject({ event: 'CLICK_NETWORKS' })
})

test("returns the app's features until the project's settings load", async () => {
  const { kit, host } = setUp({ features: { activity: false } })
  const received: boolean[] = []
  const stop = kit.subscribeRemoteFeatures(({ activity }) => received.push(activity))
  expect(kit.getRemoteFeatures()).toMatchObject({ activity: false, email: false })
  host.options.state.readRemote = ({ id }) => id === 'activity'
  expect(kit.getRemoteFeatures()).toMatchObject({ activity: true, email: false, multiWallet: false })
  await settled()
  expect(received).toEqual([true])
  stop()
})

test('returns the SIWX config of the options, or the active one', () => {
  const unused = () => Promise.reject(new Error('unused'))
  const config: NonNullable<AppKitOptions['siwx']> = {
    createMessage: unused,
    addSession: unused,
    revokeSession: unused,
    setSessions: unused,
    getSessions: () => Promise.resolve([]),
  }
  const other = { ...config }
  expect(setUp().kit.getSIWX()).toBeUndefined()
  const { kit } = setUp({ siweConfig: { mapToSIWX: () => ({ ...config }) } })
  expect(kit.getSIWX()).toBe(kit.getSIWX())
  const { kit: signed, host } = setUp({ siwx: config })
  expect(signed.getSIWX()).toBe(config)
  host.signIn = other
  expect(signed.getSIWX()).toBe(other)
})

test('pushes and replaces views', async () => {
  const { kit } = setUp()
  const { router } = await kit.load()
  await kit.redirect('WhatIsAWallet')
  await kit.redirect('SwitchNetwork', { caipNetworkId: 'eip155:10' })
  expect(router.state.stack.map(({ view }) => view)).toEqual(['Connect', 'WhatIsAWallet', 'SwitchNetwork'])
  await kit.replace('Networks')
  expect(router.state.stack.map(({ view }) => view)).toEqual(['Connect', 'WhatIsAWallet', 'Networks'])
})

test('shows messages as toasts', async () => {
  const { kit } = setUp()
  const { toasts } = await kit.load()
  await kit.showErrorMessage('No')
  expect(toasts.state).toMatchObject({ message: 'No', variant: 'error', open: true })
  toasts.hide()
  await kit.showSuccessMessage('Yes')
  expect(toasts.state).toMatchObject({ message: 'Yes', variant: 'success', open: true })
})

test('rejects if the modal fails to load, without an unhandled rejection', async () => {
  // Vitest fails on an unhandled rejection.
  const loadModal = () => Promise.reject(new Error('offline'))
  const kit = makeCompatKit({ networks: [ethereum] }, { loadModal })
  onTestFinished(() => kit.destroy())
  void kit.redirect('Networks')
  await expect(kit.showErrorMessage('No')).rejects.toMatchObject({ code: 'modal/load-failed' })
  await settled()
})

test('sets the public loading state', async () => {
  const { kit } = setUp()
  const received: boolean[] = []
  kit.subscribeState(({ loading }) => received.push(loading))
  kit.setLoading(true)
  await settled()
  kit.setLoading(false)
  await settled()
  expect(received).toEqual([true, false])
})

test('changes options that can change and keeps the others', async () => {
  const { kit, host } = setUp({ features: { send: false }, themeVariables: { '--w3m-accent': 'red' } })
  await kit.setTermsConditionsUrl('https://example.org/terms')
  await kit.setPrivacyPolicyUrl('https://example.org/privacy')
  await kit.updateFeatures({ legalCheckbox: true })
  await kit.setWalletFeaturesOrder(['send', 'receive'])
  expect(host.options.input).toMatchObject({
    termsConditionsUrl: 'https://example.org/terms',
    privacyPolicyUrl: 'https://example.org/privacy',
    features: { send: false, legalCheckbox: true, walletFeaturesOrder: ['send', 'receive'] },
  })
  await kit.updateOptions({ privacyPolicyUrl: 'https://example.org/other', themeMode: 'light' })
  await kit.updateOptions({
    features: { receive: false },
    termsConditionsUrl: 'https://example.org/new',
    themeVariables: { '--w3m-z-index': 7 },
  })
  expect(host.options.input).toMatchObject({
    termsConditionsUrl: 'https://example.org/new',
    privacyPolicyUrl: 'https://example.org/other',
    features: { send: false, receive: false },
  })
  expect(kit.getThemeMode()).toBe('light')
  expect(kit.getThemeVariables()).toEqual({ '--w3m-accent': 'red', '--w3m-z-index': 7 })
  await kit.updateOptions({ termsConditionsUrl: undefined })
  await kit.setPrivacyPolicyUrl(undefined)
  expect(host.options.input).toMatchObject({ termsConditionsUrl: undefined, privacyPolicyUrl: undefined })
})

test('rejects a change of a read-once option: options/read-only', async () => {
  const { kit, host } = setUp()
  const fixed = expect.objectContaining({ code: 'options/read-only' })
  const more = { networks: [ethereum], themeMode: 'light' } as const
  await expect(kit.updateOptions(more as object)).rejects.toThrow(fixed)
  await expect(kit.updateOptions({ themeMode: 'light', features: { reownAuthentication: true } })).rejects.toThrow(
    fixed,
  )
  await expect(kit.updateFeatures({ reownAuthentication: true, send: false })).rejects.toThrow(fixed)
  await expect(kit.updateOptions({ themeMode: '' as 'dark' })).rejects.toThrow(
    expect.objectContaining({ code: 'theme/invalid-mode' }),
  )
  expect(host.options.state.features).toEqual({})
  expect(kit.getThemeMode()).toBe('dark')
  await kit.updateFeatures({ reownAuthentication: false })
  const { kit: signingIn, host: signingInHost } = setUp({ features: { reownAuthentication: true, send: false } })
  await expect(signingIn.updateFeatures(undefined)).rejects.toThrow(fixed)
  await expect(signingIn.updateFeatures({ reownAuthentication: undefined })).rejects.toThrow(fixed)
  await signingIn.updateFeatures({ send: undefined })
  expect(signingInHost.options.state.features).toEqual({ reownAuthentication: true })
})

test('removes a network by its id as a string', async () => {
  const { kit } = setUp()
  await kit.removeNetwork('eip155', '10')
  expect(kit.getCaipNetworks('eip155').map(({ id }) => id)).toEqual([1])
})

test('rejects a view that does not exist on push and replace', async () => {
  const { kit } = setUp()
  const loaded = await kit.load()
  loaded.modal.requireWith(view => Promise.reject(new AppKitError('view/not-found', view)))
  await expect(kit.redirect('Networks')).rejects.toMatchObject({ code: 'view/not-found' })
  await expect(kit.replace('Networks')).rejects.toMatchObject({ code: 'view/not-found' })
  expect(loaded.router.state.stack.map(({ view }) => view)).toEqual(['Connect'])
})

test('returns the identity from the backend, and an empty one without a backend', async () => {
  expect(await setUp().kit.fetchIdentity({ address: addressOne })).toEqual({})
  const paths: string[] = []
  vi.stubGlobal('fetch', (url: URL | string) => {
    paths.push(new URL(url).pathname)
    return Promise.resolve(Response.json({ name: 'alice.eth', avatar: 'https://example.org/a.png' }))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { kit } = setUp({ cloud: 'https://wallets.example.org' })
  expect(await kit.fetchIdentity({ address: addressOne })).toEqual({
    name: 'alice.eth',
    avatar: 'https://example.org/a.png',
  })
  expect(paths).toContain(`/v1/identity/${addressOne}`)
})

test("fetches the balance of any address and updates the active account's", async () => {
  const { kit, host, wallet, notify } = setUp()
  const getBalance = vi.spyOn(wallet, 'getBalance')
  expect(await kit.updateNativeBalance(addressTwo, 10, 'eip155')).toEqual({ balance: '1.2345678', symbol: 'ETH' })
  expect(getBalance).toHaveBeenCalledWith({ address: addressTwo, caipNetwork: kit.getCaipNetwork('eip155', 10) })
  expect(host.balances.state.balances).toEqual({})
  wallet.emitConnected({ address: addressOne, chainId: 1 })
  notify()
  expect(await kit.updateNativeBalance(addressOne, 1, 'eip155')).toEqual({ balance: '1.2345678', symbol: 'ETH' })
  expect(host.balances.state.balances[`eip155:1:${addressOne}`]).toMatchObject({ status: 'ready' })

  await expect(kit.updateNativeBalance(addressOne, 137, 'eip155')).rejects.toMatchObject({
    code: 'balance/not-connected',
  })
  wallet.answerTo({ getBalance: () => Promise.reject(new Error('node is down')) })
  await expect(kit.updateNativeBalance(addressTwo, 1, 'eip155')).rejects.toMatchObject({ code: 'balance/unavailable' })
})

test('switches to the first network when the active one is removed', async () => {
  const { kit, wallet, notify } = setUp()
  const third = { ...ethereum, id: 8453, name: 'Base' }
  kit.addNetwork('eip155', third)
  expect(kit.getCaipNetworks('eip155').map(({ id }) => id)).toEqual([1, 10, 8453])
  await kit.switchNetwork(third)
  await kit.removeNetwork('eip155', 8453)
  expect(kit.getCaipNetworkId()).toBe(1)
  expect(wallet.state.chainId).toBeUndefined()

  wallet.emitConnected({ address: addressOne, chainId: 10 })
  notify()
  const switched = vi.spyOn(wallet, 'switchNetwork')
  await kit.removeNetwork('eip155', 999)
  expect(switched).not.toHaveBeenCalled()
  await kit.removeNetwork('eip155', 10)
  notify()
  expect(switched).toHaveBeenCalledOnce()
  expect(kit.getCaipNetworkId()).toBe(1)
  expect(() => kit.removeNetwork('solana', 'x')).toThrow("Adapter for namespace solana doesn't exist")
  expect(() => kit.addNetwork('solana', ethereum)).toThrow("Adapter for namespace solana doesn't exist")
})

test('returns WalletConnect’s universal provider and cancels its pairing', async () => {
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
