import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'vitest'
import { payingWallet } from '../../test/payingWallet'
import { test } from '../../test/solanaChainTest'

const sol = 1_000_000_000n
const key = (): string => Keypair.generate().publicKey.toBase58()

test('pays SOL exactly, and lists references as read-only accounts without a signature', async ({
  chain,
  connection,
}) => {
  const pay = payingWallet({ solana: chain })
  const [recipient, ...references] = [key(), key(), key()]
  const amount = 1_234_567_891n
  const signature = await pay({ chainId: chain.caipNetworkId, recipient, amount, references, memo: 'Order 7 ☕' })
  expect(await chain.balanceOf(recipient)).toBe(amount)
  const read = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  const { message } = read?.transaction ?? expect.fail('The chain has no transaction.')
  const keys = message.staticAccountKeys.map(one => one.toBase58())
  const [memo, transfer] = message.compiledInstructions
  expect(new TextDecoder().decode(memo?.data)).toBe('Order 7 ☕')
  expect(transfer?.accountKeyIndexes.map(index => keys[index])).toEqual([
    chain.accounts[0].address,
    recipient,
    ...references,
  ])
  for (const reference of references) {
    expect(message.isAccountSigner(keys.indexOf(reference))).toBe(false)
    expect(message.isAccountWritable(keys.indexOf(reference))).toBe(false)
    const found = await connection.getSignaturesForAddress(new PublicKey(reference))
    expect(found.map(one => one.signature)).toEqual([signature])
  }
})

test.for(['token', 'token2022'] as const)(
  'pays tokens of %s to an associated account that it creates',
  async (program, { chain }) => {
    const pay = payingWallet({ solana: chain })
    const token = await chain.createMint({ decimals: 6, program })
    await chain.mintTo(token, chain.accounts[0].address, 5_000_000n)
    const recipient = key()
    const payment = { chainId: chain.caipNetworkId, token, recipient, references: [key()] }
    await pay({ ...payment, amount: 1_234_567n })
    expect(await chain.tokenBalanceOf(recipient, token)).toBe(1_234_567n)
    await pay({ ...payment, amount: 1n })
    expect(await chain.tokenBalanceOf(recipient, token)).toBe(1_234_568n)
  },
)

test('refuses what it can’t pay, and sends nothing', async ({ chain, connection }) => {
  const pay = payingWallet({ solana: chain })
  const [{ address }, { address: other } = { address: '' }] = chain.accounts
  const token = await chain.createMint({ decimals: 6 })
  await chain.mintTo(token, address, 10n)
  const { value } = await connection.getTokenAccountsByOwner(new PublicKey(address), { mint: new PublicKey(token) })
  const tokenAccount = value[0]?.pubkey.toBase58() ?? ''
  const taxed = await chain.createMint({ decimals: 6, transferFee: { basisPoints: 100 } })
  const hooked = await chain.createMint({ decimals: 6, transferHook: other })
  const locked = await chain.createMint({ decimals: 6, nonTransferable: true })
  const balance = await chain.balanceOf(address)
  const payment = { chainId: chain.caipNetworkId, recipient: other, amount: 10n * sol }
  for (const [change, code] of [
    [{ recipient: '0xabc' }, 'invalid-recipient'],
    [{ recipient: tokenAccount }, 'invalid-recipient'],
    [{ recipient: tokenAccount, token, amount: 1n }, 'invalid-recipient'],
    [{ recipient: token }, 'invalid-recipient'],
    [{ recipient: '11111111111111111111111111111111' }, 'invalid-recipient'],
    [{ references: ['abc'] }, 'unsupported-field'],
    [{ memo: 'x'.repeat(1_200) }, 'unsupported-field'],
    [{ recipient: key(), amount: 1n }, 'amount-too-small'],
    [{ amount: balance + 1n }, 'insufficient-funds'],
    [{ amount: balance - 4_999n }, 'insufficient-fee'],
    [{ amount: balance - 5_001n }, 'insufficient-fee'],
    [{ token, amount: 11n }, 'insufficient-funds'],
    [{ token: key(), amount: 1n }, 'unsupported-token'],
    [{ token: 'USDC', amount: 1n }, 'unsupported-token'],
    [{ token: taxed, amount: 1n }, 'unsupported-token'],
    [{ token: hooked, amount: 1n }, 'unsupported-token'],
    [{ token: locked, amount: 1n }, 'unsupported-token'],
  ] as const)
    await expect(pay({ ...payment, ...change }), code).rejects.toMatchObject({ name: 'PaymentError', code })
  expect(await chain.balanceOf(address)).toBe(balance)
})

test('a payer without SOL can’t pay tokens', async ({ chain }) => {
  const { secretKey, publicKey } = Keypair.generate()
  const address = publicKey.toBase58()
  const pay = payingWallet({ solana: { ...chain, accounts: [{ address, secretKey }] } })
  const token = await chain.createMint({ decimals: 0 })
  await chain.mintTo(token, address, 1n)
  const payment = { chainId: chain.caipNetworkId, token, recipient: key(), amount: 1n }
  await expect(pay(payment)).rejects.toMatchObject({ code: 'insufficient-fee' })
})
