import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { modalClosed, modalLoadFailed } from './modalErrors'

test("uses AppKit 1.8's message for a closed modal", () => {
  expect(modalClosed()).toMatchObject({ code: 'modal/closed', message: 'Modal closed' })
  expect(modalClosed()).toBeInstanceOf(AppKitError)
})

test('wraps an import error in modal/load-failed with its cause', () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  expect(modalLoadFailed(cause)).toMatchObject({ code: 'modal/load-failed', cause })
})

test('keeps an error of the kit as it is', () => {
  const error = new AppKitError('kit/destroyed', 'words')
  expect(modalLoadFailed(error)).toBe(error)
})
