import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { mnemonicToSeedSync } from '@scure/bip39'
import { HDKey } from 'micro-key-producer/slip10.js'
import { bytesToHex, parseTransaction, recoverTransactionAddress, type TypedDataDefinition } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import type { FilledEvmTransaction, ReviewedRequest, TypedDataRequest } from '../../request/WalletRequest'
import { recoveryPhrase } from '../seed/recoveryPhrase'
import { signRequest } from './signRequest'

const entropy = new Uint8Array(16).fill(5)
const evm = mnemonicToAccount(recoveryPhrase(entropy))
const solana = base58.encode(
  HDKey.fromMasterSeed(mnemonicToSeedSync(recoveryPhrase(entropy))).derive("m/44'/501'/0'/0'").publicKeyRaw,
)
const evmFacts = { chainId: 'eip155:8453', account: evm.address }
const message = new TextEncoder().encode('Hello')

const sign = async (request: ReviewedRequest): Promise<Uint8Array> => {
  const [signed] = await signRequest(entropy, request)
  if (!signed) throw new Error('nothing was signed')
  return signed
}

const typedData: TypedDataDefinition = {
  domain: {
    name: 'Shop',
    version: '1',
    chainId: 8453,
    verifyingContract: '0x00000000000000000000000000000000000000aa',
  },
  types: { Order: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Order',
  message: { amount: 5n },
}
const withTypedData = (other: object): TypedDataRequest => ({
  kind: 'typedData',
  ...evmFacts,
  typedData: { ...typedData, ...other },
})

test('signs messages as viem does (EIP-191)', async () => {
  const signature = await sign({ kind: 'message', ...evmFacts, message })
  expect(bytesToHex(signature)).toBe(await evm.signMessage({ message: { raw: message } }))
})

test('signs typed data as viem does (EIP-712)', async () => {
  expect(bytesToHex(await sign(withTypedData({})))).toBe(await evm.signTypedData(typedData))
})

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]

test('signs typed data that declares its domain', async () => {
  const declared: TypedDataDefinition = { ...typedData, types: { ...typedData.types, EIP712Domain: domainType } }
  const signature = await sign(withTypedData(declared))
  expect(bytesToHex(signature)).toBe(await evm.signTypedData(declared))
})

test.each([
  ['for another chain', { domain: { ...typedData.domain, chainId: 1 } }],
  [
    'whose type leaves out the chain',
    { types: { ...typedData.types, EIP712Domain: domainType.filter(({ name }) => name !== 'chainId') } },
  ],
  ['for the account itself', { domain: { ...typedData.domain, verifyingContract: evm.address } }],
  [
    'that delegates the account',
    {
      primaryType: 'Delegation',
      types: { Delegation: [{ name: 'delegator', type: 'address' }] },
      message: { delegator: evm.address },
    },
  ],
  ["that doesn't fit its types", { message: { amount: 'many' } }],
])('refuses typed data %s', async (_, other) => {
  await expect(sign(withTypedData(other))).rejects.toMatchObject({ code: 'embedded/invalid-request' })
})

const transaction: FilledEvmTransaction = {
  kind: 'evmTransaction',
  ...evmFacts,
  to: '0x00000000000000000000000000000000000000bb',
  data: '0x1234',
  value: 10n ** 18n,
  gas: 21_000n,
  nonce: 3,
  maxFeePerGas: 30n,
  maxPriorityFeePerGas: 2n,
}

test('signs transactions as viem does (EIP-1559)', async () => {
  const raw = bytesToHex(await sign(transaction))
  const { to, data, value, gas, nonce, maxFeePerGas, maxPriorityFeePerGas } = transaction
  const fields = { to, data, value, gas, nonce, maxFeePerGas, maxPriorityFeePerGas, chainId: 8453 } as const
  expect(raw).toBe(await evm.signTransaction({ ...fields, type: 'eip1559' }))
  expect(parseTransaction(raw)).toMatchObject(fields)
  expect(await recoverTransactionAddress({ serializedTransaction: raw as `0x02${string}` })).toBe(evm.address)
})

test('refuses a transaction with a field that is out of range', async () => {
  const paysTooMuchTip = { ...transaction, maxPriorityFeePerGas: 31n }
  await expect(sign(paysTooMuchTip)).rejects.toMatchObject({ code: 'embedded/invalid-request' })
})

test.each<ReviewedRequest>([
  { kind: 'message', ...evmFacts, account: '0x00000000000000000000000000000000000000aa', message },
  { ...transaction, account: '0x00000000000000000000000000000000000000aa' },
  { kind: 'message', chainId: 'solana:mainnet', account: base58.encode(new Uint8Array(32).fill(1)), message },
])("refuses to sign for an account that isn't the wallet's", async request => {
  await expect(sign(request)).rejects.toMatchObject({ code: 'embedded/address-mismatch' })
})

test.each<ReviewedRequest>([
  { kind: 'message', chainId: 'bip122:000000000019d6689c085ae165831e93', account: evm.address, message },
  { ...transaction, chainId: 'eip155:01' },
  { ...transaction, chainId: 'eip155:99999999999999999' },
  { kind: 'solanaTransaction', ...evmFacts, transactions: [], isSent: false },
])('refuses requests that no account of the wallet can sign ($kind, $chainId)', async request => {
  await expect(sign(request)).rejects.toMatchObject({ code: 'embedded/invalid-request' })
})

test('signs the bytes of messages for Solana', async () => {
  const signature = await sign({ kind: 'message', chainId: 'solana:mainnet', account: solana, message })
  expect(ed25519.verify(signature, message, base58.decode(solana))).toBe(true)
})
