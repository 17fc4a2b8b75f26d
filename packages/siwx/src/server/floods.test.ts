import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { noon, signInMessage } from '../../test/signInMessage'
import { createSignIn } from './createSignIn'
import { memoryNonces } from './memoryNonces'
import { memorySessions } from './memorySessions'
import type { SignIn, SignInOptions } from './SignIn'

const domain = 'app.example.org'
const secret = 'one secret of all servers, by 32+'
const key = (index: number): `0x${string}` => `0x${index.toString(16).padStart(64, '0')}`

const signInOf = (options: Partial<SignInOptions> = {}): SignIn =>
  createSignIn({
    domain,
    now: () => noon,
    clientKey: request => request.headers.get('x-client') ?? undefined,
    ...options,
  })

const ask = (path: string, headers: Record<string, string>, body?: object): Request =>
  new Request(`https://${domain}/auth/${path}`, {
    headers: { origin: `https://${domain}`, 'content-type': 'application/json', ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })

async function nonceOf(signIn: SignIn): Promise<string> {
  const { nonce } = (await (await signIn.getNonce(ask('nonce', {}))).json()) as { nonce: string }
  return nonce
}

/** Signs in with account `index` from `client`. */
async function signInFrom(signIn: SignIn, index: number, client: string, nonce?: string): Promise<Response> {
  const usedNonce = nonce ?? (await nonceOf(signIn))
  const account = privateKeyToAccount(key(index))
  const message = signInMessage({ accountAddress: account.address, nonce: usedNonce, uri: `https://${domain}/` })
  const signature = await account.signMessage({ message })
  const headers = { cookie: `__Host-siwx-nonce=${usedNonce}`, 'x-client': client }
  return signIn.verify(ask('verify', headers, { message, signature }))
}

const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

test('requests for nonces take no space, so they prevent no sign-in', async () => {
  const signIn = signInOf({ secret, nonces: memoryNonces(2, () => noon) })
  const early = await nonceOf(signIn)
  await Promise.all(Array.from({ length: 100 }, () => signIn.getNonce(ask('nonce', {}))))
  expect((await signInFrom(signIn, 1, 'user', early)).status).toBe(200)
  expect((await signInFrom(signIn, 2, 'user')).status).toBe(200)
  expect((await signInFrom(signIn, 1, 'user', early)).status).toBe(401)
})

test("many sign-ins of one client don't sign out other users", async () => {
  const signIn = signInOf({ sessions: memorySessions(10, () => noon) })
  const cookie = cookieOf(await signInFrom(signIn, 1, 'user'))
  for (let index = 2; index < 40; index++) await signInFrom(signIn, index, 'attacker')
  expect(await signIn.getSession(ask('session', { cookie }))).toBeDefined()
})

test('a full store of used nonces answers 503 and lets no message sign in twice', async () => {
  const signIn = signInOf({ secret, nonces: memoryNonces(2, () => noon) })
  const nonce = await nonceOf(signIn)
  expect((await signInFrom(signIn, 1, 'user', nonce)).status).toBe(200)
  await signInFrom(signIn, 2, 'attacker')
  const refused = await signInFrom(signIn, 3, 'attacker')
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'siwx/busy' }])
  expect((await signInFrom(signIn, 1, 'user', nonce)).status).toBe(401)
})

test('accepts only nonces that a server with the same secret and domain issued', async () => {
  const options = { secret, nonces: memoryNonces() }
  const signIn = signInOf(options)
  expect((await signInFrom(signIn, 1, 'user', await nonceOf(signInOf(options)))).status).toBe(200)
  const good = await nonceOf(signIn)
  const later = ((Number.parseInt(good.slice(0, 8), 16) + 3600) >>> 0).toString(16) + good.slice(8)
  const foreign = [
    later,
    good.toUpperCase(),
    `${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}`,
    good.slice(0, -2),
    'f'.repeat(56),
    await nonceOf(signInOf()),
    await nonceOf(signInOf({ ...options, domain: 'other.example.org' })),
  ]
  for (const nonce of foreign) {
    const refused = await signInFrom(signIn, 1, 'user', nonce)
    expect(await refused.json(), nonce).toMatchObject({ code: 'siwx/nonce-used' })
  }
  expect((await signInFrom(signIn, 1, 'user', good)).status).toBe(200)
})

test('requires a long secret, also with a store of nonces', () => {
  expect(() => signInOf({ secret: 'short' })).toThrow(expect.objectContaining({ code: 'options/siwx-invalid-secret' }))
  expect(() => signInOf({ nonces: memoryNonces() })).toThrow(
    expect.objectContaining({ code: 'options/siwx-invalid-secret' }),
  )
})

test('keeps at most 50 accounts per browser', async () => {
  const signIn = signInOf()
  let cookie = ''
  for (let index = 1; index <= 60; index++) {
    const nonce = await nonceOf(signIn)
    const account = privateKeyToAccount(key(index))
    const message = signInMessage({ accountAddress: account.address, nonce })
    const attempt = { message, signature: await account.signMessage({ message }) }
    cookie = cookieOf(await signIn.verify(ask('verify', { cookie: `${cookie}; __Host-siwx-nonce=${nonce}` }, attempt)))
  }
  expect((await signIn.getSession(ask('session', { cookie })))?.signIns).toHaveLength(50)
})
