import type { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { createLoadedKit } from '../../test/createTestKit'
import { base, mainnet } from '../../test/networks'
import { alertCatalog } from '../alerts/alertCatalog'
import type { ChangeableOptions } from '../options/ChangeableOptions'

test('changes several options at once, keeps the others and resets with undefined', async () => {
  const { kit } = await createLoadedKit({ networks: [mainnet], termsConditionsUrl: 'https://a.example' })
  await kit.updateOptions({ locale: 'de', themeMode: 'light', features: { receive: false } })
  expect(kit.options.input).toMatchObject({
    networks: [mainnet],
    locale: 'de',
    termsConditionsUrl: 'https://a.example',
    features: { receive: false },
  })
  expect(kit.theme.state.themeMode).toBe('light')
  await kit.updateOptions({ locale: undefined, themeMode: undefined, termsConditionsUrl: undefined })
  expect(kit.options.input).toMatchObject({ locale: undefined, termsConditionsUrl: undefined })
  expect(kit.theme.state.themeMode).toBe('dark')
  expect(kit.options.state.features).toEqual({ receive: false })
})

test('merges theme variables and resets one or all of them', async () => {
  const { kit } = await createLoadedKit({ networks: [mainnet], themeVariables: { '--w3m-accent': 'red' } })
  await kit.updateOptions({ themeVariables: { '--oak-width': '400px' } })
  expect(kit.theme.state.themeVariables).toEqual({ '--w3m-accent': 'red', '--oak-width': '400px' })
  await kit.updateOptions({ themeVariables: { '--w3m-accent': undefined } })
  expect(kit.theme.state.themeVariables).toEqual({ '--oak-width': '400px' })
  await kit.updateOptions({ themeVariables: undefined })
  expect(kit.theme.state.themeVariables).toEqual({})
})

test.each(['networks', 'adapters', 'storage', 'cloud', 'projectId', 'metadata', 'enableEmbedded', 'siwx', 'typo'])(
  'rejects a change of %s with options/read-only, naming it, and changes nothing',
  async name => {
    const { kit } = await createLoadedKit({ networks: [mainnet] })
    const before = kit.options.input
    const change = () => kit.updateOptions({ themeMode: 'light', locale: 'de', [name]: undefined } as ChangeableOptions)
    await expect(change()).rejects.toThrow(
      expect.objectContaining({ code: 'options/read-only', message: expect.stringContaining(`\`${name}\` can't`) }),
    )
    expect(kit.options.input).toBe(before)
    expect(kit.theme.state.themeMode).toBe('dark')
  },
)

test('names the methods that change networks', async () => {
  const { kit } = await createLoadedKit({ networks: [mainnet] })
  await expect(kit.updateOptions({ networks: [base] } as object)).rejects.toThrow(
    'Call `addNetwork` or `removeNetwork`.',
  )
})

test('rejects an unknown theme mode with theme/invalid-mode and changes nothing', async () => {
  const { kit } = await createLoadedKit({ networks: [mainnet], themeVariables: { '--w3m-accent': 'red' } })
  const wrong = { themeMode: 'system' as 'dark', themeVariables: undefined, locale: 'de' }
  await expect(kit.updateOptions(wrong)).rejects.toThrow(expect.objectContaining({ code: 'theme/invalid-mode' }))
  expect(kit.options.input.locale).toBeUndefined()
  expect(kit.theme.state.themeVariables).toEqual({ '--w3m-accent': 'red' })
})

test('sets and resets the images of networks, and gives them to networks that the app adds', async () => {
  const own = { ...mainnet, assets: { imageUrl: 'https://own.example/1.png' } }
  const { kit } = await createLoadedKit({ networks: [own, base] })
  const images = () => kit.chains.allNetworks.map(({ assets }) => assets?.imageUrl)
  expect(images()).toEqual(['https://own.example/1.png', undefined])
  await kit.updateOptions({ chainImages: { 1: 'https://a.example/1.png', 8453: 'https://a.example/2.png' } })
  expect(images()).toEqual(['https://a.example/1.png', 'https://a.example/2.png'])
  expect(kit.chains.get('eip155')?.network?.assets?.imageUrl).toBe('https://a.example/1.png')
  const former = kit.chains.findNetwork(8453)
  await kit.updateOptions({ chainImages: { 8453: 'https://a.example/2.png' } })
  expect(images()).toEqual(['https://own.example/1.png', 'https://a.example/2.png'])
  expect(kit.chains.findNetwork(8453)).toBe(former)
  await kit.updateOptions({ chainImages: undefined })
  expect(images()).toEqual(['https://own.example/1.png', undefined])
})

test('sets and resets the images of connectors', async () => {
  const { kit, adapter } = await createLoadedKit({ networks: [mainnet] })
  const [first] = adapter.state.connectors
  const image = () => kit.connectors.state.connectors.find(({ id }) => id === first?.id)?.imageUrl
  await kit.updateOptions({ connectorImages: { [String(first?.id)]: 'https://a.example/w.png' } })
  expect(image()).toBe('https://a.example/w.png')
  await kit.updateOptions({ connectorImages: undefined })
  expect(image()).toBe(first?.imageUrl)
})

test('reports later errors to the new onError', async () => {
  const errors: AppKitError[] = []
  const { kit, modalKit } = await createLoadedKit({ networks: [mainnet] })
  await kit.updateOptions({ onError: error => void errors.push(error) })
  modalKit.alerts.open(alertCatalog.networkNotFound)
  expect(errors.map(({ code }) => code)).toEqual(['alert/APKT001'])
  await kit.updateOptions({ onError: undefined })
  modalKit.alerts.open(alertCatalog.networkNotFound)
  expect(errors).toHaveLength(1)
})

test('shows alerts while debug is on', async () => {
  const { kit, modalKit } = await createLoadedKit({ networks: [mainnet] })
  await kit.updateOptions({ debug: false })
  modalKit.alerts.open(alertCatalog.networkNotFound)
  expect(modalKit.alerts.state.open).toBe(false)
  await kit.updateOptions({ debug: undefined })
  modalKit.alerts.open(alertCatalog.networkNotFound)
  expect(modalKit.alerts.state.open).toBe(true)
})

test('opens on the WalletConnect view while manualWCControl is on', async () => {
  const { kit, modalKit } = await createLoadedKit({ networks: [mainnet] })
  const opened = async () => {
    await kit.open()
    return modalKit.router.current.view
  }
  expect(await opened()).toBe('Connect')
  await kit.updateOptions({ manualWCControl: true })
  expect(await opened()).toBe('ConnectingWalletConnectBasic')
  await kit.updateOptions({ manualWCControl: undefined })
  expect(await opened()).toBe('Connect')
})

test('prompts a wallet on an unsupported chain to switch while enableNetworkSwitch is on', async () => {
  const { kit, adapter, modalKit } = await createLoadedKit({ networks: [mainnet], enableNetworkSwitch: false })
  adapter.emitConnected({ chainId: 999 })
  await new Promise(resolve => setTimeout(resolve, 0))
  await kit.open()
  expect(modalKit.router.current.view).toBe('Account')
  await kit.updateOptions({ enableNetworkSwitch: undefined })
  await kit.open()
  expect(modalKit.router.current.view).toBe('UnsupportedChain')
})
