import { Client } from 'pg'
import { expect, test } from 'vitest'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { startWalletStage } from '../../../test/wallet/WalletStage'

const databaseUrl = sharedDatabase()

async function forgetProofs(): Promise<void> {
  const client = new Client({ connectionString: databaseUrl() })
  await client.connect()
  await client.query('delete from wallet_proofs')
  await client.end()
}

test('21. accepts a proof once, also on another node', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device } = await stage.createUser()
  const proof = await device.proof('GET', '/wallet/v1/account', '')
  expect((await device.get('account', { proof })).status).toBe(200)
  expect(await device.get('account', { proof })).toMatchObject({ status: 401, field: 'proof_invalid' })

  const other = await startWalletStage(databaseUrl())
  const response = await fetch(`${other.url}/wallet/v1/account`, {
    headers: { dpop: proof, authorization: `DPoP ${device.token}` },
  })
  expect(response.status).toBe(401)
  // Negative control: the used proofs are all that stops the replay.
  await forgetProofs()
  expect((await device.get('account', { proof })).status).toBe(200)
})

test('21. of many requests with one proof, one is accepted', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device } = await stage.createUser()
  const proof = await device.proof('GET', '/wallet/v1/account', '')
  const answers = await Promise.all(Array.from({ length: 8 }, () => device.get('account', { proof })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)])
})

test("21. a stolen token doesn't work on another device", async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device } = await stage.createUser()
  const thief = await stage.device()
  thief.token = device.token
  expect(await thief.get('account')).toMatchObject({ status: 401, field: 'session_ended' })
  // Negative control: the token is valid.
  expect((await device.get('account')).status).toBe(200)
})

test('21. a changed body needs another proof', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device, paths } = await stage.createUser()
  const [{ id } = { id: '' }] = paths
  const sentBody = JSON.stringify({ id: 'A'.repeat(22) })
  expect(await device.post('paths/open', { id }, { sentBody })).toMatchObject({ status: 401, field: 'proof_invalid' })
  // Negative control: with its own hash, the same body reaches the endpoint.
  expect((await device.post('paths/open', JSON.parse(sentBody))).field).toBe('path_not_found')
})

test.each([
  ['another method', { htm: 'POST' }],
  ['another origin', { htu: 'https://evil.example/wallet/v1/account' }],
  ['another token', { ath: 'A'.repeat(43) }],
  ['no token', { ath: undefined }],
  ['a body', { bh: 'A'.repeat(43) }],
  ['a short id', { jti: 'short' }],
])('21. rejects a proof for %s', async (_, claims) => {
  const stage = await startWalletStage(databaseUrl())
  const { device } = await stage.logIn(stage.address())
  expect((await device.get('account', { claims })).field).toBe('proof_invalid')
  // Negative control: with its own claims, the proof is accepted.
  expect((await device.get('account')).status).toBe(200)
})

test('21. rejects a proof for another path', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device } = await stage.logIn(stage.address())
  const claims = { htu: `${stage.url}/wallet/v1/devices` }
  expect((await device.get('account', { claims })).field).toBe('proof_invalid')
})

test.each([-61, 61])(
  '21. names a clock that is wrong by %i seconds, with the Date header to correct it',
  async seconds => {
    const stage = await startWalletStage(databaseUrl())
    const { device } = await stage.logIn(stage.address())
    const claims = { iat: Math.floor(stage.now() / 1000) + seconds }
    const answer = await device.get('account', { claims })
    expect([answer.status, answer.field]).toEqual([401, 'clock'])
    expect(Date.parse(answer.headers.get('date') ?? '')).toBeGreaterThan(0)
    // Negative control: a difference within the limit is accepted.
    const near = { iat: Math.floor(stage.now() / 1000) + Math.sign(seconds) * 55 }
    expect((await device.get('account', { claims: near })).status).toBe(200)
  },
)

test('21. rejects a request without a proof, and one with a forged signature', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device } = await stage.logIn(stage.address())
  expect((await device.get('account', { proof: '' })).field).toBe('proof_invalid')
  const forged = (await device.proof('GET', '/wallet/v1/account', '')).replace(/.{86}$/, 'A'.repeat(86))
  expect((await device.get('account', { proof: forged })).field).toBe('proof_invalid')
})

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('rejects requests from other pages: %o', async headers => {
  const stage = await startWalletStage(databaseUrl())
  const { device } = await stage.logIn(stage.address())
  expect(await device.get('account', { headers })).toMatchObject({ status: 403, field: 'origin' })
  const own = { origin: stage.url, 'sec-fetch-site': 'same-origin' }
  expect((await device.get('account', { headers: own })).status).toBe(200)
})
