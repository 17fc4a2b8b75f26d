import { AppKitError, type AppKitErrorCode } from '@openappkit/appkit-core'
import { expectTypeOf, test } from 'vitest'
import type { greet } from './greet'

test('the codes of a feature join those of the kit when the feature is imported', () => {
  expectTypeOf<typeof greet>().not.toBeAny()
  expectTypeOf<'greet/no-account' | 'modal/closed'>().toExtend<AppKitErrorCode>()
  // @ts-expect-error it is `greet/no-account`
  expectTypeOf(new AppKitError('greet/no-accounts', 'Connect a wallet.')).toExtend<AppKitError>()
})
