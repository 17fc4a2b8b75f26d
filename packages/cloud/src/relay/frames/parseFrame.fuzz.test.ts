import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzRuns } from '../../../test/relay/fuzzRuns'
import { NOT_QUADRATIC, timeRatio } from '../../../test/relay/timeRatio'
import { parseFrame } from './parseFrame'
import { RpcFailure } from './RpcFailure'
import { readFrame } from './readFrame'
import { readIdToken } from './readIdToken'
import { readLargeFrameId } from './readLargeFrameId'

const idToken = fc.oneof(
  fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }).map(String),
  fc.string({ maxLength: 20 }).map(text => JSON.stringify(text)),
  fc.constantFrom('1732012345678123457', '"1732012345678123457"', '-0', '1.50', '1e5', '0.1E-7', '"\\u0069d"'),
)
const space = fc.stringMatching(/^[ \t\r\n]{0,3}$/)
/** Members that resemble an id. */
const decoy = fc.constantFrom(
  '"params":{"id":7,"a":[{"id":8}]}',
  '"x":"\\"id\\":9"',
  '"x":",\\"id\\":9}"',
  '"y":["id",1]',
  '"z":"\\\\"',
  '"idx":3',
  '"jsonrpc":"2.0"',
  '"method":"nothing"',
)
const json = fc.json({ maxDepth: 3 }).map(text => `"v":${text}`)

test('any text is a request, a response or a typed failure', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.string().map(inner => `{"id":${inner}}`),
  )
  fc.assert(
    fc.property(text, input => {
      const frame = parseFrame(input)
      expect(['request', 'response', 'invalid']).toContain(frame.kind)
      if (frame.kind === 'invalid') expect(frame.failure).toBeInstanceOf(RpcFailure)
      expect(() => JSON.parse(frame.id)).not.toThrow()
    }),
    fuzzRuns(300),
  )
})

test('echoes an id byte for byte, at any position', () => {
  fc.assert(
    fc.property(idToken, fc.array(fc.oneof(decoy, json), { maxLength: 4 }), fc.nat(4), space, (id, others, at, gap) => {
      const members = [...others]
      members.splice(at, 0, `${gap}"id"${gap}:${gap}${id}${gap}`)
      const text = `{${members.join(',')}}`
      expect(readIdToken(text)).toBe(id.length <= 128 ? id : undefined)
    }),
    fuzzRuns(1000),
  )
})

test('echoes only an id at either end of a large frame, byte for byte', () => {
  const neighbors = fc.subarray(['"jsonrpc":"2.0"', '"method":"irn_publish"'])
  const simple = fc.oneof(
    fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }).map(String),
    fc.stringMatching(/^[a-zA-Z0-9 :{},._-]{0,20}$/).map(text => `"${text}"`),
  )
  fc.assert(
    fc.property(simple, neighbors, fc.boolean(), decoy, (id, near, isFirst, other) => {
      const body = `${other},"params":{"message":"${'x'.repeat(3000)}"}`
      const text = isFirst
        ? `{${[...near, `"id":${id}`, body].join(',')}}`
        : `{${[body, `"id":${id}`, ...near].join(',')}}`
      expect(readLargeFrameId(Buffer.from(text))).toBe(id)
      expect(readFrame(Buffer.from(text), false, 1000)).toMatchObject({ kind: 'invalid', id })
    }),
    fuzzRuns(500),
  )
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), bytes => {
      const id = readLargeFrameId(Buffer.from(bytes))
      if (id !== undefined) expect(id.length).toBeLessThanOrEqual(128)
    }),
    fuzzRuns(500),
  )
})

test.for([
  ['quotes', (length: number) => `{"x":"${'\\"'.repeat(length / 2)}","id":1}`],
  ['backslashes', (length: number) => `{"x":"${'\\\\'.repeat(length / 2)}","id":1}`],
  ['braces', (length: number) => `{"x":${'['.repeat(2000)}${' '.repeat(length)}${']'.repeat(2000)},"id":1}`],
  ['keys', (length: number) => `{${'"k":0,'.repeat(length / 6)}"id":1}`],
  ['spaces', (length: number) => `{${' '.repeat(length)}"id"${' '.repeat(length)}:1}`],
  ['an unterminated string', (length: number) => `{"id":"${'\\"'.repeat(length / 2)}`],
] as const)('parses in linear time: %s', ([, frameOf]) => {
  expect(timeRatio(frameOf, parseFrame, 50_000)).toBeLessThan(NOT_QUADRATIC)
  expect(timeRatio(length => Buffer.from(frameOf(length)), readLargeFrameId, 50_000)).toBeLessThan(NOT_QUADRATIC)
})
