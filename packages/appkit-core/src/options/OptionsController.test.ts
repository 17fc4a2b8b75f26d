import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { mainnet } from '../../test/networks'
import type { AppKitOptions } from './AppKitOptions'
import { allFeatures } from './Features'
import { OptionsController } from './OptionsController'

test('rejects an empty network list and names the fix', () => {
  const options = { networks: [] } as unknown as AppKitOptions
  expect(() => new OptionsController(options)).toThrow(expect.objectContaining({ code: 'options/no-networks' }))
})

test('prefers given features to the defaults, and updates to both', () => {
  const options = new OptionsController({ networks: [mainnet], features: { email: false } })
  expect(allFeatures(options.state.features)).toMatchObject({ email: false, allWallets: true })
  options.updateFeatures({ allWallets: false })
  expect(allFeatures(options.state.features)).toMatchObject({ email: false, allWallets: false, receive: true })
})

test("shares no feature list between two kits and wraps none of the app's objects", () => {
  const connectorTypeOrder = Object.freeze(['recent'] as const)
  const options = { networks: [mainnet], features: { connectorTypeOrder } } as const
  const [one, other] = [new OptionsController(options), new OptionsController(options)]
  expect(one.state.features.connectorTypeOrder).toBe(connectorTypeOrder)
  one.updateFeatures({ connectorTypeOrder: ['custom'] })
  expect(other.state.features.connectorTypeOrder).toEqual(['recent'])
})

test('turns switches off only for exactly false', () => {
  const options = new OptionsController({ networks: [mainnet], enableWallets: false, enableReconnect: true })
  const names = ['enableWallets', 'enableReconnect', 'enableInjected'] as const
  expect(names.map(name => options.isOn(name))).toEqual([false, true, true])
})

test('serves every namespace with WalletConnect when there is no adapter', () => {
  expect(new OptionsController({ networks: [mainnet] }).noAdapters).toBe(true)
  expect(new OptionsController({ networks: [mainnet], adapters: [createAdapter()] }).noAdapters).toBe(false)
})

test('updates terms and privacy URLs at any time', () => {
  const options = new OptionsController({ networks: [mainnet], termsConditionsUrl: 'https://a.example' })
  options.setLegalUrls({ termsConditionsUrl: 'https://b.example' })
  options.setLegalUrls({ privacyPolicyUrl: 'https://c.example' })
  expect(options.state).toMatchObject({
    termsConditionsUrl: 'https://b.example',
    privacyPolicyUrl: 'https://c.example',
  })
})
