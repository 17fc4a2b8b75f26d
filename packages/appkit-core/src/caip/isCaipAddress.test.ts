import { expect, test } from 'vitest'
import { isCaipAddress } from './isCaipAddress'

test('accepts three parts with a known namespace', () => {
  expect(isCaipAddress('eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')).toBe(true)
  expect(isCaipAddress('bip122:000000000019d6689c085ae165831e93:128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6')).toBe(true)
  expect(isCaipAddress('cosmos:cosmoshub-3:cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0')).toBe(true)
  expect(
    isCaipAddress('polkadot:b0a8d493285c2df73290dfb7e61f870f:5hmuyxw9xdgbpptgypokw4thfyoe3ryenebr381z9iaegmfy'),
  ).toBe(true)
})

test.each([
  ['two parts', 'eip155:1'],
  ['four parts', 'eip155:1:0xab:1'],
  ['an unknown namespace', 'dogecoin:1:0xab'],
  ['an inherited property name as namespace', 'constructor:1:0xab'],
  ['an empty chain', 'eip155::0xab'],
  ['an empty address', 'eip155:1:'],
  ['a leading space', ' eip155:1:0xab'],
  ['a trailing newline', 'eip155:1:0xab\n'],
  ['a space before the address', 'eip155:1: 0xab'],
  ['a script before the address', 'eip155:1:<script>0xab'],
  ['an address of 129 characters', `eip155:1:${'a'.repeat(129)}`],
  ['a script', 'eip155:1:<script>'],
  ['a number', 1],
  ['undefined', undefined],
])('rejects %s', (_, value) => {
  expect(isCaipAddress(value)).toBe(false)
})
