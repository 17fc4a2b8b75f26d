import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sameOrigin } from './sameOrigin'

const walletOrigin = 'https://wallet.example'

async function statusOf(method: string, headers: Record<string, string>): Promise<number> {
  const app = new Hono()
  app.use(sameOrigin({ walletOrigin, readableByApps: new Set() }))
  app.all('/wallet/escrow/cancel', context => context.text('page'))
  return (await app.request('/wallet/escrow/cancel', { method, headers })).status
}

const visit = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

test.each(['none', 'cross-site'])('a user opens the link of a mail (%s)', async site => {
  expect(await statusOf('GET', { ...visit, 'sec-fetch-site': site })).toBe(200)
})

test.each([
  ['a page that sends a form', 'POST', { ...visit, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  [
    'a page that fetches',
    'GET',
    { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-site' },
  ],
  ['a frame', 'GET', { ...visit, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }],
])('refuses %s', async (_, method, headers) => {
  expect(await statusOf(method, headers)).toBe(403)
})
