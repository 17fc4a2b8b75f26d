import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { JsonClient } from './JsonClient'
import { answerLimit, readAnswer } from './readAnswer'

/** Starts a backend that sends `size` bytes of JSON as one string. */
async function startLargeBackend(size: number): Promise<{ readonly url: string; readonly sent: () => number }> {
  let sent = 0
  const server = createServer((_, response) => {
    response.setHeader('access-control-allow-origin', '*')
    const chunk = 'x'.repeat(64 * 1024)
    response.write('"')
    const send = (): void => {
      while (sent < size) {
        sent += chunk.length
        if (!response.write(chunk)) return void response.once('drain', send)
      }
      response.end('"')
    }
    send()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent: () => sent }
}

const ask = (base: string): Promise<number> =>
  new JsonClient({
    base,
    query: () => ({}),
    environment: new ScriptedEnvironment(),
    signal: new AbortController().signal,
  }).get({ path: '/', decode: value => String(value).length })

test('rejects an oversized response before parsing it and stops the download', async () => {
  const backend = await startLargeBackend(50 * answerLimit)
  await expect(ask(backend.url)).rejects.toMatchObject({ code: 'cloud/invalid-response' })
  // Includes the data that sockets buffer.
  expect(backend.sent()).toBeLessThan(5 * answerLimit)
})

test('reads a large response within the limit', async () => {
  const backend = await startLargeBackend(answerLimit / 2)
  expect(await ask(backend.url)).toBe(answerLimit / 2)
})

test('joins characters that chunks split, and reads an empty body', async () => {
  const bytes = new TextEncoder().encode('héllo ₿ 🦊')
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
      controller.close()
    },
  })
  expect(await readAnswer(new Response(body))).toBe('héllo ₿ 🦊')
  expect(await readAnswer(new Response(null))).toBe('')
})
