import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzRuns } from '../../test/fuzzRuns'
import { redact } from './redact'
import { redactError } from './redactError'

const hex = (least: number, most: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${least},${most}}$`))
/** Secrets that an error report must not contain. */
const secret = fc.oneof(
  hex(40, 130).map(digits => `0x${digits}`),
  hex(40, 130),
  fc.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,90}$/),
  fc.stringMatching(/^bc1[02-9ac-hj-np-z]{39,59}$/),
)
const around = fc.string({
  unit: fc.constantFrom(' ', '(', ')', '"', ':', '/', '?', '=', '&', 'at f', '\n', 'é', '.', ','),
})
const uri = fc.tuple(hex(64, 64), hex(64, 64)).map(([topic, key]) => `wc:${topic}@2?relay-protocol=irn&symKey=${key}`)

test('removes addresses, keys and signatures from errors, whatever surrounds them', () => {
  fc.assert(
    fc.property(around, secret, around, (before, word, after) => {
      expect(redactError(`${before}${word}${after}`)).not.toContain(word.slice(0, 32))
    }),
    fuzzRuns(5000),
  )
})

test('removes pairing links from events and errors, however often they are encoded', () => {
  fc.assert(
    fc.property(around, uri, fc.nat(2), (before, pairing, times) => {
      let encoded = pairing
      for (let time = 0; time < times; time++) encoded = encodeURIComponent(encoded)
      const [, topic = ''] = pairing.split(/[:@]/u)
      for (const sent of [redact(`${before} ${encoded}`), redactError(`${before} ${encoded}`)])
        expect(sent).not.toContain(topic)
    }),
    fuzzRuns(3000),
  )
})

test('returns text of bounded length for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
      expect(redactError(text).length).toBeLessThanOrEqual(2000)
    }),
    fuzzRuns(3000),
  )
})
