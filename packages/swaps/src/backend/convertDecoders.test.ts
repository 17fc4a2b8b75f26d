import { describe, expect, it } from 'vitest'
import { builtRow } from './convertDecoders'

const approve = { kind: 'approve', token: 'eip155:1:0xa', spender: 'eip155:1:0xb', amount: '5' }
const transaction = { kind: 'transaction', to: 'eip155:1:0xc', data: '0x12', value: '0' }
const signed = { kind: 'signedTransaction', transaction: 'AQID', submittedBy: 'server', requestId: 'one' }

describe('builtRow', () => {
  it.each([
    ['an approval and a call', [approve, transaction]],
    ['a Solana transaction', [signed]],
    ['no steps', []],
  ])('accepts %s', (_name, steps) => {
    expect(builtRow({ steps })).toEqual({ steps })
  })

  it.each([
    ['no spender', { ...approve, spender: undefined }],
    ['a negative amount', { ...approve, amount: '-5' }],
    ['half a byte', { ...transaction, data: '0x123' }],
    ['calldata over 64 KiB', { ...transaction, data: `0x${'00'.repeat(65_537)}` }],
    ['an unknown kind', { ...transaction, kind: 'delegate' }],
    ['an unknown submitter', { ...signed, submittedBy: 'wallet' }],
    ['nothing', null],
  ])('rejects all steps if one has %s', (_name, step) => {
    expect(builtRow({ steps: [step, transaction] })).toBeUndefined()
  })

  it('rejects more steps than any swap needs', () => {
    expect(builtRow({ steps: Array.from({ length: 1000 }, () => transaction) })).toBeUndefined()
  })
})
