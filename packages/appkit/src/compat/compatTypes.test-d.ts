import { expectTypeOf, test } from 'vitest'
import { type CompatAppKit, createAppKit } from '../exports/compat'
import { defineAppKitElements } from '../exports/elements'
import { memoryStorage } from '../exports/index'
import type { AppKitProviderProps } from '../exports/react'

interface Eip1193 {
  request(call: { method: string }): Promise<unknown>
}

declare const kit: CompatAppKit

test('returns a provider of the named type, else unknown', () => {
  expectTypeOf(createAppKit).returns.toEqualTypeOf<CompatAppKit>()
  expectTypeOf(kit.getProvider<Eip1193>('eip155')).toEqualTypeOf<Eip1193 | undefined>()
  expectTypeOf(kit.getWalletProvider<Eip1193>()).toEqualTypeOf<Eip1193 | undefined>()
  expectTypeOf(kit.getProvider('eip155')).toEqualTypeOf<unknown>()
})

test('passes to hooks and elements', () => {
  expectTypeOf({ kit }).toExtend<AppKitProviderProps>()
  expectTypeOf(defineAppKitElements).toBeCallableWith(kit)
})

test('requires the arguments of views and accepts only options that can change', () => {
  expectTypeOf(kit.redirect).toBeCallableWith('SwitchNetwork', { caipNetworkId: 'eip155:1' })
  // @ts-expect-error SwitchNetwork needs a network
  void kit.redirect('SwitchNetwork')
  // @ts-expect-error read once
  kit.updateOptions({ projectId: 'another' })
  const options = { locale: 'de', storage: memoryStorage() }
  // @ts-expect-error read once, also in an object from elsewhere
  kit.updateOptions(options)
  kit.updateOptions({ termsConditionsUrl: undefined, features: { send: undefined, receive: false } })
  // @ts-expect-error no such flag
  kit.updateOptions({ features: { sent: false } })
})
