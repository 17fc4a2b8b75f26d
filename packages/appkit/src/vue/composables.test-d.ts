import type { ToyWallet } from '@openappkit/toy-adapter'
import { expectTypeOf, test } from 'vitest'
import { type ComputedRef, ref } from 'vue'
import type * as app from '../exports/index'
import type * as react from '../exports/react'
import * as vue from '../exports/vue'

test('composables return refs of what the hooks return', () => {
  expectTypeOf(vue.useAppKitAccount).returns.toEqualTypeOf<ComputedRef<vue.Account>>()
  expectTypeOf(vue.useAppKitNetwork).returns.toEqualTypeOf<ComputedRef<ReturnType<typeof react.useAppKitNetwork>>>()
  expectTypeOf(vue.useAppKitConnections).returns.toEqualTypeOf<
    ComputedRef<ReturnType<typeof react.useAppKitConnections>>
  >()
  expectTypeOf(vue.useAppKit).returns.toEqualTypeOf<ReturnType<typeof react.useAppKit>>()
})

test('a namespace may be a ref or a getter, and types the account and the provider', () => {
  type ToyAccount = ComputedRef<vue.Account<'toy'>>
  expectTypeOf(vue.useAppKitAccount({ namespace: 'toy' })).toEqualTypeOf<ToyAccount>()
  expectTypeOf(vue.useAppKitAccount({ namespace: ref<'toy'>('toy') })).toEqualTypeOf<ToyAccount>()
  expectTypeOf(vue.useAppKitAccount({ namespace: () => 'toy' as const })).toEqualTypeOf<ToyAccount>()
  expectTypeOf(vue.useAppKitProvider('toy').walletProvider).toEqualTypeOf<ToyWallet | undefined>()
  expectTypeOf(vue.useAppKitProvider<{ ping(): void }>('toy').walletProvider).toEqualTypeOf<
    { ping(): void } | undefined
  >()
})

test('every composable takes a kit', () => {
  const kit = {} as vue.AppKitInstance
  vue.useAppKitAccount({ kit })
  vue.useAppKitProvider('toy', { kit })
  // @ts-expect-error these are the options of a kit
  vue.useAppKit({ kit: { networks: [] } })
})

test('results are read-only', () => {
  // @ts-expect-error set the theme with `setThemeMode`
  vue.useAppKitTheme().themeMode = 'light'
  // @ts-expect-error the kit changes the account
  vue.useAppKitAccount().value = vue.useAppKitAccount().value
})

test('the entry point exports what the plain one exports, and the hooks of the React one', () => {
  expectTypeOf<keyof typeof app>().toExtend<keyof typeof vue>()
  expectTypeOf<Extract<keyof typeof react, `use${string}`>>().toEqualTypeOf<Extract<keyof typeof vue, `use${string}`>>()
})
