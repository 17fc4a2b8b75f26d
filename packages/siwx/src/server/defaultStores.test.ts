import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { CookieBrowser } from '../../test/CookieBrowser'
import { serveSignIn } from '../../test/serveSignIn'
import { signInMessage } from '../../test/signInMessage'
import { defaultStores } from './defaultStores'

const domain = 'copies.example.org'

test('copies of the module in one process share their sessions', async () => {
  const { createSignIn: first } = await import('./createSignIn')
  vi.resetModules()
  const { createSignIn: second } = await import('./createSignIn')
  expect(second).not.toBe(first)

  await using routes = await serveSignIn(first({ domain }), 'hono')
  const browser = new CookieBrowser(routes.url, `https://${domain}`)
  const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
  const nonce = `${(await browser.get('/auth/nonce')).body['nonce']}`
  const issuedAt = new Date().toISOString()
  const message = signInMessage({ accountAddress: account.address, nonce, issuedAt, domain, uri: `https://${domain}/` })
  await browser.post('/auth/verify', { message, signature: await account.signMessage({ message }) })

  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const page = new Request(`https://${domain}/members`, { headers: { cookie } })
  expect(await second({ domain }).getSession(page)).toMatchObject({ address: account.address })
  expect(await second({ domain: 'other.example.org' }).getSession(page)).toBeUndefined()
})

test('a configuration with its own clock has separate stores', () => {
  expect(defaultStores(domain, () => 0)).not.toBe(defaultStores(domain, () => 0))
  expect(defaultStores(domain)).toBe(defaultStores(domain))
})
