import { expect, test } from 'vitest'
import { readAccount } from './accountAddress'

const MAIN = 'bip122:000000000019d6689c085ae165831e93'
const REGTEST = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const EVM = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'

test.each([
  [EVM, undefined, { namespace: 'eip155', address: EVM.toLowerCase() }],
  [EVM, 'eip155:8453', { namespace: 'eip155', chainId: 'eip155:8453', address: EVM.toLowerCase() }],
  [EVM, '', { namespace: 'eip155', address: EVM.toLowerCase() }],
  [`eip155:1:${EVM}`, undefined, { namespace: 'eip155', chainId: 'eip155:1', address: EVM.toLowerCase() }],
  [`eip155:1:${EVM}`, 'eip155:1', { namespace: 'eip155', chainId: 'eip155:1', address: EVM.toLowerCase() }],
  [
    'So11111111111111111111111111111111111111112',
    SOLANA,
    { namespace: 'solana', chainId: SOLANA, address: 'So11111111111111111111111111111111111111112' },
  ],
  ['11111111111111111111111111111111', undefined, { namespace: 'solana', address: '11111111111111111111111111111111' }],
  // BIP-173 and BIP-350: version 0 in upper case, version 1.
  [
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    MAIN,
    { namespace: 'bip122', chainId: MAIN, address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  ],
  [
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    undefined,
    { namespace: 'bip122', address: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0' },
  ],
  [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    undefined,
    { namespace: 'bip122', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' },
  ],
])('accepts %s on %s', (text, chainId, account) => {
  expect(readAccount(text, chainId)).toEqual(account)
})

test.each([
  ['0x833589fCD6eDb6E08f4c7C32D4f71b54bdA029', undefined, 'address'],
  [`${EVM}\n`, undefined, 'address'],
  [EVM, SOLANA, 'address'],
  [EVM, MAIN, 'address'],
  ['So11111111111111111111111111111111111111112', 'eip155:1', 'address'],
  ['So11111111111111111111111111111111111111l12', SOLANA, 'address'],
  ['1111111111111111111111111111111', SOLANA, 'address'],
  // One wrong letter, the wrong checksum for the version, the wrong network.
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', MAIN, 'address'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', MAIN, 'address'],
  ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', MAIN, 'address'],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', REGTEST, 'address'],
  ['', undefined, 'address'],
  [EVM, 'eip155', 'chainId'],
  [EVM, 'cosmos:hub', 'chainId'],
  [`eip155:1:${EVM}`, 'eip155:10', 'chainId'],
  [`cosmos:hub:${EVM}`, undefined, 'chainId'],
])('rejects %s on %s: %s', (text, chainId, field) => {
  expect(() => readAccount(text, chainId)).toThrow(expect.objectContaining({ status: 400, field }))
})
