import type { AppKitErrorCode } from '@openappkit/appkit-core'
import { expectTypeOf, test } from 'vitest'
import type { PayButtonElement } from '../exports/element'
import { AppKitPayButton, type PayResult, useInvoice } from '../exports/react'

const invoice = { id: 'one', clientSecret: 'secret' }

test('the button takes an invoice or a function that creates one', () => {
  expectTypeOf(<AppKitPayButton invoice={invoice} rails={['wallet', 'qr']} size="sm" />).toBeObject()
  expectTypeOf(<AppKitPayButton invoice={async () => invoice} onError={_ => {}} />).toBeObject()
  // @ts-expect-error needs the invoice
  expectTypeOf(<AppKitPayButton />).toBeObject()
  // @ts-expect-error needs the secret
  expectTypeOf(<AppKitPayButton invoice={{ id: 'one' }} />).toBeObject()
  // @ts-expect-error a function returns a promise
  expectTypeOf(<AppKitPayButton invoice={() => invoice} />).toBeObject()
  // @ts-expect-error no such way to pay
  expectTypeOf(<AppKitPayButton invoice={invoice} rails={['card']} />).toBeObject()
})

test('the element has properties and typed events', () => {
  const element = document.createElement('appkit-pay-button')
  expectTypeOf(element).toEqualTypeOf<PayButtonElement>()
  element.addEventListener('result', ({ detail }) => expectTypeOf(detail).toEqualTypeOf<PayResult>())
  element.addEventListener('error', ({ detail }) => expectTypeOf(detail).toEqualTypeOf<unknown>())
  element.addEventListener('click', event => expectTypeOf(event).toExtend<Event>())
  expectTypeOf({ id: 'one' }).not.toExtend<PayButtonElement['invoice']>()
})

test('each status narrows the invoice', () => {
  const result = useInvoice('one', 'secret')
  if (result.status === 'failed') expectTypeOf(result.error.code).toEqualTypeOf<AppKitErrorCode>()
  else if (result.status !== 'loading') {
    expectTypeOf(result.status).toEqualTypeOf<'open' | 'processing' | 'settled' | 'expired' | 'invalid' | 'reversed'>()
    expectTypeOf(result.amount.minor).toEqualTypeOf<bigint>()
    expectTypeOf(result.isStale).toEqualTypeOf<boolean>()
  }
})
