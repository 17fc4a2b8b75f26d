import * as ecc from '@bitcoinerlab/secp256k1'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { networks, Psbt, payments, Transaction } from 'bitcoinjs-lib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LiveConnection } from '../actions/LiveConnection'
import { signPsbt } from '../actions/signPsbt'
import type { TransferContext } from '../actions/TransferContext'
import { parseAddress } from '../address/parseAddress'
import { familyOf } from '../network/familyOf'
import type { BitcoinWallet, PsbtRequest } from '../wallets/BitcoinWallet'
import { fromBase64, toHex } from '../wallets/bytes'
import { bitcoinNetwork } from './bitcoinNetwork'
import { PsbtDocument } from './PsbtDocument'

/** Run `FUZZ_RUNS=100000 vitest run src/psbt/PsbtDocument.fuzz.test.ts` for a longer search. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 1_500)
const bounds = { numRuns, seed: 20_261_122, interruptAfterTimeLimit: numRuns * 20, markInterruptAsFailure: false }
const timeout = 60_000 + numRuns * 20

bitcoinNetwork('regtest')
const network = networks.regtest
const caipNetworkId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const to = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

/** Returns a signing key and its address. */
function keyOf(last: number) {
  const secret = Uint8Array.from({ length: 32 }, (_, index) => (index === 31 ? last : 0))
  const publicKey = ecc.pointFromScalar(secret, true) ?? new Uint8Array()
  const { address = '', output = new Uint8Array() } = payments.p2wpkh({ pubkey: publicKey, network })
  const signer = { publicKey, sign: (hash: Uint8Array) => ecc.sign(hash, secret), network }
  return { address, output, signer }
}
const [ours, theirs] = [keyOf(1), keyOf(2)]

/** Creates a PSBT that spends a coin of ours and one of another account. */
function samplePsbt(): Psbt {
  const source = new Transaction()
  source.addInput(new Uint8Array(32).fill(7), 0)
  for (const { output } of [ours, theirs]) source.addOutput(output, 100_000n)
  const psbt = new Psbt({ network })
  for (const index of [0, 1]) psbt.addInput({ hash: source.getId(), index, nonWitnessUtxo: source.toBuffer() })
  return psbt.addOutput({ address: to, value: 150_000n })
}

const sample = samplePsbt().toBuffer()
const signed = samplePsbt().signInput(0, ours.signer).signInput(1, theirs.signer).toBuffer()

type Edit = readonly [place: number, kind: 'replace' | 'insert' | 'remove' | 'cut', bytes: Uint8Array]

/** Changes, inserts, removes or truncates a few bytes of a document. */
function edited(bytes: Uint8Array): fc.Arbitrary<Uint8Array> {
  const edit: fc.Arbitrary<Edit> = fc.tuple(
    fc.nat(bytes.length - 1),
    fc.constantFrom('replace', 'replace', 'replace', 'insert', 'remove', 'cut'),
    fc.uint8Array({ minLength: 1, maxLength: 6 }),
  )
  return fc.array(edit, { minLength: 1, maxLength: 4 }).map(edits => edits.reduce(applyEdit, bytes))
}

function applyEdit(bytes: Uint8Array, [start, kind, patch]: Edit): Uint8Array {
  if (kind === 'cut') return bytes.slice(0, start)
  const skipped = kind === 'insert' ? 0 : patch.length
  return Uint8Array.from([
    ...bytes.slice(0, start),
    ...(kind === 'remove' ? [] : patch),
    ...bytes.slice(start + skipped),
  ])
}

const document = fc.oneof(edited(sample), edited(signed), fc.uint8Array({ maxLength: 200 }))

/** Returns the result of a call. If the call throws, requires an AppKitError and returns undefined. */
function typed<value>(ask: () => value): value | undefined {
  try {
    return ask()
  } catch (error) {
    expect(error).toBeInstanceOf(AppKitError)
    return undefined
  }
}

test('a damaged PSBT and each of its methods either work or fail with a code', { timeout }, () => {
  fc.assert(
    fc.property(document, fc.boolean(), (bytes, isText) => {
      const read = typed(() => PsbtDocument.read(isText ? toHex(bytes) : bytes, 'regtest'))
      if (!read) return
      typed(() => read.inputsOf([ours.address]))
      typed(() => read.outputs)
      typed(() => read.fee)
      typed(() => read.base64)
      typed(() => read.extract())
    }),
    bounds,
  )
})

/** Returns the number of signatures in each input. */
function signatures(psbt: Psbt): readonly number[] {
  return psbt.data.inputs.map(
    ({ finalScriptSig, finalScriptWitness, partialSig, tapKeySig, tapScriptSig }) =>
      [finalScriptSig, finalScriptWitness, tapKeySig].filter(Boolean).length +
      (partialSig?.length ?? 0) +
      (tapScriptSig?.length ?? 0),
  )
}

test('applies a damaged wallet answer to the requested inputs only', { timeout }, () => {
  fc.assert(
    fc.property(edited(signed), fc.constantFrom(0, 1), (answer, index) => {
      const ours = PsbtDocument.read(sample, 'regtest')
      typed(() => ours.take(Buffer.from(answer).toString('base64'), [index]))
      const now = Psbt.fromBase64(ours.base64, { network })
      expect(now.data.globalMap.unsignedTx.toBuffer()).toEqual(
        Psbt.fromBuffer(sample).data.globalMap.unsignedTx.toBuffer(),
      )
      expect(signatures(now)[1 - index]).toBe(0)
    }),
    bounds,
  )
})

/** Creates a wallet with one account that signs everything. */
function signing(requests: PsbtRequest[]): TransferContext {
  const wallet = {
    name: 'Wallet',
    async signPsbt(request: PsbtRequest) {
      requests.push(request)
      return Buffer.from(signed).toString('base64')
    },
  } as unknown as BitcoinWallet
  const accounts = [{ namespace: 'bip122', address: ours.address, type: 'payment' }] as const
  const live: LiveConnection = { wallet, accounts, address: ours.address, caipNetworkId }
  const esplora = (): never => {
    throw new Error('Nothing is broadcast.')
  }
  return { live, rules: { parse: parseAddress, familyOf }, esplora }
}

test("requests signatures only for the account's own inputs of a damaged PSBT", { timeout }, async () => {
  let hasRequested = false
  await fc.assert(
    fc.asyncProperty(document, async psbt => {
      const requests: PsbtRequest[] = []
      await signPsbt(signing(requests), { psbt }).catch(error => expect(error).toBeInstanceOf(AppKitError))
      for (const request of requests) {
        hasRequested = true
        const parsed = Psbt.fromBuffer(fromBase64(request.psbt), { network })
        for (const { address, index } of request.inputs) {
          expect(address).toBe(ours.address)
          const { nonWitnessUtxo, witnessUtxo } = parsed.data.inputs[index] ?? {}
          const outputIndex = parsed.txInputs[index]?.index ?? -1
          const spent = witnessUtxo ?? (nonWitnessUtxo && Transaction.fromBuffer(nonWitnessUtxo).outs[outputIndex])
          expect(spent?.script).toEqual(ours.output)
        }
      }
    }),
    bounds,
  )
  expect(hasRequested).toBe(true)
})
