import { type CaipNetwork, type CallsRequest, toCaipNetwork, UserRejectedError } from '@openappkit/appkit-core'
import type { InjectedWallet, InjectedWalletOptions } from '@openappkit/testing'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { type Address, encodeFunctionData, erc20Abi, type Hash, type Hex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { loaded } from '../test/loaded'
import { localWallet } from '../test/localWallet'
import { openPage } from '../test/TestPage'
import type { Transfers } from './transfer/Transfers'

let chain: EvmChain
let caipNetwork: CaipNetwork
let token: Address
let address: Address
beforeAll(async () => {
  chain = await startEvmChain()
  caipNetwork = toCaipNetwork(chain.chain)
  token = await chain.createToken({ name: 'US Dollar', symbol: 'USDX', decimals: 6 })
  address = chain.accounts[0].address
  await chain.mintTo(token, address, 1_000_000n)
})
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const recipient = '0x00000000000000000000000000000000000A11cE'
const spender = '0x000000000000000000000000000000000000b0b0'

/** Connects a wallet that sends batches. */
async function connect(
  options: Partial<InjectedWalletOptions> = {},
): Promise<{ readonly transfers: Transfers; readonly wallet: InjectedWallet }> {
  const wallet = localWallet(chain, { batches: true, ...options })
  wallet.install(openPage())
  const { adapter } = createTestKit([chain.chain], { pollingInterval: 20 })
  await adapter.connect({ connectorId: wallet.info.rdns })
  return { transfers: await loaded(adapter), wallet }
}

function transferOf(amount: bigint): { readonly to: string; readonly data: Hex } {
  return { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] }) }
}

/** Returns a request that approves 7 units and transfers `amount`. */
function batchOf(transfers: Transfers, amount: bigint): CallsRequest {
  const approval = transfers.approvalRequest({ address, amount: 7n, caipNetwork, spender, tokenAddress: token })
  return { ...approval, calls: [...approval.calls, transferOf(amount)] }
}

const methodsOf = (wallet: InjectedWallet): readonly string[] => wallet.requests.map(({ method }) => method)

test('sends one call as a transaction within the highest fee, without announcing an approval', async () => {
  const { transfers, wallet } = await connect()
  const before = await chain.tokenBalanceOf(recipient, token)
  const call = transferOf(5n)
  const fee = await transfers.estimateFee({ address, caipNetwork, value: 0n, ...call })
  const [maxFee, onApproved] = [(fee * 5n) / 4n, vi.fn()]
  const request: CallsRequest = { kind: 'calls', address, caipNetwork, calls: [call] }

  const { hash } = await transfers.sendRequest({ request, maxFee, onApproved })

  expect(await chain.waitForReceipt(hash as Hash)).toMatchObject({ status: 'success', to: token.toLowerCase() })
  expect(await chain.tokenBalanceOf(recipient, token)).toBe(before + 5n)
  const sent = await chain.client.getTransaction({ hash: hash as Hash })
  expect(sent.input).toBe(call.data)
  expect(sent.gas * (sent.maxFeePerGas ?? 0n)).toBeLessThanOrEqual(maxFee)
  expect(methodsOf(wallet)).not.toContain('wallet_sendCalls')
  expect(onApproved).not.toHaveBeenCalled()
})

test('sends an approval and a call as one transaction, and announces the approval before the hash', async () => {
  const { transfers, wallet } = await connect()
  const before = await chain.tokenBalanceOf(recipient, token)
  const order: string[] = []
  const onApproved = (): void => void order.push(...methodsOf(wallet).slice(-1), 'approved')

  const { hash } = await transfers.sendRequest({ request: batchOf(transfers, 9n), onApproved })

  expect(order).toEqual(['wallet_sendCalls', 'approved'])
  expect((await chain.waitForReceipt(hash as Hash)).logs).toHaveLength(2)
  expect(await chain.tokenBalanceOf(recipient, token)).toBe(before + 9n)
  expect(await transfers.getAllowance({ address, caipNetwork, spender, tokenAddress: token })).toBe(7n)
  expect(methodsOf(wallet)).not.toContain('eth_sendTransaction')
  expect(await transfers.followTransaction({ address, caipNetwork, hash, ...listening() })).toEqual({
    status: 'confirmed',
  })
})

