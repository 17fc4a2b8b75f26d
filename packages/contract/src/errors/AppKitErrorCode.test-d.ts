import { expectTypeOf, test } from 'vitest'
import { AppKitError } from './AppKitError'
import type { AppKitErrorCode } from './AppKitErrorCodes'

declare const code: AppKitErrorCode
declare const modalCode: Extract<AppKitErrorCode, `modal/${string}`>

test('the codes are a finite union', () => {
  expectTypeOf<string>().not.toExtend<AppKitErrorCode>()
  expectTypeOf<AppKitErrorCode>().toExtend<string>()
  expectTypeOf<AppKitError['code']>().toEqualTypeOf<AppKitErrorCode>()
})

test('a misspelled code is a type error', () => {
  // @ts-expect-error it is `modal/closed`
  expectTypeOf(code === 'modal/close').toBeBoolean()
  // @ts-expect-error it is `modal/closed`
  expectTypeOf(new AppKitError('modal/close', 'Modal closed')).toExtend<AppKitError>()
  expectTypeOf(new AppKitError('modal/closed', 'Modal closed')).toExtend<AppKitError>()
})

test('a switch over codes is exhaustive', () => {
  switch (modalCode) {
    case 'modal/closed':
    case 'modal/load-failed':
      break
    default:
      modalCode satisfies never
  }
  switch (modalCode) {
    case 'modal/closed':
      break
    default:
      // @ts-expect-error `modal/load-failed` remains
      modalCode satisfies never
  }
})

test('a code belongs to the package that declares it', () => {
  expectTypeOf<'send/failed'>().not.toExtend<AppKitErrorCode>()
})
