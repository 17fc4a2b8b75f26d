import { expect, test } from 'vitest'
import { alertForMessage } from './alertForMessage'

test.each([
  ['Unauthorized: origin not allowed', 'APKT002', 'Invalid App Configuration'],
  [
    'WebSocket connection closed abnormally with code: 3000 (Unauthorized: invalid key)',
    'APKT007',
    'Invalid App Configuration',
  ],
  ['JWT validation error: JWT Token is not yet valid: exp', 'APKT006', 'Session Expired'],
])('%s is the alert %s', (message, code, short) => {
  expect(alertForMessage(message)).toMatchObject({ code, short })
})

test('any other message is none', () => {
  expect(alertForMessage('socket stalled')).toBeUndefined()
})