test('waits for the hash of a batch until a block includes it', async () => {
  const { transfers } = await connect()
  const mine = (isOn: boolean) => chain.client.request({ method: 'evm_setAutomine', params: [isOn] } as never)
  await mine(false)
  const onApproved = vi.fn(() => void mine(true).then(() => chain.mine()))
  const { hash } = await transfers.sendRequest({ request: batchOf(transfers, 1n), onApproved })
  expect(onApproved).toHaveBeenCalledOnce()
  expect((await chain.waitForReceipt(hash as Hash)).status).toBe('success')
})

test('returns the hash of a batch that reverted, and reports it as reverted', async () => {
  const { transfers } = await connect()
  const allowance = { address, caipNetwork, spender: recipient, tokenAddress: token }
  const approval = transfers.approvalRequest({ ...allowance, amount: 3n })
  const request = { ...approval, calls: [...approval.calls, transferOf(2n ** 200n)] }

  const { hash } = await transfers.sendRequest({ request })

  const followed = transfers.followTransaction({ address, caipNetwork, hash, ...listening() })
  expect(await followed).toEqual({ status: 'reverted' })
  expect(await transfers.getAllowance(allowance)).toBe(0n)
})

test('rejects a declined batch with a UserRejectedError, and sends nothing', async () => {
  const { transfers, wallet } = await connect()
  const [nonce, onApproved] = [await chain.client.getTransactionCount({ address }), vi.fn()]
  wallet.reject('send')
  await expect(transfers.sendRequest({ request: batchOf(transfers, 1n), onApproved })).rejects.toThrow(
    UserRejectedError,
  )
  wallet.pending('send')
  await expect(transfers.sendRequest({ request: batchOf(transfers, 1n) })).rejects.toMatchObject({
    code: 'wallet/request-pending',
  })
  expect(onApproved).not.toHaveBeenCalled()
  expect(await chain.client.getTransactionCount({ address })).toBe(nonce)
})

test.each([
  ['without the method', { batches: false }],
  ['without batches on the chain', { batches: [10] }],
])('a wallet %s rejects with `wallet/batch-unsupported`', async (_, options) => {
  const { transfers } = await connect(options)
  await expect(transfers.sendRequest({ request: batchOf(transfers, 1n) })).rejects.toMatchObject({
    code: 'wallet/batch-unsupported',
  })
})

test('a wallet whose account rejects the upgrade has no batches, and other failures are reported', async () => {
  const { transfers, wallet } = await connect()
  for (const [code, expected] of [
    [5750, 'wallet/batch-unsupported'],
    [5740, 'wallet/batch-unsupported'],
    [-32000, 'transaction/failed'],
  ] as const) {
    wallet.fail({ code }, 'send')
    await expect(transfers.sendRequest({ request: batchOf(transfers, 1n) })).rejects.toMatchObject({ code: expected })
  }
})

test('sends no batch while the wallet is on another network', async () => {
  const { transfers, wallet } = await connect({
    chains: { [chain.chainId]: { rpcUrl: chain.url }, 10: { rpcUrl: chain.url } },
  })
  wallet.switchChain(10)
  await expect(transfers.sendRequest({ request: batchOf(transfers, 1n) })).rejects.toMatchObject({
    code: 'network/mismatch',
  })
  expect(methodsOf(wallet)).not.toContain('wallet_sendCalls')
})

test('reads and approves allowances', async () => {
  const { transfers } = await connect()
  const allowance = { address, caipNetwork, spender: chain.accounts[1]?.address ?? spender, tokenAddress: token }
  expect(await transfers.getAllowance(allowance)).toBe(0n)
  for (const amount of [2n ** 256n - 1n, 12n, 0n]) {
    const { hash } = await transfers.sendRequest({ request: transfers.approvalRequest({ ...allowance, amount }) })
    await chain.waitForReceipt(hash as Hash)
    expect(await transfers.getAllowance(allowance)).toBe(amount)
  }
  await expect(transfers.getAllowance({ ...allowance, tokenAddress: recipient })).rejects.toMatchObject({
    code: 'balance/unavailable',
  })
})

function listening(): { readonly signal: AbortSignal } {
  return { signal: AbortSignal.timeout(20_000) }
}
