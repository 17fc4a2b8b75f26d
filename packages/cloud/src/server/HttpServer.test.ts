import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { RawUpgrade } from '../../test/relay/RawUpgrade'
import { ClientKeys } from '../limits/ClientKeys'
import { HttpServer } from './HttpServer'

const clients = new ClientKeys('secret', 0)

test('closes despite an open upgraded socket', async () => {
  const server = new HttpServer({ clients, drainTime: 50 })
  const port = await server.listen(0, '127.0.0.1')
  const upgraded = new Promise<void>(resolve => {
    server.serve({ fetch: () => new Response(), upgrade: () => resolve() })
  })
  const client = new RawUpgrade(port, '/')
  await upgraded
  await server.close()
  await client.cutOff()
})

test('closes despite a client that never finishes its request', async () => {
  const server = new HttpServer({ clients, drainTime: 50 })
  const port = await server.listen(0, '127.0.0.1')
  let arrived = (): void => {}
  const request = new Promise<void>(resolve => {
    arrived = resolve
  })
  server.serve({
    fetch: () => {
      arrived()
      return new Promise<Response>(() => {})
    },
    upgrade: () => {},
  })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const cut = new Promise<void>(resolve => socket.once('close', () => resolve()))
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await request

  await server.close()
  await cut
  expect(socket.destroyed).toBe(true)
})
