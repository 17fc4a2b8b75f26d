import type { SIWXConfig } from '@openappkit/appkit-core'
import type { CloudAuthSIWX } from '@openappkit/siwx'
import { expectTypeOf, test } from 'vitest'
import { useAppKitSIWX } from '../exports/react'

test('the hook gives the class that the caller names, and what every sign-in has otherwise', () => {
  expectTypeOf(useAppKitSIWX<CloudAuthSIWX>).returns.toEqualTypeOf<CloudAuthSIWX | undefined>()
  expectTypeOf(useAppKitSIWX).returns.toEqualTypeOf<SIWXConfig | undefined>()
})

test('the hook takes sign-ins alone', () => {
  // @ts-expect-error a string signs nobody in
  useAppKitSIWX<string>()
})
