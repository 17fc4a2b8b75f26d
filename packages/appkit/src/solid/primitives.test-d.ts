import type { ToyWallet } from '@openappkit/toy-adapter'
import type { Accessor } from 'solid-js'
import { expectTypeOf, test } from 'vitest'
import type * as app from '../exports/index'
import type * as react from '../exports/react'
import * as solid from '../exports/solid'

test('accessors return what the hooks return', () => {
  expectTypeOf(solid.useAppKitAccount).returns.toEqualTypeOf<Accessor<solid.Account>>()
  expectTypeOf(solid.useAppKitNetwork).returns.toEqualTypeOf<Accessor<ReturnType<typeof react.useAppKitNetwork>>>()
  expectTypeOf(solid.useAppKitTheme).returns.toEqualTypeOf<Accessor<ReturnType<typeof react.useAppKitTheme>>>()
  expectTypeOf(solid.useAppKit).returns.toEqualTypeOf<ReturnType<typeof react.useAppKit>>()
})

test('a namespace may be an accessor, and types the account and the provider', () => {
  type ToyAccount = Accessor<solid.Account<'toy'>>
  expectTypeOf(solid.useAppKitAccount({ namespace: 'toy' })).toEqualTypeOf<ToyAccount>()
  expectTypeOf(solid.useAppKitAccount({ namespace: () => 'toy' as const })).toEqualTypeOf<ToyAccount>()
  expectTypeOf(solid.useAppKitProvider('toy')().walletProvider).toEqualTypeOf<ToyWallet | undefined>()
})

test('every primitive takes a kit', () => {
  const kit = {} as solid.AppKitInstance
  solid.useAppKitAccount({ kit })
  solid.useAppKitProvider('toy', { kit })
  // @ts-expect-error these are the options of a kit
  solid.useAppKit({ kit: { networks: [] } })
})

test('the entry point exports what the plain one exports, and the hooks of the React one', () => {
  expectTypeOf<keyof typeof app>().toExtend<keyof typeof solid>()
  expectTypeOf<Extract<keyof typeof react, `use${string}`>>().toEqualTypeOf<
    Extract<keyof typeof solid, `use${string}`>
  >()
})
