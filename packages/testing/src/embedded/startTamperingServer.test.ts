import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startTamperingServer, type TamperingServer } from './startTamperingServer'
import { changeAddress, damageSeed, lowerEpoch, replayFirst } from './walletAnswers'

/** A server whose answers the test sets. It compresses if the client accepts it. */
async function startTarget(answers: Record<string, () => unknown>): Promise<string> {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    if (!answer) return void response.writeHead(404, { 'content-type': 'application/json' }).end('{"isMissing":true}')
    const body = JSON.stringify(answer())
    const isCompressed = request.headers['accept-encoding']?.includes('gzip') === true
    const headers = { 'content-type': 'application/json', 'x-host': request.headers.host ?? '' }
    response.writeHead(200, isCompressed ? { ...headers, 'content-encoding': 'gzip' } : headers)
    response.end(isCompressed ? gzipSync(body) : body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function startBetween(answers: Record<string, () => unknown>): Promise<TamperingServer> {
  const server = await startTamperingServer({ target: await startTarget(answers) })
  onTestFinished(() => server.close())
  return server
}

const account = {
  userId: 'ada',
  epoch: 3,
  addresses: [
    { namespace: 'eip155', address: '0x1' },
    { namespace: 'solana', address: 'So1' },
  ],
}

async function read({ url }: TamperingServer, path: string): Promise<unknown> {
  return (await fetch(new URL(path, url))).json()
}

test('forwards answers and the host unchanged, compressed or not', async () => {
  const server = await startBetween({ '/v1/account': () => account })
  const answer = await fetch(new URL('/v1/account', server.url))
  expect([answer.headers.get('content-encoding'), answer.headers.get('x-host')]).toEqual([
    'gzip',
    new URL(server.url).host,
  ])
  expect(await answer.json()).toEqual(account)
})

test('changes the answers of one endpoint until it is stopped', async () => {
  const server = await startBetween({ '/v1/account': () => account, '/v1/devices': () => account })
  const stop = server.change('/account', lowerEpoch(2))
  expect(await read(server, '/v1/account')).toEqual({ ...account, epoch: 1 })
  expect(await read(server, '/v1/devices')).toEqual(account)
  stop()
  expect(await read(server, '/v1/account')).toEqual(account)
})

test('changes the account inside the answer to a login', async () => {
  const server = await startBetween({ '/codes/verify': () => ({ session: {}, account }) })
  server.change('/codes/verify', changeAddress('eip155', '0xbad'))
  expect(await read(server, '/codes/verify')).toMatchObject({
    account: { addresses: [{ address: '0xbad' }, { address: 'So1' }] },
  })
})

test('replays the first answer, and damages sealed seeds', async () => {
  let count = 0
  const seal = (): object => ({ blob: `AAAA${(count += 1)}AAAA`, serverKey: 'key' })
  const server = await startBetween({ '/paths/open': seal, '/other': () => ({ blob: 'AAAABAAAA', serverKey: 'key' }) })
  server.change('/paths/open', replayFirst())
  const first = await read(server, '/paths/open')
  expect(await read(server, '/paths/open')).toEqual(first)
  server.change('/other', damageSeed())
  expect(await read(server, '/other')).toEqual({ blob: 'AAAAAAAAA', serverKey: 'key' })
})

test('leaves failures as they are', async () => {
  const server = await startBetween({})
  server.change('/account', () => ({ isForged: true }))
  expect(await read(server, '/v1/account')).toEqual({ isMissing: true })
})

test('answers with 502 while its target is unset or down', async () => {
  const server = await startBetween({ '/': () => account })
  const { target } = server
  server.target = undefined
  expect((await fetch(server.url)).status).toBe(502)
  server.target = 'http://127.0.0.1:1'
  expect((await fetch(server.url)).status).toBe(502)
  server.target = target
  expect((await fetch(server.url)).status).toBe(200)
})
