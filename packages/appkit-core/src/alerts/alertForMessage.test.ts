import { expect, test } from 'vitest'
import { alertForMessage } from './alertForMessage'

test.each([
  ['Unauthorized: origin not allowed', 'APKT002', 'Invalid app configuration'],
  [
    'WebSocket connection closed abnormally with code: 3000 (Unauthorized: invalid key)',
    'APKT007',
    'Invalid app configuration',
  ],
  ['JWT validation error: JWT Token is not yet valid: exp', 'APKT006', 'Session expired'],
])('maps "%s" to the alert %s', (message, code, short) => {
  expect(alertForMessage(message)).toMatchObject({ code, short })
})

test('maps no other message to an alert', () => {
  expect(alertForMessage('socket stalled')).toBeUndefined()
})
