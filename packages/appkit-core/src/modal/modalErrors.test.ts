import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { modalClosed, modalLoadFailed } from './modalErrors'

test("a closed modal is 'Modal closed', in the words of AppKit 1.8", () => {
  expect(modalClosed()).toMatchObject({ code: 'modal/closed', message: 'Modal closed' })
  expect(modalClosed()).toBeInstanceOf(AppKitError)
})

test('code that did not arrive is modal/load-failed and keeps its cause', () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  expect(modalLoadFailed(cause)).toMatchObject({ code: 'modal/load-failed', cause })
})

test('an error of the kit stays as it is', () => {
  const error = new AppKitError('kit/destroyed', 'words')
  expect(modalLoadFailed(error)).toBe(error)
})
