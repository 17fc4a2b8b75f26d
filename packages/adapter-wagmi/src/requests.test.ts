import { toCaipNetwork, type WalletRequest } from '@openappkit/appkit-core'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { type Address, encodeFunctionData, erc20Abi, getAddress, type Transport } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { deployToken } from '../test/deployToken'
import { loaded } from '../test/loaded'
import { nodeBetween, noSuchMethod } from '../test/nodeBetween'

let chain: EvmChain
let token: Address
beforeAll(async () => {
  chain = await startEvmChain()
  token = await deployToken(chain, 'plain')
})
afterAll(() => chain.stop())

const spender = '0x00000000000000000000000000000000000B0b55'
const recipient = getAddress('0x00000000000000000000000000000000000a11ce')
const transfers = (transport?: Transport) =>
  loaded(createTestKit([chain.chain], transport ? { transports: { [chain.chainId]: transport } } : {}).adapter)
const request = (...calls: Extract<WalletRequest, { kind: 'calls' }>['calls']): WalletRequest => ({
  kind: 'calls',
  address: chain.accounts[0].address,
  caipNetwork: toCaipNetwork(chain.chain),
  calls,
})
const approve = (amount: bigint) => ({
  to: token,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [getAddress(spender.toLowerCase()), amount],
  }),
})
const transfer = (amount: bigint) => ({
  to: token,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] }),
})

test('decodes each call of a batch in order, and unknown calls by selector', async () => {
  const adapter = await transfers()
  const swap = { to: token.toLowerCase(), value: 5n, data: '0x12345678aa' } as const
  expect(await adapter.describeRequest(request(approve(9n), swap, transfer(7n), { to: recipient, value: 3n }))).toEqual(
    [
      {
        kind: 'approval',
        to: getAddress(spender.toLowerCase()),
        amount: 9n,
        tokenAddress: getAddress(token),
        method: 'approve(address,uint256)',
      },
      { kind: 'call', to: getAddress(token), amount: 5n, method: '0x12345678' },
      {
        kind: 'tokenTransfer',
        to: recipient,
        amount: 7n,
        tokenAddress: getAddress(token),
        method: 'transfer(address,uint256)',
      },
      { kind: 'nativeTransfer', to: recipient, amount: 3n },
    ],
  )
})

test('describes its own approval like an approval by another library', async () => {
  const adapter = await transfers()
  const { address, caipNetwork } = request()
  const approval = adapter.approvalRequest({ address, caipNetwork, spender, tokenAddress: token, amount: 9n })
  expect(await adapter.describeRequest(approval)).toEqual(await adapter.describeRequest(request(approve(9n))))
})

test('describes its own transfers like transfers by another library', async () => {
  const adapter = await transfers()
  const { address, caipNetwork } = request()
  const own = adapter.transferRequest({ address, caipNetwork, to: recipient, tokenAddress: token, amount: 7n })
  expect(await adapter.describeRequest(own)).toEqual(await adapter.describeRequest(request(transfer(7n))))
  const coins = adapter.transferRequest({ address, caipNetwork, to: recipient, amount: 3n })
  expect(await adapter.describeRequest(coins)).toEqual([{ kind: 'nativeTransfer', to: recipient, amount: 3n }])
  for (const wrong of [{ to: '0x1' }, { amount: -1n }, { references: ['key'] }])
    expect(() => adapter.transferRequest({ address, caipNetwork, to: recipient, amount: 3n, ...wrong })).toThrow()
})

test("doesn't describe a call as a transfer if it sends coins to the contract or has extra data", async () => {
  const adapter = await transfers()
  const paying = { ...transfer(7n), value: 1n }
  const longer = { to: token, data: `${transfer(7n).data}00` } as const
  for (const call of [paying, longer])
    expect(await adapter.describeRequest(request(call))).toMatchObject([{ kind: 'call', method: '0xa9059cbb' }])
})

test('simulates a batch as a whole and sends nothing', async () => {
  const adapter = await transfers()
  const block = await chain.client.getBlockNumber()
  const tried = await adapter.simulateRequest(request(transfer(3n), transfer(4n), { to: recipient, value: 3n }))
  expect(tried?.changes).toHaveLength(2)
  expect(tried?.changes).toContainEqual({ tokenAddress: getAddress(token), amount: -7n })
  expect(tried?.changes).toContainEqual({ amount: -3n })
  expect(await chain.client.getBlockNumber()).toBe(block)
})

test('reports no changes for a call that transfers nothing, and the fee of its gas', async () => {
  const tried = await (await transfers()).simulateRequest(request({ to: recipient, data: '0x12345678' }))
  expect(tried?.changes).toEqual([])
  // 21,000 gas and at least 40 for each of 4 bytes ([EIP-7623](https://eips.ethereum.org/EIPS/eip-7623)).
  expect(tried?.fee).toBe(21_160n * (await chain.client.getGasPrice()))
})

test('reads an allowance, and rejects if the token has none', async () => {
  const adapter = await transfers()
  const owned = await chain.createToken({ name: 'Coin', symbol: 'COIN', decimals: 6 })
  const asked = {
    address: chain.accounts[0].address,
    spender,
    tokenAddress: owned,
    caipNetwork: toCaipNetwork(chain.chain),
  }
  expect(await adapter.getAllowance(asked)).toBe(0n)
  await expect(adapter.getAllowance({ ...asked, tokenAddress: recipient })).rejects.toMatchObject({
    code: 'balance/unavailable',
  })
})

test('rejects a batch in which one call would fail', async () => {
  const tooMuch = request(transfer(1n), transfer(10n ** 30n))
  await expect((await transfers()).simulateRequest(tooMuch)).rejects.toMatchObject({ code: 'transaction/would-fail' })
})

test('detects a failing call without block simulation, but reports no changes', async () => {
  const node = () => nodeBetween(chain, ({ method }) => (method === 'eth_simulateV1' ? noSuchMethod() : undefined))
  const adapter = await transfers(node())
  expect(await adapter.simulateRequest(request(transfer(7n)))).toBeUndefined()
  const failing = adapter.simulateRequest(request(transfer(10n ** 30n)))
  await expect(failing).rejects.toMatchObject({ code: 'transaction/would-fail' })
})

test('rejects requests for another chain, without calls, or to an invalid address', async () => {
  const adapter = await transfers()
  const other = { ...request(), kind: 'psbt', psbt: '' } as WalletRequest
  for (const refused of [other, request()]) {
    await expect(adapter.describeRequest(refused)).rejects.toMatchObject({ code: 'adapter/unsupported' })
    await expect(adapter.simulateRequest(refused)).rejects.toMatchObject({ code: 'adapter/unsupported' })
  }
  const nowhere = request({ to: '0x12', value: 1n })
  await expect(adapter.describeRequest(nowhere)).rejects.toMatchObject({ code: 'transaction/invalid-address' })
})
