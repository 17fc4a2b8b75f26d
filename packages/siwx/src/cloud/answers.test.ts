import { expect, test } from 'vitest'
import { readAnswer, textOf } from './answers'

test('an answer keeps all that it says, with the named fields as they were read', async () => {
  const fields = { a: textOf, b: (value: unknown) => Number(value) + 1 }
  expect(await readAnswer(Response.json({ a: 'a', b: 1, c: null }), fields)).toEqual({ a: 'a', b: 2, c: null })
})

test.each([
  ['no JSON', '<html>'],
  ['null', 'null'],
  ['a field missing', '{}'],
  ['a field that is no text', '{"a":1}'],
  ['a field that is empty', '{"a":""}'],
])('an answer that cannot be used is refused by its name, with the cause: %s', async (_, text) => {
  await expect(readAnswer(new Response(text), { a: textOf })).rejects.toMatchObject({
    code: 'siwx/cloud-unfit-answer',
    cause: expect.any(Error),
  })
})
