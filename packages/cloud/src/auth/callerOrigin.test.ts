import { expect, test } from 'vitest'
import { callerOrigin } from './callerOrigin'

test.each([
  [{ origin: 'https://app.example', host: 'wallets.example' }, 'https://app.example'],
  [{ 'sec-fetch-site': 'same-origin', host: 'app.example' }, 'https://app.example'],
  [{ 'sec-fetch-site': 'same-site', host: 'app.example' }, undefined],
  [{ 'sec-fetch-site': 'none', host: 'app.example' }, undefined],
  [{ host: 'app.example' }, undefined],
])('derives the origin of %j as %s', (headers, origin) => {
  expect(callerOrigin(new Headers(headers), 'https://wallets.example')).toBe(origin)
})
