import * as ecc from '@bitcoinerlab/secp256k1'
import { type BitcoinWalletApi, createBitcoinWallet } from '@openappkit/testing'
import { type BitcoinChain, type BitcoinKeys, startBitcoinChain } from '@openappkit/testing/node'
import { initEccLib, networks, Psbt, payments } from 'bitcoinjs-lib'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { regtest } from '../test/regtest'
import { openPage } from '../test/TestPage'
import type { BitcoinProvider } from './BitcoinProvider'
import { fromHex, toHex } from './wallets/bytes'

let chain: BitcoinChain
beforeAll(async () => {
  initEccLib(ecc)
  chain = await startBitcoinChain({ accounts: 80 })
}, 30_000)
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

let next = 0
function freshKeys(): BitcoinKeys {
  const keys = chain.accounts[next]
  next += 1
  if (!keys) throw new Error('The chain has too few accounts.')
  return keys
}

async function provider(
  face: BitcoinWalletApi,
  connectorId: string,
  keys: BitcoinKeys,
  change: Partial<Parameters<typeof createBitcoinWallet>[0]> = {},
): Promise<BitcoinProvider> {
  const wallet = createBitcoinWallet({
    accounts: [keys],
    network: 'regtest',
    esploraUrl: chain.url,
    faces: [face],
    ...change,
  })
  wallet.install(openPage())
  const kit = createTestKit([regtest(chain)])
  await kit.adapter.connect({ connectorId })
  return kit.adapter.getProvider(connectorId)
}

/** Creates a PSBT that pays everything but the fee from the first coin of each address. */
async function psbtFrom(addresses: readonly string[], sighashType?: number): Promise<Psbt> {
  const psbt = new Psbt({ network: networks.regtest })
  let sum = 0n
  for (const address of addresses) {
    const [coin] = await chain.utxosOf(address)
    if (!coin) throw new Error(`${address} has no coin.`)
    const source = await (await fetch(`${chain.url}/tx/${coin.txid}/hex`)).text()
    const script = payments.p2wpkh({ address, network: networks.regtest }).output ?? new Uint8Array()
    const sighash = sighashType === undefined ? {} : { sighashType }
    psbt.addInput({
      hash: coin.txid,
      index: coin.vout,
      nonWitnessUtxo: fromHex(source.trim()),
      witnessUtxo: { script, value: coin.value },
      ...sighash,
    })
    sum += coin.value
  }
  return psbt.addOutput({ address: freshKeys().p2wpkh, value: sum - 1_000n })
}

/** Returns the signer of another party. */
function signer({ privateKey, publicKey }: BitcoinKeys): Parameters<Psbt['signInput']>[1] {
  return { publicKey, sign: hash => ecc.sign(hash, privateKey) }
}

const leatherId = '483afe1df1df63daf313109971ff3ef8356ddf1cc4e45877d205eee0b7893a13'

describe.each<readonly [BitcoinWalletApi, string]>([
  ['wallet-standard', 'Test Wallet'],
  ['sats-connect', 'Test Wallet'],
  ['unisat', 'unisat'],
  ['okx', 'OKX'],
  ['leather', leatherId],
])('%s', (face, connectorId) => {
  test("signs only the account's inputs of a shared PSBT and leaves the rest unchanged", async () => {
    const [ours, theirs] = [freshKeys(), freshKeys()]
    const wallet = await provider(face, connectorId, ours)
    const psbt = await psbtFrom([theirs.p2wpkh, ours.p2wpkh])
    const before = Psbt.fromBase64(psbt.toBase64()).data.inputs
    const { psbt: signed, txid } = await wallet.signPSBT({ psbt: psbt.toBase64() })
    expect(txid).toBeUndefined()
    const after = Psbt.fromBase64(signed, { network: networks.regtest })
    expect(after.data.inputs[0]).toEqual(before[0])
    const { partialSig, ...rest } = after.data.inputs[1] ?? {}
    expect(rest).toEqual(before[1])
    expect(partialSig?.map(({ pubkey }) => toHex(pubkey))).toEqual([toHex(ours.publicKey)])
    expect(after.validateSignaturesOfInput(1, (key, hash, signature) => ecc.verify(hash, key, signature))).toBe(true)
    // The other party signs, and the chain accepts the transaction.
    after.signInput(0, signer(theirs)).finalizeAllInputs()
    const { status } = await fetch(`${chain.url}/tx`, { method: 'POST', body: after.extractTransaction().toHex() })
    expect(status).toBe(200)
  })

  test('never finalizes or broadcasts an incomplete PSBT', async () => {
    const [ours, theirs] = [freshKeys(), freshKeys()]
    const wallet = await provider(face, connectorId, ours)
    const psbt = await psbtFrom([ours.p2wpkh, theirs.p2wpkh])
    const signInputs = [{ address: ours.p2wpkh, index: 0 }]
    const signing = wallet.signPSBT({ psbt: psbt.toBase64(), signInputs, broadcast: true })
    await expect(signing).rejects.toMatchObject({ code: 'psbt/incomplete' })
    expect(await chain.balanceOf(ours.p2wpkh)).toBe(1_000_000_000n)
  })

  test('broadcasts a complete PSBT on request, from base64, hex or bytes', async () => {
    const ours = freshKeys()
    const wallet = await provider(face, connectorId, ours)
    const psbt = await psbtFrom([ours.p2wpkh])
    const asBytes = await wallet.signPSBT({ psbt: psbt.toBuffer() })
    expect((await wallet.signPSBT({ psbt: psbt.toHex() })).psbt).toBe(asBytes.psbt)
    const { txid } = await wallet.signPSBT({ psbt: psbt.toBase64(), broadcast: true })
    expect(await chain.transaction(txid ?? '')).toMatchObject({ fee: 1_000n })
  })

  test('signs with the allowed sighash type', async () => {
    const ours = freshKeys()
    const wallet = await provider(face, connectorId, ours)
    const psbt = await psbtFrom([ours.p2wpkh], 0x83)
    const signInputs = [{ address: ours.p2wpkh, index: 0, sighashTypes: [0x83] }]
    const { psbt: signed } = await wallet.signPSBT({ psbt: psbt.toBase64(), signInputs })
    const [signature] = Psbt.fromBase64(signed).data.inputs[0]?.partialSig ?? []
    expect(signature?.signature.at(-1)).toBe(0x83)
  })
})

