import * as ecc from '@bitcoinerlab/secp256k1'
import { hex } from '@scure/base'
import { initEccLib, networks, Psbt, payments, Transaction } from 'bitcoinjs-lib'
import { beforeAll, expect } from 'vitest'
import { test } from '../../test/bitcoinWalletTest'
import type { BitcoinChain, BitcoinKeys } from '../bitcoinChain/BitcoinChain'
import type { BitcoinAddressType } from './BitcoinAddress'
import type { BitcoinWallet } from './BitcoinWallet'

const types: readonly BitcoinAddressType[] = ['p2pkh', 'p2shP2wpkh', 'p2wpkh', 'p2tr']
const coin = 1_000_000_000n
const network = networks.regtest

beforeAll(() => initEccLib(ecc))

/** Creates a PSBT as an app does, with a different library than the wallet's. */
async function spend(
  chain: BitcoinChain,
  coins: readonly { keys: BitcoinKeys; type: BitcoinAddressType; sighashType?: number }[],
  details: 'complete' | 'sparse' = 'complete',
): Promise<Psbt> {
  const psbt = new Psbt({ network })
  for (const { keys, type, sighashType } of coins) {
    const [utxo] = await chain.utxosOf(keys[type])
    const previous = await (await fetch(`${chain.url}/tx/${utxo?.txid}/hex`)).text()
    const script = Transaction.fromHex(previous).outs[utxo?.vout ?? 0]?.script ?? new Uint8Array()
    const nested = payments.p2wpkh({ pubkey: keys.publicKey, network })
    psbt.addInput({
      hash: utxo?.txid ?? '',
      index: utxo?.vout ?? 0,
      ...(type === 'p2pkh' ? { nonWitnessUtxo: hex.decode(previous) } : { witnessUtxo: { script, value: coin } }),
      ...(type === 'p2shP2wpkh' && details === 'complete' && { redeemScript: nested.output ?? new Uint8Array() }),
      ...(type === 'p2tr' && details === 'complete' && { tapInternalKey: keys.publicKey.slice(1) }),
      ...(sighashType !== undefined && { sighashType }),
    })
  }
  psbt.addOutput({ address: chain.accounts[2]?.p2wpkh ?? '', value: coin * BigInt(coins.length) - 2_000n })
  return psbt
}

async function publish(chain: BitcoinChain, psbt: Psbt): Promise<string> {
  const body = psbt.extractTransaction().toHex()
  return (await fetch(`${chain.url}/tx`, { method: 'POST', body })).text()
}

function satsConnect(wallet: BitcoinWallet, method: string, params: unknown): Promise<Record<string, string>> {
  return wallet.providers.satsConnect.request(method, params).then(answer => {
    if ('error' in answer) throw answer.error
    return answer.result as Record<string, string>
  })
}

test('signs inputs of every type so that another library can finalize them and the chain accepts them', async ({
  chain,
  createWallet,
}) => {
  for (const type of types) {
    for (const details of ['complete', 'sparse'] as const) {
      await chain.fund(chain.accounts[0][type], coin)
      const wallet = createWallet({ paymentType: type, authorized: true })
      const unsigned = await spend(chain, [{ keys: chain.accounts[0], type }], details)
      const signed = Psbt.fromHex(await wallet.providers.unisat.signPsbt(unsigned.toHex(), { autoFinalized: false }))
      signed.finalizeAllInputs()
      expect(await publish(chain, signed), `${type} ${details}`).toBe(signed.extractTransaction().getId())
    }
  }
})

test('leaves foreign inputs unchanged, and the other owner completes the transaction', async ({
  chain,
  createWallet,
}) => {
  const [own, foreign] = chain.accounts.map(keys => ({ keys, type: 'p2wpkh' as const }))
  if (own === undefined || foreign === undefined) throw new Error('The chain has too few accounts.')
  const unsigned = await spend(chain, [own, foreign])
  const first = createWallet({ authorized: true })
  const half = await first.providers.unisat.signPsbt(unsigned.toHex(), { autoFinalized: false })
  expect(Psbt.fromHex(half).data.inputs.map(({ partialSig }) => partialSig?.length ?? 0)).toEqual([1, 0])
  await expect(
    first.providers.unisat.signPsbt(unsigned.toHex(), { toSignInputs: [{ index: 1, address: own.keys.p2wpkh }] }),
  ).rejects.toMatchObject({ code: -32602 })

  const second = createWallet({ authorized: true, selectedAccount: 1 })
  const whole = Psbt.fromHex(await second.providers.unisat.signPsbt(half, { autoFinalized: false }))
  whole.finalizeAllInputs()
  expect(await publish(chain, whole)).toMatch(/^[0-9a-f]{64}$/)
})

