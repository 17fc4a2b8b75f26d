import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { PublicPeers } from '../../images/PublicPeers'
import { findAnyPeer, postWebhook } from './postWebhook'
import { retryPause } from './retrySchedule'
import { signWebhook } from './signWebhook'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

async function server(status: number, headers: Readonly<Record<string, string>> = {}): Promise<[string, string[]]> {
  const bodies: string[] = []
  const http = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += String(chunk)
    })
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(status, headers).end('x'.repeat(1000))
    })
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    http.closeAllConnections()
    http.close()
  })
  return [`http://127.0.0.1:${(http.address() as AddressInfo).port}/hooks`, bodies]
}

test('signs as in the example of Standard Webhooks', () => {
  const content = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' }
  expect(signWebhook(content, [SECRET])).toEqual({
    'webhook-id': content.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('signs with the current and the previous secret', () => {
  const other = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
  const headers = signWebhook({ id: 'msg_1', timestamp: 1, body: '{}' }, [other, SECRET])
  const own = createHmac('sha256', Buffer.alloc(24, 7)).update('msg_1.1.{}').digest('base64')
  expect(headers['webhook-signature']?.split(' ')).toEqual([`v1,${own}`, expect.stringMatching(/^v1,/)])
})

test('retries for just under three days', () => {
  const pauses = Array.from({ length: 20 }, (_, index) => retryPause(index + 1)).filter(pause => pause !== undefined)
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000
  expect(pauses[0]).toBe(5000)
  expect(hours).toBeGreaterThan(71)
  expect(hours).toBeLessThan(72)
})

test('sends a body once, and follows no redirect', async () => {
  const [target, received] = await server(200)
  const [url, bodies] = await server(307, { location: target })
  const { signal } = new AbortController()
  expect(await postWebhook({ url, headers: {}, body: '{"é":1}' }, findAnyPeer, signal)).toBe(307)
  expect(bodies).toEqual(['{"é":1}'])
  expect(received).toEqual([])
})

test.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://169.254.169.254/latest',
  'http://10.0.0.1/',
  'http://2130706433/',
  'http://localhost/',
  'https://example.com:8080/',
  'file:///etc/passwd',
  'http://user:password@example.com/',
])('refuses to send to %s', async url => {
  const peers = new PublicPeers()
  const { signal } = new AbortController()
  await expect(postWebhook({ url, headers: {}, body: '{}' }, one => peers.find(one), signal)).rejects.toThrow()
})

test('refuses an endpoint on this machine that works without the guard', async () => {
  const [url, bodies] = await server(200)
  const { signal } = new AbortController()
  const peers = new PublicPeers(async () => ['127.0.0.1'])
  await expect(
    postWebhook(
      { url: url.replace('127.0.0.1', 'shop.example'), headers: {}, body: '{}' },
      one => peers.find(one),
      signal,
    ),
  ).rejects.toThrow()
  expect(bodies).toEqual([])
  expect(await postWebhook({ url, headers: {}, body: '{}' }, findAnyPeer, signal)).toBe(200)
})
