import { expect, test } from 'vitest'
import { checkOrigin } from './checkOrigin'

const allowed = ['https://app.example.org', 'http://localhost:3000']
const from = (origin?: string): Request =>
  new Request('https://app.example.org/', { method: 'POST', headers: origin === undefined ? {} : { origin } })

test.each(['https://app.example.org', 'HTTPS://APP.example.org', 'http://localhost:3000'])(
  'accepts the origin %s',
  origin => {
    expect(() => checkOrigin(from(origin), allowed)).not.toThrow()
  },
)

test.each([
  ['https://evil.example.org', 'https://evil.example.org'],
  ['null', 'null'],
  ['', ''],
  [undefined, 'no Origin header'],
])('rejects the origin %s and names it', (origin, details) => {
  expect(() => checkOrigin(from(origin), allowed)).toThrow(
    expect.objectContaining({ code: 'siwx/origin-not-allowed', details }),
  )
})
