import { expect, test } from 'vitest'
import { type InputsToSign, signInputs } from './signInputs'

const account = { address: 'bcrt1qours' }

test('returns one input for each index of each account, with a numeric sighash type', () => {
  expect(
    signInputs([
      { account, signingIndexes: [0, 2], sigHash: 'ALL|ANYONECANPAY' },
      { account: { address: 'bcrt1qother' }, signingIndexes: [1] },
    ]),
  ).toEqual([
    { address: 'bcrt1qours', index: 0, sighashTypes: [129] },
    { address: 'bcrt1qours', index: 2, sighashTypes: [129] },
    { address: 'bcrt1qother', index: 1 },
  ])
})

test.each<[string, readonly InputsToSign[]]>([
  ['no account', []],
  ['an account without indexes', [{ account }]],
  ['an account with no index', [{ account, signingIndexes: [] }]],
  ['null as an index', [{ account, signingIndexes: [null] }]],
  ['an empty string as an index', [{ account, signingIndexes: [''] }]],
  ['true as an index', [{ account, signingIndexes: [true] }]],
  ['a sighash type named like a method', [{ account, signingIndexes: [0], sigHash: 'toString' }]],
  ['an unknown sighash type', [{ account, signingIndexes: [0], sigHash: 77 }]],
])('rejects a list that names no inputs: %s', (_, entries) => {
  expect(() => signInputs(entries)).toThrow(expect.objectContaining({ code: 'psbt/invalid' }))
})
