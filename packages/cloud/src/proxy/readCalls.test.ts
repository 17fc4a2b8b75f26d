import { expect, test } from 'vitest'
import { readCalls } from './readCalls'

const textOf = (text: string): unknown => readCalls(text).calls.map(call => ('text' in call ? call.text : call.problem))

test.each([
  [
    'keeps ids and parameters as they are written',
    '{ "jsonrpc" : "2.0" ,\n "id": 1234567890123456789, "method": "eth_call", "params": [ 1.0, "\\u00e9\\"]" ] }',
    '{"jsonrpc":"2.0","id":1234567890123456789,"method":"eth_call","params":[ 1.0, "\\u00e9\\"]" ]}',
  ],
  ['unescapes the method', '{"id":1,"method":"\\u0061dmin_addPeer"}', '{"id":1,"method":"admin_addPeer"}'],
  ['unescapes names of members', '{"id":1,"\\u006dethod":"stop"}', '{"id":1,"method":"stop"}'],
  ['drops other members', '{"Method":"a","id":1,"method":"b","__proto__":{"method":"c"}}', '{"id":1,"method":"b"}'],
])('%s', (_what, text, passed) => {
  expect(textOf(text)).toEqual([passed])
  expect(textOf(`[${text},${text}]`)).toEqual([passed, passed])
})

test.each([
  ['{"id":1,"method":"eth_call","method":"admin_peers"}', 'The member "method" must be there once'],
  ['{"id":1,"method":"eth_call","\\u006dethod":"admin_peers"}', 'The member "method" must be there once'],
  ['{"id":1,"id":2,"method":"eth_call"}', 'The member "id" must be there once'],
  ['{"id":1,"params":[],"method":"eth_call","params":[1]}', 'The member "params" must be there once'],
  ['{"id":1,"method":["eth_call"]}', 'The method must be a string'],
  ['{"id":1,"__proto__":{"method":"eth_call"}}', 'The method must be a string'],
  ['{"id":[1],"method":"eth_call"}', 'The id must be a string or a number'],
])('rejects an ambiguous call: %s', (text, problem) => {
  expect(textOf(text)).toEqual([problem])
})