test('rejects an invalid PSBT, missing inputs and unshared accounts before the wallet request', async () => {
  const [ours, theirs] = [freshKeys(), freshKeys()]
  let prompts = -1
  const wallet = await provider('unisat', 'unisat', ours, { approve: () => ++prompts >= 0 })
  const psbt = (await psbtFrom([theirs.p2wpkh])).toBase64()
  const [address, foreign] = [ours.p2wpkh, theirs.p2wpkh]
  await expect(wallet.signPSBT({ psbt: 'cHNidP8=' })).rejects.toMatchObject({ code: 'psbt/invalid' })
  await expect(wallet.signPSBT({ psbt: '' })).rejects.toMatchObject({ code: 'psbt/invalid' })
  await expect(wallet.signPSBT({ psbt })).rejects.toMatchObject({ code: 'psbt/nothing-to-sign' })
  for (const index of [1, -1, 0.5])
    await expect(wallet.signPSBT({ psbt, signInputs: [{ address, index }] })).rejects.toMatchObject({
      code: 'psbt/invalid',
    })
  const signing = wallet.signPSBT({ psbt, signInputs: [{ address: foreign, index: 0 }] })
  await expect(signing).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  expect(prompts).toBe(0)
})

test('accepts inputs that the wallet finalized, and sends the transaction', async () => {
  const ours = freshKeys()
  const wallet = createBitcoinWallet({ accounts: [ours], network: 'regtest', esploraUrl: chain.url, faces: ['unisat'] })
  wallet.install(openPage())
  const api = wallet.providers.unisat as { signPsbt(psbt: string, options?: object): Promise<string> }
  const { signPsbt } = api
  api.signPsbt = (hex, options) => signPsbt(hex, { ...options, autoFinalized: true })
  const kit = createTestKit([regtest(chain)])
  await kit.adapter.connect({ connectorId: 'unisat' })
  const connected = await kit.adapter.getProvider('unisat')
  const psbt = await psbtFrom([ours.p2wpkh])
  const { psbt: signed, txid } = await connected.signPSBT({ psbt: psbt.toBase64(), broadcast: true })
  expect(Psbt.fromBase64(signed).data.inputs[0]?.finalScriptWitness).toBeDefined()
  expect(await chain.transaction(txid ?? '')).toMatchObject({ fee: 1_000n })
})

