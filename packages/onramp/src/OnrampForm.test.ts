import { expect, test } from 'vitest'
import type { OnrampContext } from './OnrampContext'
import { OnrampForm } from './OnrampForm'
import type { OnrampQuote } from './OnrampQuote'

test('a second click opens no second checkout', async () => {
  let opened = 0
  let sessions = 0
  const quote = { expiresAt: Number.MAX_SAFE_INTEGER, provider: { id: 'one' }, query: {} } as unknown as OnrampQuote
  const context = {
    account: () => undefined,
    environment: { now: () => 0, setTimer: () => () => {} },
    openCheckout() {
      opened += 1
      return { isBlocked: false, show: () => {}, close: () => {} }
    },
    source: {
      start() {
        sessions += 1
        return new Promise(() => {})
      },
    },
  } as unknown as OnrampContext
  class QuotedForm extends OnrampForm {
    override get quote(): OnrampQuote {
      return quote
    }
  }
  const form = new QuotedForm(context)
  void form.start()
  void form.start()
  await new Promise(resolve => setTimeout(resolve))
  expect([opened, sessions]).toEqual([1, 1])
})
