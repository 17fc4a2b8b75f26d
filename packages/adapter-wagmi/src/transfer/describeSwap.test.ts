import { concat, encodeFunctionData, getAddress, pad, parseAbi, toHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { describeSwap } from './describeSwap'

const sender = getAddress('0x00000000000000000000000000000000000a11ce')
const recipient = getAddress('0x0000000000000000000000000000000000000b0b')
const contract = getAddress('0x00000000000000000000000000000000000c0de0')
const [usdc, dai, weth] = ['1', '2', '3'].map(digit => getAddress(`0x${digit.repeat(40)}`)) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
]
const coin = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const deadline = 1_800_000_000n
const describe = (data: `0x${string}`, value = 0n) =>
  describeSwap({ to: contract, value, data }, sender, address => getAddress(address))

const router = parseAbi([
  'function swapExactETHForTokens(uint256,address[],address,uint256)',
  'function swapExactTokensForETH(uint256,uint256,address[],address,uint256)',
  'function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
])

test.each(['swapExactETHForTokens', 'swapExactETHForTokensSupportingFeeOnTransferTokens'] as const)(
  'decodes %s',
  functionName => {
    const data = encodeFunctionData({ abi: router, functionName, args: [9n, [weth, dai, usdc], recipient, deadline] })
    expect(describe(data, 7n)).toEqual({
      kind: 'swap',
      to: recipient,
      amount: 7n,
      contract,
      method: `${functionName}(uint256,address[],address,uint256)`,
      received: { tokenAddress: usdc, minimum: 9n },
      deadline,
    })
  },
)

test.each([
  ['swapExactTokensForETH', undefined],
  ['swapExactTokensForTokens', weth],
  ['swapExactTokensForETHSupportingFeeOnTransferTokens', undefined],
  ['swapExactTokensForTokensSupportingFeeOnTransferTokens', weth],
] as const)('decodes %s', (functionName, tokenAddress) => {
  const data = encodeFunctionData({ abi: router, functionName, args: [7n, 9n, [usdc, weth], recipient, deadline] })
  expect(describe(data)).toEqual({
    kind: 'swap',
    to: recipient,
    amount: 7n,
    tokenAddress: usdc,
    contract,
    method: `${functionName}(uint256,uint256,address[],address,uint256)`,
    received: { minimum: 9n, ...(tokenAddress && { tokenAddress }) },
    deadline,
  })
})

test('decodes wrapping and unwrapping as swaps at 1:1', () => {
  const wrapped = parseAbi(['function deposit()', 'function withdraw(uint256)'])
  expect(describe(encodeFunctionData({ abi: wrapped, functionName: 'deposit' }), 5n)).toMatchObject({
    to: sender,
    amount: 5n,
    received: { tokenAddress: contract, minimum: 5n },
  })
  expect(describe(encodeFunctionData({ abi: wrapped, functionName: 'withdraw', args: [5n] }))).toMatchObject({
    to: sender,
    amount: 5n,
    tokenAddress: contract,
    received: { minimum: 5n },
  })
})

test('decodes 1inch', () => {
  const abi = parseAbi([
    'function swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data)',
  ])
  const swap = (dstToken: `0x${string}`) =>
    encodeFunctionData({
      abi,
      functionName: 'swap',
      args: [
        contract,
        {
          srcToken: usdc,
          dstToken,
          srcReceiver: contract,
          dstReceiver: recipient,
          amount: 7n,
          minReturnAmount: 9n,
          flags: 0n,
        },
        '0x1234',
      ],
    })
  expect(describe(swap(dai))).toMatchObject({
    to: recipient,
    amount: 7n,
    tokenAddress: usdc,
    received: { tokenAddress: dai, minimum: 9n },
  })
  expect(describe(swap(coin))?.received).toEqual({ minimum: 9n })
})

test('decodes Velora, which pays the sender if there is no beneficiary', () => {
  const abi = parseAbi([
    'function swapExactAmountIn(address executor, (address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary) swapData, uint256 partnerAndFee, bytes permit, bytes executorData)',
  ])
  const swap = (beneficiary: `0x${string}`) =>
    encodeFunctionData({
      abi,
      functionName: 'swapExactAmountIn',
      args: [
        contract,
        {
          srcToken: usdc,
          destToken: dai,
          fromAmount: 7n,
          toAmount: 9n,
          quotedAmount: 10n,
          metadata: pad('0x'),
          beneficiary,
        },
        0n,
        '0x',
        '0x12',
      ],
    })
  expect(describe(swap(recipient))).toMatchObject({ to: recipient, received: { tokenAddress: dai, minimum: 9n } })
  expect(describe(swap(zeroAddress))?.to).toBe(sender)
})

