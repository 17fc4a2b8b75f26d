import { expect, test } from 'vitest'
import { isNodeControl } from './isNodeControl'

function isRefused(text: string): boolean {
  return isNodeControl('bip122:regtest', JSON.parse(text), text)
}

test.each([
  '{"id":1,"method":"sendtoaddress","params":["bcrt1q…",1]}',
  '{"id":1,"method":"dumpprivkey"}',
  '{"id":1,"method":"stop"}',
  '{"id":1,"method":"GETBLOCK"}',
  '{"id":1,"method":"getblockcount","method":"getblockcount"}',
  '{"id":1,"Method":"stop","method":"getblockcount"}',
  '{"id":1,"\\u006dethod":"stop","method":"getblockcount"}',
  '[{"id":1,"method":"getblockcount"},{"id":2,"method":"walletpassphrase"}]',
])('a Bitcoin node is never asked for what its own wallet or its operator does: %s', text => {
  expect(isRefused(text)).toBe(true)
})

test('what a Bitcoin node does for anybody is asked, whatever stands in the parameters', () => {
  for (const method of ['getblockcount', 'sendrawtransaction', 'estimatesmartfee'])
    expect(isRefused(`{"id":1,"method":"${method}","params":["\\"method\\": 1"]}`)).toBe(false)
  expect(isRefused('[{"id":1,"method":"getblock"},{"id":2,"method":"gettxout"}]')).toBe(false)
})
