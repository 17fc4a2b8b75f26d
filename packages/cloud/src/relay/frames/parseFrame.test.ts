import { expect, test } from 'vitest'
import { parseFrame } from './parseFrame'
import { readIdToken } from './readIdToken'

test.for([
  ['{"id":1732012345678123457}', '1732012345678123457'],
  ['{"id":"1732012345678123457","x":1}', '"1732012345678123457"'],
  [' { "x" : "\\"id\\":1" , "id" : 1.50 }', '1.50'],
  ['{"a":{"id":1},"b":[{"id":2},"id"],"id":3}', '3'],
  ['{"x":"\\\\","id":"a\\"b"}', '"a\\"b"'],
  ['{"\\u0069d":4}', '4'],
  ['{"idx":1,"id":-0}', '-0'],
] as const)('reads the id of %s as %s', ([text, id]) => {
  expect(readIdToken(text)).toBe(id)
})

test.for([
  '{}',
  '{"a":{"id":1}}',
  '{"id":null}',
  '{"id":true}',
  '{"id":{}}',
  '{"id":[1]}',
  `{"id":${'9'.repeat(129)}}`,
])('finds no id to echo in %s', text => {
  expect(readIdToken(text)).toBeUndefined()
})

test('a frame is a request, a response or a failure', () => {
  expect(parseFrame('{"id":1,"method":"a","params":[]}')).toEqual({ kind: 'request', id: '1', method: 'a', params: [] })
  expect(parseFrame('{"id":1,"result":true}')).toEqual({ kind: 'response', id: '1' })
  expect(parseFrame('{"id":1,"error":{}}')).toEqual({ kind: 'response', id: '1' })
  const codes = ['{', '[]', 'null', '"x"', '{"method":"a"}', '{"id":1}', '{"id":1,"method":2,"result":true}'].map(
    text => {
      const frame = parseFrame(text)
      return frame.kind === 'invalid' ? frame.failure.code : frame.kind
    },
  )
  expect(codes).toEqual([-32700, -32600, -32600, -32600, -32600, -32600, -32600])
})
