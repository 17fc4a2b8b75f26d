import { encodeFunctionData, getAddress, pad, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { describeSettlement } from './describeSettlement'
import type { NodeRequest } from './NodeRequest'

const registry = '0x00000000000004533Fe15556B1E086BB1A72cEae'
const holder = '0x0000000000001fF3684f28c67538d4D072C22734'
const settler = '0x70bf6634eE8Cb27D04478f184b9b8BB13E5f4710'
const previous = '0x7f6ceE965959295cC64d0E6c00d99d6532d8e86b'
const thief = '0x000000000000000000000000000000000000dEaD'
const recipient = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const coin = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

const abi = parseAbi([
  'function ownerOf(uint256) view returns (address)',
  'function prev(uint128) view returns (address)',
  'function execute((address recipient, address buyToken, uint256 minAmountOut) slippage, bytes[] actions, bytes32 zid)',
  'function exec(address operator, address token, uint256 amount, address target, bytes data)',
])

/** A node whose registry lists `settler`, and before it `previous`. */
const node: NodeRequest = async (method, call) => {
  const { data, to } = call as { readonly data: string; readonly to: string }
  if (method !== 'eth_call' || to !== registry) throw new Error('Unexpected call')
  if (data === encodeFunctionData({ abi, functionName: 'ownerOf', args: [2n] })) return pad(settler).toLowerCase()
  if (data === encodeFunctionData({ abi, functionName: 'prev', args: [2n] })) return pad(previous).toLowerCase()
  throw new Error('Unexpected call')
}
const execute = (buyToken: `0x${string}` = dai) =>
  encodeFunctionData({
    abi,
    functionName: 'execute',
    args: [{ recipient, buyToken, minAmountOut: 9n }, ['0x12', '0x34'], pad('0x')],
  })
const exec = ({
  data = execute(),
  operator = settler,
  target = operator,
}: Partial<Record<'data' | 'operator' | 'target', `0x${string}`>> = {}) =>
  encodeFunctionData({ abi, functionName: 'exec', args: [operator, usdc, 7n, target, data] })
const describe = (data: `0x${string}`, { answer = node, to = holder, value = 0n } = {}) =>
  describeSettlement(answer, { to, value, data }, address => getAddress(address))

test.each([settler, previous] as const)(
  'decodes a swap through the allowance holder and a listed settler',
  async operator => {
    expect(await describe(exec({ operator }))).toEqual({
      kind: 'swap',
      to: recipient,
      amount: 7n,
      tokenAddress: usdc,
      method: 'execute((address,address,uint256),bytes[],bytes32)',
      contract: holder,
      received: { tokenAddress: dai, minimum: 9n },
    })
  },
)

test('decodes a swap of coins through a listed settler, and names its registry', async () => {
  expect(await describe(execute(), { to: settler, value: 7n })).toMatchObject({
    amount: 7n,
    contract: settler,
    registry,
    received: { tokenAddress: dai, minimum: 9n },
  })
  expect(await describe(exec({ data: execute(coin) }))).toMatchObject({ received: { minimum: 9n } })
})

test.each([
  ['names a thief as operator and target', exec({ operator: thief })],
  ['lets a thief spend, and calls a settler', exec({ operator: thief, target: settler })],
  ['lets a settler spend, and calls a thief', exec({ target: thief })],
  ['calls another function of the settler', exec({ data: '0x12345678' })],
  ['calls nothing', exec({ data: '0x' })],
  ['is cut', exec().slice(0, 200) as `0x${string}`],
])("doesn't decode a call that %s", async (_, data) => {
  expect(await describe(data)).toBeUndefined()
})

test("doesn't decode a direct call of a thief, or coins besides the tokens", async () => {
  expect(await describe(execute(), { to: thief, value: 7n })).toBeUndefined()
  expect(await describe(exec(), { value: 1n })).toBeUndefined()
})

test("doesn't decode without the registry's answer", async () => {
  const silent = () => Promise.reject(new Error('down'))
  expect(await describe(exec(), { answer: silent })).toBeUndefined()
  expect(
    await describe(exec({ operator: '0x0000000000000000000000000000000000000000' }), { answer: async () => '0x' }),
  ).toBeUndefined()
})
