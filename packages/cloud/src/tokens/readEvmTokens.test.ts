import { encodeAbiParameters, type Hex, numberToHex, padHex, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { ChainRefused } from '../chains/ChainRefused'
import type { ChainAnswer } from '../chains/ChainRpc'
import { readEvmTokens } from './readEvmTokens'

const ADDRESS = `0x${'ab'.repeat(20)}`
const text = (value: string): Hex => encodeAbiParameters([{ type: 'string' }], [value])
const whole = (value: bigint): Hex => numberToHex(value, { size: 32 })
const reverted: ChainAnswer = { error: new ChainRefused('eip155:1', 3, 'execution reverted') }

async function read(name: unknown, symbol: unknown, decimals: unknown): Promise<unknown> {
  const answers = [name, symbol, decimals].map((result): ChainAnswer => (result === undefined ? reverted : { result }))
  const [token] = await readEvmTokens({ batch: async () => answers }, 'eip155:1', [ADDRESS])
  return token && [token.name, token.symbol, token.decimals]
}

test.each([
  ['a token', [text('USD Coin'), text('USDC'), whole(6n)], ['USD Coin', 'USDC', 6]],
  [
    'an old token with bytes instead of text',
    [padHex(stringToHex('Maker'), { dir: 'right' }), padHex(stringToHex('MKR'), { dir: 'right' }), whole(18n)],
    ['Maker', 'MKR', 18],
  ],
  ['a token without a name or symbol', [undefined, undefined, whole(18n)], ['0xabab…abab', '0xabab…abab', 18]],
  [
    'text with control and invisible characters',
    [text('Free\u202e\u0000\nETH\u200b'), text(`${'x'.repeat(3000)}`), whole(18n)],
    ['Free ETH', 'x'.repeat(20), 18],
  ],
  ['invalid text', ['0x1234', `0x${'ff'.repeat(64)}`, whole(18n)], ['0xabab…abab', '0xabab…abab', 18]],
  ['a megabyte of text', [text('x'.repeat(1_000_000)), text('X'), whole(18n)], ['X', 'X', 18]],
  ['a contract without decimals', [text('Punks'), text('PNK'), undefined], ['Punks', 'PNK', undefined]],
  ['too many decimals', [text('A'), text('A'), whole(37n)], ['A', 'A', undefined]],
  ['decimals that overflow', [text('A'), text('A'), whole(2n ** 256n - 1n)], ['A', 'A', undefined]],
  ['an address without a contract', ['0x', '0x', '0x'], ['0xabab…abab', '0xabab…abab', undefined]],
])('%s', async (_, [name, symbol, decimals], token) => {
  expect(await read(name, symbol, decimals)).toEqual(token)
})
