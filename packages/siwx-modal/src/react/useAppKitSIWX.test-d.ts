import type { SIWXConfig } from '@openappkit/appkit-core'
import type { CloudAuthSIWX } from '@openappkit/siwx'
import { expectTypeOf, test } from 'vitest'
import { useAppKitSIWX } from '../exports/react'

test('returns the named class, else the interface', () => {
  expectTypeOf(useAppKitSIWX<CloudAuthSIWX>).returns.toEqualTypeOf<CloudAuthSIWX | undefined>()
  expectTypeOf(useAppKitSIWX).returns.toEqualTypeOf<SIWXConfig | undefined>()
})

test('accepts only sign-in configs', () => {
  // @ts-expect-error a string is not a sign-in configuration
  useAppKitSIWX<string>()
})
