import { encodeFunctionData, erc20Abi, maxUint256, parseAbi, parseSignature } from 'viem'
import { expect } from 'vitest'
import { dollar, ether, test } from '../../test/exchangeTest'

const permitAbi = parseAbi([
  'function nonces(address owner) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'error PermitExpired()',
  'error InvalidPermit()',
])

const token = { name: 'Odd', symbol: 'ODD', decimals: 6 }

test('a token keeps its fee of each transfer', async ({ market: { chain }, trader }) => {
  const { address } = await chain.createOddToken({ ...token, transferFeeBps: 250 })
  const [, other] = chain.accounts
  const recipient = other?.address ?? trader.address
  await chain.mintTo(address, trader.address, 1_000n)
  const args = [recipient, 1_000n] as const
  const call = { abi: erc20Abi, address, functionName: 'transfer', args } as const

  await chain.waitForReceipt(await trader.wallet.writeContract(call))

  expect(await chain.tokenBalanceOf(recipient, address)).toBe(975n)
  expect(await chain.tokenBalanceOf(address, address)).toBe(25n)
  expect(await trader.balanceOf(address)).toBe(0n)
})

test('only swaps for tokens with a fee accept one', async ({ market: { chain, exchange, usd }, trader }) => {
  const { address } = await chain.createOddToken({ ...token, decimals: 18, transferFeeBps: 100 })
  await exchange.addPool({ tokenA: address, amountA: 1_000n * ether, tokenB: usd, amountB: 1_000n * dollar })
  await chain.mintTo(address, trader.address, 20n * ether)
  await trader.approve(address, maxUint256)
  const path = [address, usd]
  const amountIn = 10n * ether
  // Of 10, the pool gets 9.9.
  const delivered = await exchange.quote((amountIn * 99n) / 100n, path)

  await expect(trader.swap('swapExactTokensForTokens', { amountIn, path })).rejects.toThrow('Underpaid')
  const name = 'swapExactTokensForTokensSupportingFeeOnTransferTokens'
  await expect(trader.swap(name, { amountIn, path, min: delivered + 1n })).rejects.toThrow('InsufficientOutput')
  await trader.swap(name, { amountIn, path, min: delivered })

  expect(await trader.balanceOf(usd)).toBe(delivered)
})

test('ether trades for a token with a fee, and back', async ({ market: { chain, exchange }, trader }) => {
  const { address } = await chain.createOddToken({ ...token, transferFeeBps: 100 })
  await exchange.addPool({
    tokenA: exchange.weth,
    amountA: 100n * ether,
    tokenB: address,
    amountB: 100_000n * dollar,
  })
  const quoted = await exchange.quote(ether, [exchange.weth, address])
  const buy = { amountIn: ether, path: [exchange.weth, address] }

  await trader.swap('swapExactETHForTokensSupportingFeeOnTransferTokens', buy)

  const bought = await trader.balanceOf(address)
  expect(bought).toBe(quoted - quoted / 100n)
  await trader.approve(address, bought)
  const delivered = await exchange.quote(bought - bought / 100n, [address, exchange.weth])
  const before = await chain.balanceOf(trader.address)
  const sell = { amountIn: bought, path: [address, exchange.weth], min: delivered }
  const gas = await trader.swap('swapExactTokensForETHSupportingFeeOnTransferTokens', sell)
  expect(await chain.balanceOf(trader.address)).toBe(before + delivered - gas)
})

