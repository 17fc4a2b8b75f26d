import { expect, test } from 'vitest'
import { readAnswer, textOf } from './answers'

test('keeps all fields of a response and replaces those that it parsed', async () => {
  const fields = { a: textOf, b: (value: unknown) => Number(value) + 1 }
  expect(await readAnswer(Response.json({ a: 'a', b: 1, c: null }), fields)).toEqual({ a: 'a', b: 2, c: null })
})

test.each([
  ['invalid JSON', '<html>'],
  ['null', 'null'],
  ['a missing field', '{}'],
  ["a field that isn't a string", '{"a":1}'],
  ['an empty field', '{"a":""}'],
])('rejects an unusable response by its name, with the cause: %s', async (_, text) => {
  await expect(readAnswer(new Response(text), { a: textOf })).rejects.toMatchObject({
    code: 'siwx/cloud-invalid-response',
    cause: expect.any(Error),
  })
})
