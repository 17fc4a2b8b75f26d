import { expect } from 'vitest'
import { test } from '../../test/bitcoinWalletTest'
import type { BitcoinAddressType } from './BitcoinAddress'

const types: readonly BitcoinAddressType[] = ['p2pkh', 'p2shP2wpkh', 'p2wpkh', 'p2tr']

test('sends a transfer from every address type, with the change returned', async ({ chain, createWallet }) => {
  const recipient = chain.accounts[2]?.p2tr ?? ''
  for (const paymentType of types) {
    const wallet = createWallet({ paymentType, authorized: true })
    const [from, before] = [chain.accounts[0][paymentType], await chain.balanceOf(recipient)]
    const own = await chain.balanceOf(from)
    const txid = await wallet.providers.unisat.sendBitcoin(recipient, 70_000)
    expect(await chain.balanceOf(recipient), paymentType).toBe(before + 70_000n)
    const { fee = 0n } = (await chain.transaction(txid)) ?? {}
    expect(await chain.balanceOf(from), paymentType).toBe(own - 70_000n - fee)
    expect(fee).toBeLessThan(2_000n)
  }
})

test('concurrent transfers spend different outputs', async ({ chain, createWallet }) => {
  const wallet = createWallet({ authorized: true })
  const recipient = chain.accounts[2]?.p2pkh ?? ''
  const before = await chain.balanceOf(recipient)
  const send = (): Promise<string> => wallet.providers.unisat.sendBitcoin(recipient, 10_000)
  expect(new Set(await Promise.all([send(), send(), send()])).size).toBe(3)
  expect(await chain.balanceOf(recipient)).toBe(before + 30_000n)
})

test('each API uses its own unit: satoshis as a number, satoshis as a string, or BTC', async ({
  chain,
  createWallet,
}) => {
  const wallet = createWallet({ authorized: true })
  const { satsConnect, leather, okx } = wallet.providers
  const [first = '', second = '', third = ''] = [
    chain.accounts[2]?.p2pkh,
    chain.accounts[2]?.p2wpkh,
    chain.accounts[2]?.p2tr,
  ]
  const start = await chain.balanceOf(first)
  await satsConnect.request('sendTransfer', {
    recipients: [
      { address: first, amount: 12_000 },
      { address: second, amount: 13_000 },
    ],
  })
  await leather.request('sendTransfer', { address: third, amount: '14000' })
  const { txhash } = await okx.send({ from: chain.accounts[0].p2wpkh, to: first, value: '0.00015' })
  expect(await chain.transaction(txhash)).toMatchObject({ confirmed: false })
  expect([await chain.balanceOf(first), await chain.balanceOf(second), await chain.balanceOf(third)]).toEqual([
    start + 27_000n,
    start + 13_000n,
    start + 14_000n,
  ])
})

test('rejects insufficient funds, dust, fractions and foreign addresses without spending', async ({
  chain,
  createWallet,
}) => {
  const wallet = createWallet({ authorized: true })
  const { unisat, okx } = wallet.providers
  const [own, other] = [chain.accounts[0].p2wpkh, chain.accounts[1]?.p2wpkh ?? '']
  await expect(unisat.sendBitcoin(other, 2_000_000_000)).rejects.toMatchObject({ message: 'Insufficient funds.' })
  await expect(unisat.sendBitcoin(other, 100)).rejects.toMatchObject({ message: expect.stringContaining('dust') })
  await expect(unisat.sendBitcoin(other, 0.5)).rejects.toMatchObject({ code: -32602 })
  await expect(unisat.sendBitcoin(other, -5)).rejects.toMatchObject({ code: -32602 })
  await expect(unisat.sendBitcoin('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 5000)).rejects.toMatchObject({
    code: -32602,
  })
  await expect(okx.send({ from: own, to: other, value: '0.000000001' })).rejects.toMatchObject({ code: -32602 })
  expect(await chain.balanceOf(own)).toBe(1_000_000_000n)
})

test('reports an unreachable chain, and the next try works', async ({ chain, createWallet }) => {
  const wallet = createWallet({ authorized: true })
  await chain.pause()
  await expect(wallet.providers.unisat.getBalance()).rejects.toMatchObject({ code: -32603 })
  await chain.resume()
  expect(await wallet.providers.unisat.getBalance()).toEqual({
    confirmed: 1_000_000_000,
    unconfirmed: 0,
    total: 1_000_000_000,
  })
})
