import type { AppKitError, CaipNetworkId, ChainNamespace, SIWXData } from '@openappkit/appkit-core'
import { expectTypeOf, test } from 'vitest'
import { useAppKitSession } from '../exports/react'

test('each status narrows the session and the error', () => {
  const result = useAppKitSession()
  expectTypeOf(result.status).toEqualTypeOf<'loading' | 'signedIn' | 'signedOut' | 'unavailable'>()
  if (result.status === 'signedIn') {
    expectTypeOf(result.isSignedIn).toEqualTypeOf<true>()
    expectTypeOf(result.session.address).toEqualTypeOf<string>()
    expectTypeOf(result.session.chainId).toEqualTypeOf<CaipNetworkId>()
    expectTypeOf(result.session.namespace).toEqualTypeOf<ChainNamespace>()
    expectTypeOf(result.session.data).toEqualTypeOf<SIWXData>()
  }
  if (result.status === 'signedOut') expectTypeOf(result.session).toEqualTypeOf<undefined>()
  if (result.status === 'unavailable') expectTypeOf(result.error).toEqualTypeOf<AppKitError>()
  expectTypeOf(result.signIn).toEqualTypeOf<() => Promise<boolean>>()
  expectTypeOf(result.signOut).toEqualTypeOf<() => Promise<void>>()
})

test('isSignedIn narrows the session too', () => {
  const result = useAppKitSession()
  if (result.isSignedIn) expectTypeOf(result.session.address).toEqualTypeOf<string>()
})
