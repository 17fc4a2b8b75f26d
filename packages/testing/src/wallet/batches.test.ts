import { encodeFunctionData, erc20Abi, type Hash, type Hex, numberToHex, parseEther } from 'viem'
import { expect } from 'vitest'
import { memoryStorage, test } from '../../test/walletTest'
import type { EvmChain } from '../chain/EvmChain'
import type { InjectedWallet } from './InjectedWallet'

const recipient = '0x00000000000000000000000000000000000A11cE'
const spender = '0x000000000000000000000000000000000000b0b0'
const ether = { to: recipient, value: numberToHex(parseEther('1')) }

const ask = ({ provider }: InjectedWallet, method: string, ...params: unknown[]): Promise<unknown> =>
  provider.request({ method, params })

/** Sends a batch of the wallet's first account. */
async function send(wallet: InjectedWallet, calls: readonly object[], fields: object = {}): Promise<string> {
  const batch = { version: '2.0.0', from: wallet.accounts[0], chainId: '0x7a69', atomicRequired: true, calls }
  return ((await ask(wallet, 'wallet_sendCalls', { ...batch, ...fields })) as { readonly id: string }).id
}

interface BatchStatus {
  readonly status: number
  readonly receipts?: readonly { readonly transactionHash: Hash; readonly status: Hex; readonly logs: unknown[] }[]
}

const statusOf = (wallet: InjectedWallet, id: string): Promise<BatchStatus> =>
  ask(wallet, 'wallet_getCallsStatus', id) as Promise<BatchStatus>

/** Encodes calls of a token with 100 units of the first account. */
async function tokenCalls(chain: EvmChain) {
  const token = await chain.createToken({ name: 'US Dollar', symbol: 'USDX', decimals: 6 })
  await chain.mintTo(token, chain.accounts[0].address, 100n)
  const call = (functionName: 'approve' | 'transfer', to: Hex, amount: bigint) => ({
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName, args: [to, amount] }),
  })
  const allowance = (owner: Hex): Promise<bigint> =>
    chain.client.readContract({ abi: erc20Abi, address: token, functionName: 'allowance', args: [owner, spender] })
  return { token, call, allowance }
}

test('two calls succeed together in one transaction that delegates the account', async ({ chain, createWallet }) => {
  const wallet = createWallet({ authorized: true, batches: true })
  const { address } = chain.accounts[0]
  const { allowance, call, token } = await tokenCalls(chain)
  const [before, block] = [await chain.balanceOf(recipient), await chain.client.getBlockNumber()]

  const id = await send(wallet, [call('approve', spender, 7n), call('transfer', recipient, 30n), ether])

  const { receipts = [], ...status } = await statusOf(wallet, id)
  expect(status).toEqual({ version: '2.0.0', id, chainId: '0x7a69', status: 200, atomic: true })
  expect(receipts).toMatchObject([{ status: '0x1', logs: [{ address: token.toLowerCase() }, {}] }])
  const { transactionHash: hash = '0x' } = receipts[0] ?? {}
  const { from, gas, to, type } = await chain.client.getTransaction({ hash })
  expect(gas).toBeLessThan(250_000n)
  expect({ from, to, type }).toEqual({ from: address.toLowerCase(), to: address.toLowerCase(), type: 'eip7702' })
  expect(await chain.client.getBlockNumber()).toBe(block + 1n)
  expect(await allowance(address)).toBe(7n)
  expect(await chain.tokenBalanceOf(recipient, token)).toBe(30n)
  expect(await chain.balanceOf(recipient)).toBe(before + parseEther('1'))
})

test('a delegated account sends further batches and receives ether', async ({ chain, createWallet }) => {
  const wallet = createWallet({ authorized: true, batches: true })
  const before = await chain.balanceOf(recipient)
  await send(wallet, [ether])
  const { receipts, status } = await statusOf(wallet, await send(wallet, [ether, ether]))
  expect(status).toBe(200)
  expect(await chain.balanceOf(recipient)).toBe(before + parseEther('3'))
  const { transactionHash: hash = '0x' } = receipts?.[0] ?? {}
  expect((await chain.client.getTransaction({ hash })).type).toBe('eip1559')

  const [from, to] = [chain.accounts[1]?.address ?? '0x', chain.accounts[0].address]
  const sent = await ask(wallet, 'eth_sendTransaction', { from, to, value: '0x5' })
  expect((await chain.waitForReceipt(sent as Hash)).status).toBe('success')
})

test('if the second call fails, the first has no effect and the batch has status 500', async ({
  chain,
  createWallet,
}) => {
  const wallet = createWallet({ authorized: true, batches: true, selectedAccount: 2 })
  const { allowance, call } = await tokenCalls(chain)
  const address = chain.accounts[2]?.address ?? '0x'

  const calls = [call('approve', spender, 7n), call('transfer', recipient, 1n)]
  const { receipts, status } = await statusOf(wallet, await send(wallet, calls))

  expect(status).toBe(500)
  expect(receipts).toMatchObject([{ status: '0x0', logs: [] }])
  expect(await allowance(address)).toBe(0n)
})

test('another account can run no calls as the delegated account', async ({ chain, createWallet }) => {
  const wallet = createWallet({ authorized: true, batches: true })
  const { receipts } = await statusOf(wallet, await send(wallet, [ether]))
  const { transactionHash: hash = '0x' } = receipts?.[0] ?? {}
  const { input: data } = await chain.client.getTransaction({ hash })
  const [from, to] = [chain.accounts[1]?.address ?? '0x', chain.accounts[0].address]
  await expect(ask(wallet, 'eth_sendTransaction', { from, to, data })).rejects.toMatchObject({ code: 3 })
})

test('the controls of `send` apply to a batch, which has one prompt', async ({ chain, createWallet }) => {
  const prompts: unknown[] = []
  const wallet = createWallet({
    authorized: true,
    batches: true,
    approve: ({ kind, method }) => prompts.push([kind, method]) > 0,
  })
  const before = await chain.balanceOf(recipient)
  wallet.reject('send')
  await expect(send(wallet, [ether, ether])).rejects.toMatchObject({ code: 4001 })
  wallet.fail({ code: 5750 }, 'send')
  await expect(send(wallet, [ether, ether])).rejects.toMatchObject({ code: 5750 })
  wallet.hang('send')
  const held = send(wallet, [ether, ether])
  expect(wallet.requests.at(-1)).toMatchObject({ method: 'wallet_sendCalls', status: 'open' })
  expect(await chain.balanceOf(recipient)).toBe(before)

  wallet.release()
  expect(await statusOf(wallet, await held)).toMatchObject({ status: 200 })
  expect(await chain.balanceOf(recipient)).toBe(before + parseEther('2'))
  expect(prompts).toEqual([])
  await send(wallet, [ether, ether])
  expect(prompts).toEqual([['send', 'wallet_sendCalls']])
})

test('a batch is pending until a block includes it, also after a reload', async ({ chain, createWallet }) => {
  const options = { authorized: true, batches: true, storage: memoryStorage() }
  const wallet = createWallet(options)
  await chain.client.request({ method: 'evm_setAutomine', params: [false] } as never)
  await send(wallet, [ether], { id: 'mine' })
  expect(await statusOf(wallet, 'mine')).toMatchObject({ status: 100, id: 'mine' })
  await chain.client.request({ method: 'evm_setAutomine', params: [true] } as never)
  await chain.mine()
  expect(await statusOf(createWallet(options), 'mine')).toMatchObject({ status: 200, id: 'mine' })
})
