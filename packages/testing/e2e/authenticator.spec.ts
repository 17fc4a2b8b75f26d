import { expect, type Page, test } from '@playwright/test'
import { type Authenticator, addAuthenticator } from '../src/embedded/addAuthenticator'
import { servePage } from './servePage'

/** Asks the page for a passkey, new or known, and returns the length of its derived key or the name of the error. */
function ask(page: Page, call: 'create' | 'get', timeout = 5_000): Promise<string | number | undefined> {
  return page.evaluate(
    async ({ call, timeout }) => {
      const challenge = new Uint8Array(32)
      const prf = { eval: { first: new Uint8Array(32) } }
      const shared = { challenge, timeout, extensions: { prf } as AuthenticationExtensionsClientInputs }
      const selection = { residentKey: 'required', userVerification: 'required' } as const
      const user = { id: new Uint8Array(8), name: 'Ada', displayName: 'Ada' }
      const signal = AbortSignal.timeout(timeout)
      try {
        const credential =
          call === 'create'
            ? await navigator.credentials.create({
                publicKey: {
                  ...shared,
                  user,
                  rp: { name: 'App' },
                  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
                  authenticatorSelection: selection,
                },
                signal,
              })
            : await navigator.credentials.get({ publicKey: { ...shared, userVerification: 'required' }, signal })
        const results = (credential as PublicKeyCredential).getClientExtensionResults() as {
          prf?: { results?: { first?: ArrayBuffer } }
        }
        return results.prf?.results?.first?.byteLength
      } catch (error) {
        return (error as Error).name
      }
    },
    { call, timeout },
  )
}

async function open(page: Page, options?: { hasPrf: boolean }): Promise<Authenticator> {
  return addAuthenticator(await page.context().newCDPSession(page), options)
}

test('creates passkeys that derive keys, ignores, approves again, refuses, and forgets one', async ({ page }) => {
  await using site = await servePage({ '/': '<title>App</title>' }, "default-src 'none'")
  await page.goto(site.url)
  await using authenticator = await open(page)
  expect(await ask(page, 'create')).toBe(32)
  const [id] = await authenticator.credentials()
  expect(id).toMatch(/^[\w+/]+=*$/)
  await authenticator.ignore()
  expect(await ask(page, 'get', 300)).toBe('TimeoutError')
  await authenticator.approve()
  expect(await ask(page, 'get')).toBe(32)
  await authenticator.refuse()
  expect(await ask(page, 'get')).toBe('NotAllowedError')
  await authenticator.remove(id ?? '')
  expect(await authenticator.credentials()).toEqual([])
})

test('can lack key derivation', async ({ page }) => {
  await using site = await servePage({ '/': '<title>App</title>' }, "default-src 'none'")
  await page.goto(site.url)
  await using _ = await open(page, { hasPrf: false })
  expect(await ask(page, 'create')).toBeUndefined()
})
