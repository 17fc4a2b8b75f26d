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

test('prefers given features to the defaults', () => {
  const options = new OptionsController({ networks: [mainnet], features: { email: false } })
  expect(allFeatures(options.state.features)).toMatchObject({ email: false, allWallets: true })
})

test("wraps none of the app's objects", () => {
  const connectorTypeOrder = Object.freeze(['recent'] as const)
  const input = { networks: [mainnet], features: { connectorTypeOrder } } as const
  const options = new OptionsController(input)
  expect(options.state.features.connectorTypeOrder).toBe(connectorTypeOrder)
  expect(options.input).toBe(input)
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

test('requests the language of the option, else of the document, else English', () => {
  const options = new OptionsController({ networks: [mainnet], locale: '' })
  expect(options.locale).toBe('en')
  options.state.lang = 'ar'
  expect(options.locale).toBe('ar')
  options.state.input = { networks: [mainnet], locale: 'de' }
  expect(options.locale).toBe('de')
})
