import { request } from 'node:http'
import { expect, test } from 'vitest'
import { startTestCloud } from '../../../test/server/startTestCloud'
import { WalletDevice } from '../../../test/wallet/WalletDevice'
import { APP, walletUrlOf } from '../../../test/wallet/WalletStage'

/** Opens a page with headers that `fetch` doesn't send. */
function open(url: string, headers: Readonly<Record<string, string>>): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, response => {
      let text = ''
      response.on('data', chunk => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
      .on('error', reject)
      .end()
  })
}

test('shows codes of a development server to its own user only', async () => {
  await using cloud = await startTestCloud({ walletPort: 0 })
  const url = walletUrlOf(cloud)
  const device = await WalletDevice.create(url)
  const email = 'ada@example.com'
  expect((await device.post('codes', { email, projectId: 'local', origin: APP })).field).toBe('app')
  const sent = await device.post('codes', { email, projectId: 'local', origin: 'http://localhost:3000' })
  expect(sent.status).toBe(200)

  const page = `${url}/wallet/inbox`
  const { host } = new URL(url)
  const shown = await open(page, { host })
  expect(shown.status).toBe(200)
  const [, code] = /(\d{3} \d{3}) is your OpenAppKit code/.exec(shown.text) ?? []
  expect(code).toBeDefined()
  for (const headers of [
    { host, origin: 'http://localhost:3000' },
    { host, 'sec-fetch-site': 'cross-site' },
    { host, 'sec-fetch-dest': 'iframe' },
    { host, 'x-forwarded-for': '203.0.113.1' },
    { host: 'rebound.example' },
  ]) {
    const answer = await open(page, headers)
    expect([answer.status, answer.text.includes(code ?? '')]).toEqual([403, false])
  }
})
