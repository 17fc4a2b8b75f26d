import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Identity } from '../../test/relay/Identity'
import { RawClient } from '../../test/relay/RawClient'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import { sha256Hex } from './sha256Hex'

const databaseUrl = sharedDatabase()

test('keeps fetched messages if the connection is reset during the response', async () => {
  const cloud = await startTestCloud({ databaseUrl: databaseUrl() })
  onTestFinished(() => cloud.close())
  const topic = randomBytes(32).toString('hex')
  const message = randomBytes(150_000).toString('hex')
  const authorization = `Bearer ${new Identity().token({ aud: cloud.relayUrl })}`
  const body = (method: string, params: object): string => JSON.stringify({ id: 1, jsonrpc: '2.0', method, params })
  const post = async (method: string, params: object): Promise<{ messages: readonly object[] }> => {
    const request = { method: 'POST', headers: { authorization }, body: body(method, params) }
    const { result } = await (await fetch(`${cloud.url}/rpc?projectId=local`, request)).json()
    return result
  }
  await post('irn_subscribe', { topic })
  const publisher = await RawClient.open({ url: cloud.relayUrl }, { query: { projectId: 'local' } })
  await publisher.request('irn_publish', { topic, message, ttl: 300, tag: 1108 })

  const { hostname, port } = new URL(cloud.url)
  const socket = connect(Number(port), hostname)
  const text = body('irn_fetchMessages', { topic })
  socket.write(
    `POST /rpc?projectId=local HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
  )
  await once(socket, 'data')
  socket.resetAndDestroy()

  expect((await post('irn_fetchMessages', { topic })).messages).toMatchObject([{ topic, message }])
  await post('irn_batchReceive', { receipts: [{ topic, messageId: sha256Hex(message) }] })
  expect((await post('irn_fetchMessages', { topic })).messages).toEqual([])
})
