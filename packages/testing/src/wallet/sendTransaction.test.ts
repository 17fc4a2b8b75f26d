import { type Hash, numberToHex, parseEther } from 'viem'
import { expect } from 'vitest'
import { test } from '../../test/walletTest'

const recipient = '0x00000000000000000000000000000000000A11cE'

test('signs a transaction locally, and the chain mines it and moves the value', async ({ chain, createWallet }) => {
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

test("an account that isn't selected sends with its own key", async ({ chain, createWallet }) => {
  const { provider } = createWallet({ authorized: true })
  const from = chain.accounts[2]?.address ?? '0x'
  const hash = await provider.request({
    method: 'eth_sendTransaction',
    params: [{ from, to: recipient, value: '0x1' }],
  })
  expect((await chain.waitForReceipt(hash as Hash)).from).toBe(from.toLowerCase())
})

test('concurrent transactions use different nonces', async ({ chain, createWallet }) => {
  const { provider } = createWallet({ authorized: true })
  const { address: from } = chain.accounts[0]
  const send = (): Promise<unknown> =>
    provider.request({ method: 'eth_sendTransaction', params: [{ from, to: recipient, value: '0x1' }] })

  const hashes = (await Promise.all([send(), send(), send()])) as Hash[]

  const receipts = await Promise.all(hashes.map(hash => chain.waitForReceipt(hash)))
  expect(new Set(hashes).size).toBe(3)
  expect(receipts.every(receipt => receipt.status === 'success')).toBe(true)
})

test('keeps the fees, gas and nonce that the app sets', async ({ chain, createWallet }) => {
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

test('a gas price creates a legacy transaction', async ({ chain, createWallet }) => {
  const { provider } = createWallet({ authorized: true })
  const { address: from } = chain.accounts[0]
  const params = [{ from, to: recipient, value: '0x1', gasPrice: '0x12a05f200' }]
  const hash = await provider.request({ method: 'eth_sendTransaction', params })
  expect(await chain.waitForReceipt(hash as Hash)).toMatchObject({ status: 'success', type: 'legacy' })
})

test('deploys a contract from its code', async ({ chain, createWallet }) => {
  const { provider } = createWallet({ authorized: true })
  const { address: from } = chain.accounts[0]
  // Deploys one byte of code, 0x01.
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

test('rejects a transaction for another chain or without a valid sender or recipient before the prompt', async ({
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

test('a chosen nonce applies to one transaction, and the chain’s error reaches the app', async ({
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
