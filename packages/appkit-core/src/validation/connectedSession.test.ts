import { expect, test } from 'vitest'
import { assertSessionConnected } from './connectedSession'

test('A request needs a connected session', () => {
  const refusal = expect.objectContaining({
    code: 'session/not-connected',
    message: 'Please call connect() before request()',
  })

  expect(() => assertSessionConnected({ topic: 'ab' })).not.toThrow()
  expect(() => assertSessionConnected(undefined)).toThrow(refusal)
  expect(() => assertSessionConnected(null)).toThrow(refusal)
})
