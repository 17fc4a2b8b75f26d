import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { mainnet } from '../../test/networks'
import type { AppKitOptions } from './AppKitOptions'
import { allFeatures } from './Features'
import { OptionsController } from './OptionsController'

test('no network is refused with what to do', () => {
  const given = { networks: [] } as unknown as AppKitOptions
  expect(() => new OptionsController(given)).toThrow(expect.objectContaining({ code: 'options/no-networks' }))
})

test('given features win over the defaults, and updates over both', () => {
  const options = new OptionsController({ networks: [mainnet], features: { email: false } })
  expect(allFeatures(options.state.features)).toMatchObject({ email: false, allWallets: true })
  options.updateFeatures({ allWallets: false })
  expect(allFeatures(options.state.features)).toMatchObject({ email: false, allWallets: false, receive: true })
})

test("two kits share no feature list, and the host's own objects are not wrapped", () => {
  const connectorTypeOrder = Object.freeze(['recent'] as const)
  const given = { networks: [mainnet], features: { connectorTypeOrder } } as const
  const [one, other] = [new OptionsController(given), new OptionsController(given)]
  expect(one.state.features.connectorTypeOrder).toBe(connectorTypeOrder)
  one.updateFeatures({ connectorTypeOrder: ['custom'] })
  expect(other.state.features.connectorTypeOrder).toEqual(['recent'])
})

test('switches are on unless the host set them to exactly false', () => {
  const options = new OptionsController({ networks: [mainnet], enableWallets: false, enableReconnect: true })
  expect([options.isOn('enableWallets'), options.isOn('enableReconnect'), options.isOn('debug')]).toEqual([
    false,
    true,
    true,
  ])
})

test('without an adapter WalletConnect alone serves every namespace', () => {
  expect(new OptionsController({ networks: [mainnet] }).noAdapters).toBe(true)
  expect(new OptionsController({ networks: [mainnet], adapters: [createAdapter()] }).noAdapters).toBe(false)
})

test('terms and privacy can change while the kit lives', () => {
  const options = new OptionsController({ networks: [mainnet], termsConditionsUrl: 'https://a.example' })
  options.setLegalUrls({ termsConditionsUrl: 'https://b.example' })
  options.setLegalUrls({ privacyPolicyUrl: 'https://c.example' })
  expect(options.state).toMatchObject({
    termsConditionsUrl: 'https://b.example',
    privacyPolicyUrl: 'https://c.example',
  })
})