const lifiStep =
  '(address callTo, address approveTo, address sendingAssetId, address receivingAssetId, uint256 fromAmount, bytes callData, bool requiresDeposit)'
const lifi = parseAbi([
  `function swapTokensSingleV3ERC20ToERC20(bytes32, string, string, address, uint256, ${lifiStep})`,
  `function swapTokensSingleV3ERC20ToNative(bytes32, string, string, address, uint256, ${lifiStep})`,
  `function swapTokensSingleV3NativeToERC20(bytes32, string, string, address, uint256, ${lifiStep})`,
  `function swapTokensMultipleV3ERC20ToERC20(bytes32, string, string, address, uint256, ${lifiStep}[])`,
  `function swapTokensMultipleV3ERC20ToNative(bytes32, string, string, address, uint256, ${lifiStep}[])`,
  `function swapTokensMultipleV3NativeToERC20(bytes32, string, string, address, uint256, ${lifiStep}[])`,
])
const step = (sendingAssetId: `0x${string}`, receivingAssetId: `0x${string}`, fromAmount: bigint) => ({
  callTo: contract,
  approveTo: contract,
  sendingAssetId,
  receivingAssetId,
  fromAmount,
  callData: '0x1234' as const,
  requiresDeposit: true,
})

test.each([
  ['swapTokensSingleV3ERC20ToERC20', usdc, dai],
  ['swapTokensSingleV3ERC20ToNative', usdc, zeroAddress],
  ['swapTokensSingleV3NativeToERC20', zeroAddress, dai],
] as const)('decodes LI.FI: %s', (functionName, paid, received) => {
  const args = [pad('0x'), 'app', 'x'.repeat(40), recipient, 9n, step(paid, received, 7n)] as const
  const isCoin = paid === zeroAddress
  expect(describe(encodeFunctionData({ abi: lifi, functionName, args }), isCoin ? 7n : 0n)).toMatchObject({
    to: recipient,
    amount: 7n,
    received: { minimum: 9n, ...(received === zeroAddress ? {} : { tokenAddress: received }) },
    ...(isCoin ? {} : { tokenAddress: paid }),
  })
})

test.each([
  ['swapTokensMultipleV3ERC20ToERC20', usdc, dai],
  ['swapTokensMultipleV3ERC20ToNative', usdc, zeroAddress],
  ['swapTokensMultipleV3NativeToERC20', zeroAddress, dai],
] as const)('decodes LI.FI: %s', (functionName, paid, received) => {
  const steps = [step(paid, weth, 7n), step(weth, received, 8n)]
  const args = [pad('0x'), 'app', '', recipient, 9n, steps] as const
  const isCoin = paid === zeroAddress
  expect(describe(encodeFunctionData({ abi: lifi, functionName, args }), isCoin ? 7n : 0n)).toMatchObject({
    to: recipient,
    amount: 7n,
    received: { minimum: 9n, ...(received === zeroAddress ? {} : { tokenAddress: received }) },
  })
})

test("doesn't decode calls with other selectors, cut or malformed data, or coins besides the paid token", () => {
  const data = encodeFunctionData({
    abi: router,
    functionName: 'swapExactTokensForTokens',
    args: [7n, 9n, [usdc, weth], recipient, deadline],
  })
  expect(describe(data)).toBeDefined()
  expect(describe(data, 1n)).toBeUndefined()
  expect(describe(`0x12345678${data.slice(10)}`)).toBeUndefined()
  for (let length = 10; length < data.length; length += 2)
    expect(describe(data.slice(0, length) as `0x${string}`)).toBeUndefined()
  const dirty = concat([data.slice(0, 10 + 64 * 3) as `0x${string}`, toHex(1n << 200n, { size: 32 })])
  expect(describe(`${dirty}${data.slice(dirty.length)}`)).toBeUndefined()
  const longList = `${data.slice(0, 10 + 64 * 5)}${'f'.repeat(64)}${data.slice(10 + 64 * 6)}` as const
  expect(describe(longList as `0x${string}`)).toBeUndefined()
})
