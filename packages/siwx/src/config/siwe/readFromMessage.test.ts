import { expect, test } from 'vitest'
import { getDidAddress, getDidChainId } from './decentralizedIdentifier'
import { getAddressFromMessage, getChainIdFromMessage } from './readFromMessage'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('getAddressFromMessage: returns the first address, or an empty string', () => {
  expect(getAddressFromMessage(`app.example wants you …\n${address}\n\nURI: 0x${'1'.repeat(40)}`)).toBe(address)
  expect(getAddressFromMessage('0x1234')).toBe('')
})

test('getChainIdFromMessage: returns the chain of the message, or Ethereum', () => {
  expect(getChainIdFromMessage('Version: 1\nChain ID: 137\nNonce: 1')).toBe('eip155:137')
  expect(getChainIdFromMessage('Version: 1\nChain ID: eip155:10\nNonce: 1')).toBe('eip155:10')
  expect(getChainIdFromMessage('Version: 1')).toBe('eip155:1')
})

test('ignores text that only looks like an address or a chain', () => {
  expect(getAddressFromMessage(`0x${'1'.repeat(39)}g`)).toBe('')
  expect(getChainIdFromMessage('Chain ID: one')).toBe('eip155:1')
})

test.each([
  `did:pkh:eip155:1:`,
  `did:pkh:eip155:1:${'a'.repeat(129)}`,
  `did:pkh:eip155::${address}`,
  `did:pkh:eip155:${'1'.repeat(33)}:${address}`,
  `did:pkh:ei:1:${address}`,
  `did:pkh:eip155eip:1:${address}`,
  `did:pkh:eip155:1:${address} `,
  `xdid:pkh:eip155:1:${address}`,
])('rejects %s as a did:pkh', iss => {
  expect([getDidAddress(iss), getDidChainId(iss)]).toEqual([undefined, undefined])
})

test('getDidChainId and getDidAddress: return the parts of a did:pkh', () => {
  expect(getDidChainId(`did:pkh:eip155:137:${address}`)).toBe('137')
  expect(getDidAddress(`did:pkh:eip155:137:${address}`)).toBe(address)
  expect(getDidAddress(`eip155:137:${address}`)).toBeUndefined()
  expect(getDidChainId('did:key:z6Mk')).toBeUndefined()
})