test('rejects an answer with a different transaction or without a signature', async () => {
  const ours = freshKeys()
  const other = (await psbtFrom([ours.p2wpkh])).toHex()
  const psbt = await psbtFrom([ours.p2wpkh])
  const page = openPage()
  const wallet = createBitcoinWallet({ accounts: [ours], network: 'regtest', esploraUrl: chain.url, faces: ['unisat'] })
  wallet.install(page)
  const api = wallet.providers.unisat as { signPsbt(psbt: string, options?: unknown): Promise<string> }
  const kit = createTestKit([regtest(chain)])
  await kit.adapter.connect({ connectorId: 'unisat' })
  const connected = await kit.adapter.getProvider('unisat')
  api.signPsbt = async () => other
  const broadcast = true
  await expect(connected.signPSBT({ psbt: psbt.toBase64(), broadcast })).rejects.toMatchObject({ code: 'psbt/changed' })
  api.signPsbt = async hex => hex
  await expect(connected.signPSBT({ psbt: psbt.toBase64(), broadcast })).rejects.toMatchObject({
    code: 'wallet/sign-failed',
  })
  api.signPsbt = async () => 'rubbish'
  await expect(connected.signPSBT({ psbt: psbt.toBase64(), broadcast })).rejects.toMatchObject({
    code: 'wallet/sign-failed',
  })
  expect(await chain.balanceOf(ours.p2wpkh)).toBe(1_000_000_000n)
})

test('signs all inputs of the account by default', async () => {
  const ours = freshKeys()
  const wallet = await provider('wallet-standard', 'Test Wallet', ours)
  const psbt = await psbtFrom([ours.p2wpkh])
  const { psbt: signed } = await wallet.signPSBT({ psbt: psbt.toBase64(), signInputs: [] })
  expect(Psbt.fromBase64(signed).data.inputs[0]?.partialSig).toHaveLength(1)
})

test('returns a broadcast transaction as a PSBT that others can still read and sign', async () => {
  const ours = freshKeys()
  const wallet = await provider('wallet-standard', 'Test Wallet', ours)
  const psbt = await psbtFrom([ours.p2wpkh])
  const { psbt: signed } = await wallet.signPSBT({ psbt: psbt.toBase64(), broadcast: true })
  const [input] = Psbt.fromBase64(signed).data.inputs
  expect(input?.partialSig).toHaveLength(1)
  expect(input?.finalScriptWitness).toBeUndefined()
})

test('rejects an absurd fee', async () => {
  const ours = freshKeys()
  const wallet = await provider('wallet-standard', 'Test Wallet', ours)
  const psbt = new Psbt({ network: networks.regtest })
  const { inputs } = (await psbtFrom([ours.p2wpkh])).data
  const [coin] = await chain.utxosOf(ours.p2wpkh)
  psbt.addInput({ hash: coin?.txid ?? '', index: coin?.vout ?? 0, ...inputs[0] })
  psbt.addOutput({ address: freshKeys().p2wpkh, value: 1_000n })
  const sending = wallet.signPSBT({ psbt: psbt.toBase64(), broadcast: true })
  await expect(sending).rejects.toMatchObject({ code: 'psbt/fee-too-high' })
  expect(await chain.balanceOf(ours.p2wpkh)).toBe(1_000_000_000n)
})

test('adds a signature to an input with two owners that already has one', async () => {
  const [ours, theirs] = [freshKeys(), freshKeys()]
  const pubkeys = [ours.publicKey, theirs.publicKey].toSorted(Buffer.compare)
  const shared = payments.p2wsh({
    redeem: payments.p2ms({ m: 2, pubkeys, network: networks.regtest }),
    network: networks.regtest,
  })
  const psbt = new Psbt({ network: networks.regtest })
  psbt.addInput({
    hash: 'ab'.repeat(32),
    index: 0,
    witnessUtxo: { script: shared.output ?? new Uint8Array(), value: 100_000n },
    witnessScript: shared.redeem?.output ?? new Uint8Array(),
  })
  psbt.addOutput({ address: freshKeys().p2wpkh, value: 99_000n }).signInput(0, signer(theirs))
  const wallet = createBitcoinWallet({ accounts: [ours], network: 'regtest', esploraUrl: chain.url, faces: ['unisat'] })
  wallet.install(openPage())
  const api = wallet.providers.unisat as { signPsbt(psbt: string): Promise<string> }
  api.signPsbt = async hex => Psbt.fromHex(hex).signInput(0, signer(ours)).toHex()
  const kit = createTestKit([regtest(chain)])
  await kit.adapter.connect({ connectorId: 'unisat' })
  const connected = await kit.adapter.getProvider('unisat')
  const signInputs = [{ address: ours.p2wpkh, index: 0 }]
  const { psbt: signed } = await connected.signPSBT({ psbt: psbt.toBase64(), signInputs })
  const after = Psbt.fromBase64(signed, { network: networks.regtest })
  expect(after.data.inputs[0]?.partialSig).toHaveLength(2)
  expect(after.validateSignaturesOfInput(0, (key, hash, signature) => ecc.verify(hash, key, signature))).toBe(true)
  expect(after.finalizeAllInputs().extractTransaction().outs).toHaveLength(1)
})
