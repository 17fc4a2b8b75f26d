import { expect, test } from 'vitest'
import { readBytes, readSatoshis } from './bitcoinMethods'
import { readRecipients } from './readRecipients'
import { readSighash } from './readSighash'
import { readMessageType, readSignOptions } from './readSignOptions'

test.each([
  [7, 7n],
  ['7', 7n],
  ['00', 0n],
  ['2100000000000000', 2_100_000_000_000_000n],
])('accepts %o as whole satoshis', (amount, satoshis) => {
  expect(readSatoshis(amount)).toBe(satoshis)
})

test.each([[0.5], ['0.5'], ['-5'], ['1e3'], [''], [Number.NaN], [2 ** 53], [null], [undefined], [true], [{}]])(
  'rejects %o as whole satoshis',
  amount => {
    expect(() => readSatoshis(amount)).toThrow(expect.objectContaining({ code: -32602 }))
  },
)

test.each([
  [undefined],
  ['bcrt1q'],
  [{}],
  [[null]],
  [[{ address: 'bcrt1q' }]],
  [[{ address: 'bcrt1q', amount: -0.5 }]],
])('rejects the recipients %j', recipients => {
  expect(() => readRecipients(recipients)).toThrow(expect.objectContaining({ code: -32602 }))
})

test.each([
  [undefined, undefined],
  [0, 0],
  [0x83, 0x83],
  ['ALL', 1],
  ['SINGLE|ANYONECANPAY', 0x83],
  ['SINGLE_ANYONECANPAY', 0x83],
])('reads the sighash type %o as %o', (sighash, type) => {
  expect(readSighash(sighash)).toBe(type)
})

test.each([[4], ['all'], ['toString'], [null]])('rejects %o as a sighash type', sighash => {
  expect(() => readSighash(sighash)).toThrow(expect.objectContaining({ code: -32602 }))
})

test.each([
  ['hex', 'zz'],
  ['hex', ''],
  ['base64', 'AQI'],
  ['base64', undefined],
] as const)('rejects a PSBT in %s that is %o', (coder, text) => {
  expect(() => readBytes(text, coder)).toThrow(`expected a PSBT in ${coder}`)
})

test('signs and finalizes every input by default', () => {
  expect(readSignOptions('00', undefined)).toMatchObject({ finalize: true, inputs: undefined })
})

test('an input can be selected by its address or public key and be limited to sighash types', () => {
  const toSignInputs = [
    { index: 0, publicKey: '02' },
    { index: 1, address: 'bcrt1q', sighashTypes: [3] },
  ]
  expect(readSignOptions('00', { autoFinalized: false, toSignInputs })).toMatchObject({
    finalize: false,
    inputs: [
      { index: 0, address: undefined },
      { index: 1, address: 'bcrt1q', sighashTypes: [3] },
    ],
  })
})

test.each([
  ['without an address', {}],
  ['of an untweaked key', { address: 'bcrt1p', disableTweakSigner: true }],
  ['of a key that must not be tweaked', { address: 'bcrt1p', useTweakedSigner: false }],
])('rejects an input %s', (_, input) => {
  const options = { toSignInputs: [{ index: 0, ...input }] }
  expect(() => readSignOptions('00', options)).toThrow(expect.objectContaining({ code: -32602 }))
})

test('signs a message with ECDSA by default', () => {
  expect([readMessageType(), readMessageType('ecdsa'), readMessageType('bip322-simple')]).toEqual([
    'ecdsa',
    'ecdsa',
    'bip322',
  ])
  expect(() => readMessageType('bip322')).toThrow(expect.objectContaining({ code: -32602 }))
})
