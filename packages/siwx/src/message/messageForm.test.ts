import { expect, test } from 'vitest'
import { isLabelKnown, messageFormOf, namespaceOfLabel, splitChainId } from './messageForm'

const evm = 'd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test.each([
  ['eip155', '0'],
  ['eip155', '1'],
  ['eip155', '9007199254740991'],
  ['solana', 'a'.repeat(32)],
  ['bip122', '000000000019d6689c085ae165831e93'],
  ['cosmos', 'cosmoshub-4'],
  ['a-1', 'A_b'],
])('accepts the chain %s:%s', (namespace, reference) => {
  expect(splitChainId(`${namespace}:${reference}`)).toEqual({ namespace, reference })
})

test.each([
  '',
  'eip155',
  'eip155:',
  ':1',
  'eip155:01',
  'eip155:-1',
  'eip155:1:1',
  'eip155:1 ',
  ' eip155:1',
  'eip155:x1',
  'eip155:9007199254740992',
  'eip155:99999999999999999',
  `solana:${'a'.repeat(33)}`,
  'solana:a b',
  'solana: a',
  'ab:1',
  'abcdefghi:1',
  'ABC:1',
  'ethereum:1',
  'bitcoin:1',
])('rejects the chain %j', chainId => {
  expect(splitChainId(chainId)).toBeUndefined()
})

test.each([
  ['eip155', [`0x${evm}`, `0x${evm.toLowerCase()}`, `0x${evm.toUpperCase()}`]],
  ['solana', ['1'.repeat(32), 'z'.repeat(44)]],
  ['bip122', ['a'.repeat(14), 'Z'.repeat(90), '0123456789abcdef']],
  ['tezos', ['a', '%-.Z9', 'a'.repeat(128)]],
])('accepts %s addresses: %j', (namespace, addresses) => {
  for (const address of addresses) expect(messageFormOf(namespace).isAddress(address), address).toBe(true)
})

test.each([
  ['eip155', [evm, `0x${evm.slice(1)}`, `0x${evm}0`, `x0x${evm}`, `0x${evm.replace('A', 'a')}`, `0x${'g'.repeat(40)}`]],
  [
    'solana',
    [
      '1'.repeat(31),
      '1'.repeat(45),
      ...['0', 'O', 'I', 'l', ' '].map(sign => sign + '1'.repeat(31)),
      `${'1'.repeat(32)}\n`,
    ],
  ],
  ['bip122', ['a'.repeat(13), 'a'.repeat(91), ` ${'a'.repeat(14)}`, `${'a'.repeat(14)} `]],
  ['tezos', ['', 'a'.repeat(129), ' a', 'a ', 'a_b']],
])('rejects %s addresses: %j', (namespace, addresses) => {
  for (const address of addresses) expect(messageFormOf(namespace).isAddress(address), address).toBe(false)
})

test.each([
  ['solana', 'mainnet', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana', 'constructor', 'constructor'],
  ['solana', 'bip122:a', 'bip122:a'],
  ['bip122', 'bip122:a', 'a'],
  ['bip122', 'a', 'a'],
  ['tezos', 'tezos:NetXdQprcVkpaWU', 'NetXdQprcVkpaWU'],
  ['tezos', 'tezosNet', 'tezosNet'],
  ['eip155', 'eip155:1', 'eip155:1'],
])('in a message of %s, reads the chain %s as %s', (namespace, text, reference) => {
  expect(messageFormOf(namespace).readReference(text)).toBe(reference)
})

test.each([
  ['Ethereum', 'eip155', true],
  ['Solana', 'solana', true],
  ['Bitcoin', 'bip122', true],
  ['Tezos', 'tezos', false],
  ['Toolongname', undefined, false],
  ['tezos', undefined, false],
  ['Eip155', undefined, false],
  ['Bip122', undefined, false],
  ['Two words', undefined, false],
  ['', undefined, false],
])('maps the label %j to %s', (label, namespace, isKnown) => {
  expect(namespaceOfLabel(label)).toBe(namespace)
  expect(isLabelKnown(label)).toBe(isKnown)
})

test('a namespace with the name of an object property uses its own name', () => {
  expect(messageFormOf('toString')).toMatchObject({ label: 'ToString', hasTwoBlankLines: true, isStrict: false })
})
