import { expect, test } from 'vitest'
import { chainKeys } from './bitcoinKeys'
import { addressScript, readScript, type ScriptType, scriptAddress, writeScript } from './outputScript'

const { p2pkh, p2shP2wpkh, p2wpkh, p2tr } = chainKeys(0)
const p2wsh = scriptAddress(writeScript({ type: 'p2wsh', program: new Uint8Array(32) })) ?? ''

test.each<[ScriptType, string]>([
  ['p2pkh', p2pkh],
  ['p2sh', p2shP2wpkh],
  ['p2wpkh', p2wpkh],
  ['p2wsh', p2wsh],
  ['p2tr', p2tr],
])('converts a %s address to its script and back', (type, address) => {
  const script = addressScript(address)
  expect(readScript(script)?.type).toBe(type)
  expect(scriptAddress(script)).toBe(address)
})

test.each([
  ['belongs to the main network', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['belongs to the main network, in base58', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['has a typo', `${p2wpkh.slice(0, -1)}q`],
  ['has a typo, in base58', `${p2pkh.slice(0, -1)}1`],
  ['has a future version', 'bcrt1zw508d6qejxtdg4y5r3zarvaryvyw5k6r'],
  ['is empty', ''],
])('rejects an address that %s', (_, text) => {
  expect(() => addressScript(text)).toThrow("isn't a regtest address")
})

const script = addressScript(p2pkh)

test.each([
  ['empty', new Uint8Array()],
  ['one byte too long', Uint8Array.of(...script, 0)],
  ['one byte too short', script.slice(0, -1)],
  ['ended with another operation', Uint8Array.of(...script.slice(0, -1), 0xad)],
  ['data', Uint8Array.of(0x6a, 1, 1)],
])('a script that is %s has no address', (_, candidate) => {
  expect(readScript(candidate)).toBeUndefined()
  expect(scriptAddress(candidate)).toBeUndefined()
})
