import { type Hash, numberToHex, parseEther } from 'viem'
import { expect } from 'vitest'
import { test } from '../../test/walletTest'

const recipient = '0x00000000000000000000000000000000000A11cE'

test('a transaction is signed here, mined on the chain, and moves the value', async ({ chain, createWallet }) => {
  const { provider } = createWallet({ authorized: true })
  const { address: from } = chain.accounts[0]
  const [payerBefore, recipientBefore] = [await chain.balanceOf(from), await chain.balanceOf(recipient)]
  const value = parseEther('1.5')

  const hash = (await provider.request({
    method: 'eth_sendTransaction',
    params: [{ from, to: recipient, value: numberToHex(value) }],
  })) as Hash

  const receipt = await chain.waitForReceipt(hash)
  expect(receipt).toMatchObject({ status: 'success', type: 'eip1559', from: from.toLowerCase() })
  expect(await chain.balanceOf(recipient)).toBe(recipientBefore + value)
  expect(await chain.balanceOf(from)).toBe(payerBefore - value - receipt.gasUsed * receipt.effectiveGasPrice)
})

test('the account that is not selected sends with its own key', async ({ chain, createWallet }) => {
  const { provider } = createWallet({ authorized: true })
  const from = chain.accounts[2]?.address ?? '0x'
  const hash = await provider.request({
    method: 'eth_sendTransaction',
    params: [{ from, to: recipient, value: '0x1' }],
  })
  expect((await chain.waitForReceipt(hash as Hash)).from).toBe(from.toLowerCase())
})

test('two transactions sent at once take different nonces', async ({ chain, createWallet }) => {
  const { provider } = createWallet({ authorized: true })
  const { address: from } = chain.accounts[0]
  const send = (): Promise<unknown> =>
    provider.request({ method: 'eth_sendTransaction', params: [{ from, to: recipient, value: '0x1' }] })

  const hashes = (await Promise.all([send(), send(), send()])) as Hash[]

  const receipts = await Promise.all(hashes.map(hash => chain.waitForReceipt(hash)))
  expect(new Set(hashes).size).toBe(3)
  expect(receipts.every(receipt => receipt.status === 'success')).toBe(true)
})

test('fees, gas and nonce that the page gives are kept', async ({ chain, createWallet }) => {
  const { provider } = createWallet({ authorized: true })
  const { address: from } = chain.accounts[0]
  const nonce = await chain.client.getTransactionCount({ address: from })
  const own = {
    gas: '0xc350',
    maxFeePerGas: '0x12a05f200',
    maxPriorityFeePerGas: '0x3b9aca00',
    nonce: numberToHex(nonce),
  }
  const hash = await provider.request({ method: 'eth_sendTransaction', params: [{ from, to: recipient, ...own }] })
  await chain.waitForReceipt(hash as Hash)
  expect(await chain.client.getTransaction({ hash: hash as Hash })).toMatchObject({
    nonce,
    gas: 50_000n,
    maxFeePerGas: 5_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  })
})

test('a gas price makes a legacy transaction', async ({ chain, createWallet }) => {
  const { provider } = createWallet({ authorized: true })
  const { address: from } = chain.accounts[0]
  const params = [{ from, to: recipient, value: '0x1', gasPrice: '0x12a05f200' }]
  const hash = await provider.request({ method: 'eth_sendTransaction', params })
  expect(await chain.waitForReceipt(hash as Hash)).toMatchObject({ status: 'success', type: 'legacy' })
})

test('a contract is deployed from its code', async ({ chain, createWallet }) => {
  const { provider } = createWallet({ authorized: true })
  const { address: from } = chain.accounts[0]
  // Stores one byte of code, 0x00.
  const hash = await provider.request({
    method: 'eth_sendTransaction',
    params: [{ from, data: '0x600160005360016000f3' }],
  })
  const { contractAddress } = await chain.waitForReceipt(hash as Hash)
  expect(await chain.client.getCode({ address: contractAddress ?? '0x' })).toBe('0x01')
})

test('an error of the chain keeps the chain’s message', async ({ chain, createWallet }) => {
  const { provider } = createWallet({ authorized: true })
  const { address: from } = chain.accounts[0]
  const value = numberToHex(parseEther('1000000'))
  await expect(
    provider.request({ method: 'eth_sendTransaction', params: [{ from, to: recipient, value }] }),
  ).rejects.toThrow(/insufficient funds/i)
})

test('a transaction for another chain, or without a sender, is rejected before the prompt', async ({
  chain,
  createWallet,
}) => {
  const { provider } = createWallet({ authorized: true, approve: () => expect.fail('asked') })
  const { address: from } = chain.accounts[0]
  for (const transaction of [
    { from, to: recipient, chainId: '0x1' },
    { to: recipient },
    { from, to: 'alice' },
    undefined,
  ]) {
    await expect(provider.request({ method: 'eth_sendTransaction', params: [transaction] })).rejects.toMatchObject({
      code: -32602,
    })
  }
})

test('the number that the owner chooses is that of one transaction, and what the chain says of it reaches the page', async ({
  chain,
  createWallet,
}) => {
  const { provider, chooseNonce } = createWallet({ authorized: true })
  const { address: from } = chain.accounts[0]
  const send = () =>
    provider.request({ method: 'eth_sendTransaction', params: [{ from, to: recipient, value: '0x1' }] })
  const first = await chain.waitForReceipt((await send()) as Hash)
  const { nonce } = await chain.client.getTransaction({ hash: first.transactionHash })
  chooseNonce(nonce)
  await expect(send()).rejects.toThrow(/nonce too low/)
  await chain.waitForReceipt((await send()) as Hash)
  expect(await chain.client.getTransactionCount({ address: from })).toBe(nonce + 2)
})
