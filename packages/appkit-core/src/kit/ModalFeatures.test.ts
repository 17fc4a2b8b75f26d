import { expect, test } from 'vitest'
import { mainnet } from '../../test/networks'
import { OptionsController } from '../options/OptionsController'
import { type ModalFeature, ModalFeatures } from './ModalFeatures'

const options = () => new OptionsController({ networks: [mainnet], features: { receive: false } })

test('keeps features in loading order', () => {
  const features = new ModalFeatures(options())
  features.add([{ name: 'one' }])
  features.add([{ name: 'two' }, { name: 'three' }])
  expect(features.list.map(({ name }) => name)).toEqual(['one', 'two', 'three'])
})

test('reads the current flag of a feature, and enables features without one', () => {
  const settings = options()
  const features = new ModalFeatures(settings)
  const receive: Pick<ModalFeature, 'isWanted'> = { isWanted: ({ features }) => features?.receive !== false }
  expect([features.isOn({}), features.isOn(receive)]).toEqual([true, false])
  settings.state.input = { ...settings.input, features: { receive: true } }
  expect(features.isOn(receive)).toBe(true)
})

test('expects a result only from views that declare one', () => {
  const features = new ModalFeatures(options())
  features.add([
    { name: 'none' },
    { name: 'views', views: [{ name: 'Networks' }, { name: 'GetWallet', hasResult: true }] },
  ])
  expect([features.hasResult('Networks'), features.hasResult('GetWallet'), features.hasResult('Connect')]).toEqual([
    false,
    true,
    false,
  ])
})

test('loads nothing until a loader is set', async () => {
  const features = new ModalFeatures(options())
  expect(features.load()).toBeUndefined()
  features.loadWith(async () => features.add([{ name: 'late' }]))
  await features.load()
  expect(features.list).toEqual([{ name: 'late' }])
})
