import { expect, test } from 'vitest'
import { payingWallet } from '../../test/payingWallet'
import { chainKeys } from '../bitcoinChain/bitcoinKeys'
import { startBitcoinChain } from '../bitcoinChain/startBitcoinChain'

const mainnet = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

test('pays exactly the amount to each type of address', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  const pay = payingWallet({ bitcoin: chain })
  const { p2pkh, p2shP2wpkh, p2wpkh, p2tr } = chainKeys(7)
  for (const recipient of [p2pkh, p2shP2wpkh, p2wpkh, p2tr]) {
    const id = await pay({ chainId: chain.caipNetworkId, recipient, amount: 1_234_567n })
    expect(await chain.balanceOf(recipient)).toBe(1_234_567n)
    expect((await chain.transaction(id))?.outputs).toContainEqual({ address: recipient, value: 1_234_567n })
  }
})

test('refuses what it can’t pay, and sends nothing', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  const pay = payingWallet({ bitcoin: chain })
  const { p2pkh, p2wpkh } = chainKeys(7)
  const payment = { chainId: chain.caipNetworkId, recipient: p2wpkh, amount: 10_000n }
  for (const [change, code] of [
    [{ recipient: mainnet }, 'invalid-recipient'],
    [{ token: p2wpkh }, 'unsupported-token'],
    [{ references: ['abc'] }, 'unsupported-field'],
    [{ amount: 293n }, 'amount-too-small'],
    [{ amount: 545n, recipient: p2pkh }, 'amount-too-small'],
    [{ amount: 1_000_000_001n }, 'insufficient-funds'],
    [{ amount: 1_000_000_000n }, 'insufficient-fee'],
  ] as const)
    await expect(pay({ ...payment, ...change }), code).rejects.toMatchObject({ name: 'PaymentError', code })
  expect(await chain.balanceOf(p2wpkh)).toBe(0n)

  await chain.pause()
  await expect(pay(payment)).rejects.toMatchObject({ code: 'unreachable' })
})
