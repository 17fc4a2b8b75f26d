import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'

const databaseUrl = sharedDatabase()
const ID = 'ab'.repeat(32)
const ORIGIN = 'https://app.example'

async function stage() {
  const cloud = await startTestCloud({ databaseUrl: databaseUrl() })
  onTestFinished(() => cloud.close())
  const { id } = await cloud.projects.create({ name: 'Verified', allowedOrigins: [ORIGIN] })
  const page = (
    query: Record<string, string>,
    referer?: string,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    fetch(`${cloud.url}/v3/attestation?${new URLSearchParams({ projectId: id, origin: ORIGIN, id: ID, ...query })}`, {
      headers: { ...headers, ...(referer !== undefined && { referer }) },
    })
  return { url: cloud.url, page }
}

/** Returns the message that the frame posts to its parent. */
async function handedOver(
  response: Response,
): Promise<{ message: { type: string; attestation: string }; target: string }> {
  const [, message = '', target = ''] = /parent\.postMessage\((".*"), (".*")\)/.exec(await response.text()) ?? []
  return { message: JSON.parse(JSON.parse(message)), target: JSON.parse(target) }
}

function payloadOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
}

test('the frame posts a statement signed with the published key to the app that requested it', async () => {
  const { url, page } = await stage()
  const { message, target } = await handedOver(await page({}, `${ORIGIN}/shop`))
  expect([message.type, target]).toEqual(['verify_attestation', ORIGIN])
  expect(payloadOf(message.attestation)).toMatchObject({ id: ID, origin: ORIGIN, isScam: false, isVerified: true })

  const { publicKey, expiresAt } = (await (await fetch(`${url}/v3/public-key`)).json()) as {
    publicKey: JsonWebKey
    expiresAt: number
  }
  expect(publicKey).toMatchObject({ crv: 'P-256', ext: true, key_ops: ['verify'], kty: 'EC' })
  expect(publicKey).not.toHaveProperty('d')
  expect(expiresAt).toBeGreaterThan(Date.now() / 1000)
  const [header, payload, signature = ''] = message.attestation.split('.')
  const key = createPublicKey({ key: publicKey, format: 'jwk' })
  const signed = Buffer.from(`${header}.${payload}`)
  const options = { key, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', signed, options, Buffer.from(signature, 'base64url'))).toBe(true)
})

test("an origin that the browser doesn't confirm or the project doesn't list is unverified", async () => {
  const { page } = await stage()
  const isVerified = async (query: Record<string, string>, referer?: string): Promise<unknown> =>
    payloadOf((await handedOver(await page(query, referer))).message.attestation)['isVerified']

  expect(await isVerified({})).toBe(false)
  expect(await isVerified({}, 'https://evil.example/')).toBe(false)
  expect(await isVerified({ origin: 'https://evil.example' }, 'https://evil.example/')).toBe(false)
  expect(await isVerified({ projectId: 'local' }, `${ORIGIN}/`)).toBe(false)
  expect(await isVerified({}, `${ORIGIN}/`)).toBe(true)
})

test('if the browser sends fetch metadata, attests only frames', async () => {
  const { page } = await stage()
  const isVerified = async (headers: Record<string, string>): Promise<unknown> =>
    payloadOf((await handedOver(await page({}, `${ORIGIN}/`, headers))).message.attestation)['isVerified']

  expect(await isVerified({ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' })).toBe(true)
  expect(await isVerified({ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' })).toBe(false)
  expect(await isVerified({ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' })).toBe(false)
  expect(await isVerified({ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'none' })).toBe(false)
})

test('an attestation expires within ten minutes', async () => {
  const { page } = await stage()
  const { attestation } = (await handedOver(await page({}, `${ORIGIN}/`))).message
  const left = Number(payloadOf(attestation)['exp']) - Date.now() / 1000
  expect(left).toBeGreaterThan(5 * 60)
  expect(left).toBeLessThanOrEqual(10 * 60)
})

test('escapes scripts in the URL', async () => {
  const { page } = await stage()
  expect((await page({ id: '</script><script>alert(1)</script>' })).status).toBe(400)
  expect((await page({ origin: 'javascript:alert(1)' })).status).toBe(400)
  const response = await page({ origin: 'https://app.example/</script><script>alert(1)</script>' })
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'nonce-/)
  expect(await response.text()).not.toContain('alert(1)')
})

test('an unattested message is unknown', async () => {
  const { url } = await stage()
  expect((await fetch(`${url}/attestation/${ID}?v2Supported=true`)).status).toBe(404)
})
