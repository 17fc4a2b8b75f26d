import type { ToyWallet } from '@openappkit/toy-adapter'
import type { Readable } from 'svelte/store'
import { expectTypeOf, test } from 'vitest'
import type * as app from '../exports/index'
import type * as react from '../exports/react'
import * as svelte from '../exports/svelte'

test('stores have the values that the hooks return', () => {
  expectTypeOf(svelte.useAppKitAccount).returns.toEqualTypeOf<Readable<svelte.Account>>()
  expectTypeOf(svelte.useAppKitNetwork).returns.toEqualTypeOf<Readable<ReturnType<typeof react.useAppKitNetwork>>>()
  expectTypeOf(svelte.useAppKitTheme).returns.toEqualTypeOf<Readable<ReturnType<typeof react.useAppKitTheme>>>()
  expectTypeOf(svelte.useAppKit).returns.toEqualTypeOf<ReturnType<typeof react.useAppKit>>()
})

test('a namespace types the account and the provider', () => {
  expectTypeOf(svelte.useAppKitAccount({ namespace: 'toy' })).toEqualTypeOf<Readable<svelte.Account<'toy'>>>()
  type Provider = ReturnType<typeof svelte.useAppKitProvider<never, 'toy'>>
  expectTypeOf<Provider>().toEqualTypeOf<Readable<svelte.UseAppKitProviderResult<ToyWallet>>>()
})

test('every function takes a kit', () => {
  const kit = {} as svelte.AppKitInstance
  svelte.useAppKitAccount({ kit })
  svelte.useAppKitProvider('toy', { kit })
  // @ts-expect-error these are the options of a kit
  svelte.useAppKit({ kit: { networks: [] } })
})

test('the entry point exports what the plain one exports, and the hooks of the React one', () => {
  expectTypeOf<keyof typeof app>().toExtend<keyof typeof svelte>()
  expectTypeOf<Extract<keyof typeof react, `use${string}`>>().toEqualTypeOf<
    Extract<keyof typeof svelte, `use${string}`>
  >()
})
