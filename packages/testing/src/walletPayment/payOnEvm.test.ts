import { type Address, type Hash, zeroAddress } from 'viem'
import { expect } from 'vitest'
import { payingWallet } from '../../test/payingWallet'
import { test } from '../../test/walletTest'
import { fetchJsonRpc } from '../wallet/jsonRpc'

const recipient: Address = '0x00000000000000000000000000000000000A11cE'
const ether = 10n ** 18n

test('pays exactly the amount in the native coin and in a token', async ({ chain }) => {
  const pay = payingWallet({ evm: chain })
  const chainId = `eip155:${chain.chainId}`
  const [{ address }] = chain.accounts
  const before = await chain.balanceOf(recipient)
  // More digits than a double holds.
  const amount = 1_234_567_890_123_456_789n
  const hash = await pay({ chainId, recipient, amount })
  expect((await chain.waitForReceipt(hash as Hash)).status).toBe('success')
  expect((await chain.balanceOf(recipient)) - before).toBe(amount)

  const token = await chain.createToken({ name: 'Dollar', symbol: 'USD', decimals: 6 })
  await chain.mintTo(token, address, 12_345_678n)
  await chain.waitForReceipt((await pay({ chainId, token, recipient, amount: 12_345_678n })) as Hash)
  expect(await chain.tokenBalanceOf(recipient, token)).toBe(12_345_678n)
  expect(await chain.tokenBalanceOf(address, token)).toBe(0n)
})

test('concurrent payments have different nonces', async ({ chain }) => {
  const pay = payingWallet({ evm: chain })
  const payment = { chainId: `eip155:${chain.chainId}`, recipient, amount: 1n }
  const hashes = await Promise.all([pay(payment), pay(payment), pay(payment)])
  expect(new Set(hashes).size).toBe(3)
})

test('refuses what it can’t pay, and sends nothing', async ({ chain }) => {
  const pay = payingWallet({ evm: chain })
  const chainId = `eip155:${chain.chainId}`
  const [{ address }] = chain.accounts
  const token = await chain.createToken({ name: 'Dollar', symbol: 'USD', decimals: 6 })
  const count = await chain.client.getTransactionCount({ address })
  const payment = { chainId, recipient, amount: 1n }
  const balance = await chain.balanceOf(address)
  for (const [change, code] of [
    [{ chainId: 'eip155:1' }, 'unsupported-chain'],
    [{ amount: 0n }, 'invalid-amount'],
    [{ amount: -1n }, 'invalid-amount'],
    [{ references: [recipient] }, 'unsupported-field'],
    [{ memo: 'hi' }, 'unsupported-field'],
    [{ recipient: zeroAddress }, 'invalid-recipient'],
    [{ recipient: 'vitalik.eth' }, 'invalid-recipient'],
    [{ recipient: token, token }, 'invalid-recipient'],
    [{ token: 'USDC' }, 'unsupported-token'],
    [{ token: zeroAddress.replace('0x00', '0x11') }, 'unsupported-token'],
    [{ token }, 'insufficient-funds'],
    [{ amount: 1_000_000n * ether }, 'insufficient-funds'],
    [{ amount: balance }, 'insufficient-fee'],
  ] as const)
    await expect(pay({ ...payment, ...change }), code).rejects.toMatchObject({ name: 'PaymentError', code })
  expect(await chain.client.getTransactionCount({ address })).toBe(count)
})

test('pays a token without return value, and refuses one that keeps a part of the transfer', async ({ chain }) => {
  const pay = payingWallet({ evm: chain })
  const odd = { name: 'Odd', symbol: 'ODD', decimals: 6, returnsNothing: true }
  const { address: token, setTransferFee } = await chain.createOddToken(odd)
  await chain.mintTo(token, chain.accounts[0].address, 1_000n)
  const payment = { chainId: `eip155:${chain.chainId}`, token, recipient, amount: 500n }
  await pay(payment)
  await setTransferFee(100)
  await expect(pay(payment)).rejects.toMatchObject({ code: 'unsupported-token' })
  expect(await chain.tokenBalanceOf(recipient, token)).toBe(500n)
})

test('reports an unreachable chain and a lost response differently', async ({ chain }) => {
  const payment = { chainId: `eip155:${chain.chainId}`, recipient, amount: 1n }
  const dead = payingWallet({ evm: chain, rpc: () => Promise.reject(new TypeError('offline')) })
  await expect(dead(payment)).rejects.toMatchObject({ code: 'unreachable' })
  const before = await chain.balanceOf(recipient)
  const losing = payingWallet({
    evm: chain,
    rpc: async (url, call) => {
      const answer = await fetchJsonRpc(url, call)
      if (call.method === 'eth_sendRawTransaction') throw new TypeError('offline')
      return answer
    },
  })
  await expect(losing(payment)).rejects.toMatchObject({ code: 'unknown-outcome' })
  expect((await chain.balanceOf(recipient)) - before).toBe(1n)
})
