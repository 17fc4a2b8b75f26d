import { expect, test } from 'vitest'
import { eventLimit, readEvents } from './readEvents'

function streamOf(...chunks: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
}

async function read(...chunks: readonly string[]): Promise<string[]> {
  const events: string[] = []
  await readEvents(streamOf(...chunks), data => void events.push(data))
  return events
}

test('reads events from any chunks', async () => {
  const text = 'id: 1\nevent: checkout\ndata: {"a":1}\n\n: heartbeat\n\ndata: {"b":\ndata: 2}\n\n'
  expect(await read(text)).toEqual(['{"a":1}', '{"b":\n2}'])
  expect(await read(...text)).toEqual(['{"a":1}', '{"b":\n2}'])
  expect(await read(text.replaceAll('\n', '\r\n'))).toEqual(['{"a":1}', '{"b":\n2}'])
})

test('ignores an event that the stream cuts off', async () => {
  expect(await read('data: 1\n\ndata: 2')).toEqual(['1'])
})

test('rejects an endless event', async () => {
  await expect(read('data: ', 'x'.repeat(eventLimit))).rejects.toThrow('too long')
})