test('a token like USDT returns nothing, and still trades', async ({ market: { chain, exchange }, trader }) => {
  const { address } = await chain.createOddToken({ ...token, returnsNothing: true })
  await exchange.addPool({ tokenA: exchange.weth, amountA: 100n * ether, tokenB: address, amountB: 100_000n * dollar })
  await chain.mintTo(address, trader.address, 100n * dollar)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [exchange.router, 0n] })

  expect((await chain.client.call({ to: address, data })).data).toBeUndefined()
  await trader.approve(address, 60n * dollar)
  await expect(trader.approve(address, 100n * dollar)).rejects.toThrow('revert')
  await trader.approve(address, 0n)
  await trader.approve(address, 100n * dollar)

  const path = [address, exchange.weth]
  const delivered = await exchange.quote(100n * dollar, path)
  const before = await chain.balanceOf(trader.address)
  const gas = await trader.swap('swapExactTokensForETH', { amountIn: 100n * dollar, path, min: delivered })
  expect(await chain.balanceOf(trader.address)).toBe(before + delivered - gas)
  const bought = await exchange.quote(ether, [exchange.weth, address])
  await trader.swap('swapExactETHForTokens', { amountIn: ether, path: [exchange.weth, address] })
  expect(await trader.balanceOf(address)).toBe(bought)
})

test.for([0, 36])('a token of %s decimals trades', async (decimals, { market: { chain, exchange }, trader }) => {
  const { address } = await chain.createOddToken({ ...token, decimals })
  const unit = 10n ** BigInt(Math.min(decimals, 30))
  await exchange.addPool({ tokenA: exchange.weth, amountA: ether, tokenB: address, amountB: 1_000n * unit })
  const path = [exchange.weth, address]
  const quoted = await exchange.quote(ether / 10n, path)

  await trader.swap('swapExactETHForTokens', { amountIn: ether / 10n, path, min: quoted })

  expect(await trader.balanceOf(address)).toBe(quoted)
  expect(await chain.client.readContract({ abi: erc20Abi, address, functionName: 'decimals' })).toBe(decimals)
})

test('decimals and the fee change after deployment', async ({ market: { chain } }) => {
  const odd = await chain.createOddToken(token)
  const abi = parseAbi(['function decimals() view returns (uint8)', 'function transferFee() view returns (uint256)'])
  const read = (functionName: 'decimals' | 'transferFee') =>
    chain.client.readContract({ abi, address: odd.address, functionName })

  await odd.setDecimals(18)
  await odd.setTransferFee(30)

  expect(await read('decimals')).toBe(18)
  expect(await read('transferFee')).toBe(30n)
})

test('a permit allows once, and any change to it makes it invalid', async ({ market: { chain, exchange }, trader }) => {
  const { address } = await chain.createOddToken({ ...token, permit: true })
  const message = { owner: trader.address, spender: exchange.router, value: 5n, nonce: 0n, deadline: maxUint256 }
  const signature = await trader.wallet.signTypedData({
    domain: { name: 'Odd', version: '1', chainId: chain.chainId, verifyingContract: address },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message,
  })
  const { r, s, yParity } = parseSignature(signature)
  const permit = (value: bigint, deadline = maxUint256) => {
    const args = [trader.address, exchange.router, value, deadline, yParity + 27, r, s] as const
    return trader.wallet.writeContract({ abi: permitAbi, address, functionName: 'permit', args })
  }

  await expect(permit(6n)).rejects.toThrow('InvalidPermit')
  await expect(permit(5n, 1n)).rejects.toThrow('PermitExpired')
  await chain.waitForReceipt(await permit(5n))
  await expect(permit(5n)).rejects.toThrow('InvalidPermit')

  const args = [trader.address, exchange.router] as const
  expect(await chain.client.readContract({ abi: erc20Abi, address, functionName: 'allowance', args })).toBe(5n)
})

test('without permits, a token has none of their functions', async ({ market: { chain }, trader }) => {
  const { address } = await chain.createOddToken(token)
  const call = { abi: permitAbi, address } as const

  await expect(chain.client.readContract({ ...call, functionName: 'DOMAIN_SEPARATOR' })).rejects.toThrow('revert')
  await expect(chain.client.readContract({ ...call, functionName: 'nonces', args: [trader.address] })).rejects.toThrow(
    'revert',
  )
})
