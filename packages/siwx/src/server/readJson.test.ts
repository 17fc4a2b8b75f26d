import { expect, test } from 'vitest'
import { readJson } from './readJson'

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** Creates a request whose body arrives in these pieces. `read` counts the consumed ones. */
function ask(pieces: readonly Uint8Array<ArrayBuffer>[], contentType = 'application/json') {
  const seen = { read: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const piece = pieces[seen.read++]
        if (piece) controller.enqueue(piece)
        else controller.close()
      },
      cancel: () => void (seen.isCancelled = true),
    },
    { highWaterMark: 0 },
  )
  const init = { method: 'POST', body, headers: { 'content-type': contentType }, duplex: 'half' }
  return { seen, request: new Request('https://app.example.org/', init) }
}

const refused = { code: 'siwx/invalid-request' }

test.each([
  'application/json',
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json ;charset=utf-8',
])('reads a body with the content type %s', async contentType => {
  expect(await readJson(ask([bytes('{"a":1}')], contentType).request)).toEqual({ a: 1 })
})

test.each(['application/jsonp', 'text/plain', 'text/plain;application/json', 'application/json-patch+json', ''])(
  'rejects a content type that a form of another site can send: %j',
  async contentType => {
    await expect(readJson(ask([bytes('{"a":1}')], contentType).request)).rejects.toMatchObject(refused)
  },
)

test('rejects invalid JSON with its cause', async () => {
  const cause = expect.any(SyntaxError)
  await expect(readJson(ask([bytes('{"a":')]).request)).rejects.toMatchObject({ ...refused, cause })
})

test('treats a request without a body as empty, whatever its type', async () => {
  expect(await readJson(new Request('https://app.example.org/', { method: 'POST' }))).toBeUndefined()
  expect(await readJson(ask([], 'text/plain').request)).toBeUndefined()
})

test('joins a character that arrives in two pieces, and rejects half of one', async () => {
  const text = bytes('"é"')
  expect(await readJson(ask([text.slice(0, 2), text.slice(2)]).request)).toBe('é')
  await expect(readJson(ask([bytes('é').slice(0, 1)]).request)).rejects.toMatchObject(refused)
})

test('reads at most 64 kB and cancels the rest of a larger body', async () => {
  const full = bytes(`"${'x'.repeat(64 * 1024 - 2)}"`)
  expect(await readJson(ask([full]).request)).toHaveLength(64 * 1024 - 2)
  const larger = ask([full, bytes(' '), bytes(' ')])
  await expect(readJson(larger.request)).rejects.toMatchObject({
    ...refused,
    message: expect.stringContaining('64 kB'),
  })
  expect(larger.seen).toEqual({ read: 2, isCancelled: true })
})

test('counts bytes, not characters', async () => {
  await expect(readJson(ask([bytes(`"${'é'.repeat(40_000)}"`)]).request)).rejects.toMatchObject(refused)
})
