import { expect, test } from 'vitest'
import { isExecutionFailure } from './isAcceptedByContract'

test.each([
  [{ code: 3 }, true],
  [{ code: -32015 }, true],
  [{ code: 32015 }, false],
  [{ code: -32000, message: 'execution reverted' }, true],
  [{ code: -32000, details: 'out of gas', message: 'header not found' }, true],
  [{ code: -32000, details: 'header not found', message: 'execution reverted' }, false],
  [{ code: -32000 }, false],
  [{ code: 32000, message: 'execution reverted' }, false],
  [{ code: -32603, message: 'execution reverted' }, false],
  [{ message: 'execution reverted' }, false],
  [new Error('execution reverted'), false],
  ['execution reverted', false],
  [undefined, false],
])('checks whether %j is a failure of the called code: %s', (error, expected) => {
  expect(isExecutionFailure(error)).toBe(expected)
})