test('signs only the chosen inputs, for payment and ordinals addresses', async ({ chain, createWallet }) => {
  const [keys] = chain.accounts
  const unsigned = await spend(chain, [
    { keys, type: 'p2wpkh' },
    { keys, type: 'p2tr' },
  ])
  const wallet = createWallet({ authorized: true })
  const { psbt = '' } = await satsConnect(wallet, 'signPsbt', {
    psbt: unsigned.toBase64(),
    signInputs: { [keys.p2tr]: [1] },
  })
  const [first, second] = Psbt.fromBase64(psbt).data.inputs
  expect([first?.partialSig, second?.tapKeySig?.length]).toEqual([undefined, 64])
  await expect(satsConnect(wallet, 'signPsbt', { psbt, signInputs: { [keys.p2tr]: [0] } })).rejects.toMatchObject({
    code: -32602,
  })
  const sent = await satsConnect(wallet, 'signPsbt', { psbt, signInputs: { [keys.p2wpkh]: [0] }, broadcast: true })
  expect(await chain.transaction(sent['txid'] ?? '')).toMatchObject({ confirmed: false, fee: 2_000n })
})

test('uses the sighash type of the transaction if the app allows it', async ({ chain, createWallet }) => {
  const sighashType = Transaction.SIGHASH_SINGLE | Transaction.SIGHASH_ANYONECANPAY
  for (const type of types) {
    const wallet = createWallet({ paymentType: type, authorized: true })
    const unsigned = await spend(chain, [{ keys: chain.accounts[0], type, sighashType }])
    const address = chain.accounts[0][type]
    await expect(wallet.providers.unisat.signPsbt(unsigned.toHex())).rejects.toMatchObject({ code: -32602 })
    const toSignInputs = [{ index: 0, address, sighashTypes: [sighashType] }]
    const signed = Psbt.fromHex(await wallet.providers.unisat.signPsbt(unsigned.toHex(), { toSignInputs }))
    const { script, witness } = signed.extractTransaction().ins[0] ?? { script: new Uint8Array(), witness: [] }
    const signature = witness[0] ?? script.slice(1, 1 + (script[0] ?? 0))
    expect(signature.at(-1), type).toBe(sighashType)
    expect(await publish(chain, signed), type).toMatch(/^[0-9a-f]{64}$/)
  }
})

test('Wallet Standard signs by account and index, with the requested sighash type', async ({ chain, createWallet }) => {
  const wallet = createWallet({ authorized: true })
  const { features, accounts } = wallet.providers.standard
  const { signTransaction } = features['bitcoin:signTransaction'] as {
    signTransaction(...inputs: unknown[]): Promise<{ signedPsbt: Uint8Array }[]>
  }
  const unsigned = await spend(chain, [{ keys: chain.accounts[0], type: 'p2tr' }])
  const inputsToSign = [{ account: accounts[1], signingIndexes: [0], sigHash: 'ALL|ANYONECANPAY' }]
  const [output] = await signTransaction({ psbt: unsigned.toBuffer(), chain: 'bitcoin:regtest', inputsToSign })
  const signed = Psbt.fromBuffer(output?.signedPsbt ?? new Uint8Array())
  expect(signed.data.inputs[0]?.tapKeySig?.at(-1)).toBe(0x81)
  signed.finalizeAllInputs()
  expect(await publish(chain, signed)).toMatch(/^[0-9a-f]{64}$/)
  await expect(
    signTransaction({ psbt: unsigned.toBuffer(), chain: 'bitcoin:mainnet', inputsToSign }),
  ).rejects.toMatchObject({ code: -32602 })
})

test('Leather signs hex PSBTs at the chosen indexes, accepts named sighash types, and broadcasts', async ({
  chain,
  createWallet,
}) => {
  const wallet = createWallet({ authorized: true })
  const [keys] = chain.accounts
  const coins = [
    { keys, type: 'p2wpkh' as const },
    { keys, type: 'p2tr' as const, sighashType: 1 },
  ]
  const unsigned = (await spend(chain, coins)).toHex()
  const ask = (params: unknown): Promise<Record<string, string>> =>
    wallet.providers.leather
      .request('signPsbt', params)
      .then(answer => ('result' in answer ? (answer.result as Record<string, string>) : {}))
  const half = await ask({ hex: unsigned, signAtIndex: 0 })
  const [first, second] = Psbt.fromHex(half['hex'] ?? '').data.inputs
  expect([first?.partialSig?.length, second?.tapKeySig]).toEqual([1, undefined])
  const sent = await ask({ hex: half['hex'], signAtIndex: [1], allowedSighash: ['ALL'], broadcast: true })
  expect(await chain.transaction(sent['txid'] ?? '')).toMatchObject({ confirmed: false })
})

test('rejects invalid PSBTs, missing inputs and foreign inputs before any prompt', async ({ chain, createWallet }) => {
  const prompts: string[] = []
  const wallet = createWallet({
    authorized: true,
    approve: ({ kind }) => {
      prompts.push(kind)
      return true
    },
  })
  const foreign = await spend(chain, [{ keys: chain.accounts[2] ?? chain.accounts[0], type: 'p2wpkh' }])
  const { signPsbt } = wallet.providers.unisat
  const toSignInputs = [{ index: 5, address: chain.accounts[0].p2wpkh }]
  for (const attempt of [
    signPsbt('zz'),
    signPsbt('00'),
    signPsbt(foreign.toHex()),
    signPsbt(foreign.toHex(), { toSignInputs }),
  ]) {
    await expect(attempt).rejects.toMatchObject({ code: -32602 })
  }
  expect(prompts).toEqual([])
})
