import { networks, payments, Transaction } from 'bitcoinjs-lib'
import { beforeAll, expect, test } from 'vitest'
import { fromHex } from '../wallets/bytes'
import { bitcoinNetwork } from './bitcoinNetwork'
import { buildTransfer, type PlannedTransfer } from './buildTransfer'

const network = networks.regtest
/** Public key of private key 1. */
const publicKey = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
const foreignKey = '02c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5'
const to = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const value = 100_000n
beforeAll(() => void bitcoinNetwork('regtest'))

const p2wpkh = (key: string) => payments.p2wpkh({ pubkey: fromHex(key), network })
const p2sh = (key: string) => payments.p2sh({ redeem: p2wpkh(key), network })
const p2tr = (key: string) => payments.p2tr({ internalPubkey: fromHex(key).slice(1), network })

/** Creates a transaction that pays the scripts. */
function sourceOf(scripts: readonly (Uint8Array | undefined)[], lockTime = 0): Transaction {
  const source = new Transaction()
  source.locktime = lockTime
  source.addInput(new Uint8Array(32).fill(7), 0)
  for (const script of scripts) source.addOutput(script ?? new Uint8Array(), value)
  return source
}

const [own, foreign] = [p2wpkh(publicKey), p2wpkh(foreignKey)]
const source = sourceOf([own.output, foreign.output])

function planned(change: Partial<PlannedTransfer> = {}): PlannedTransfer {
  return {
    from: own.address ?? '',
    kind: 'p2wpkh',
    publicKey,
    to,
    amount: 40_000n,
    change: 50_000n,
    coins: [{ txid: source.getId(), vout: 0, value, isConfirmed: true }],
    sources: [source.toHex()],
    ...change,
  }
}

const build = (change?: Partial<PlannedTransfer>) => buildTransfer(planned(change), network)

test('pays the recipient first and returns the change', () => {
  expect(build().txOutputs.map(({ address, value }) => [address, value])).toEqual([
    [to, 40_000n],
    [own.address, 50_000n],
  ])
  expect(build({ change: 0n }).txOutputs).toHaveLength(1)
})

test.each<readonly [what: string, change: Partial<PlannedTransfer>]>([
  ['the coin belongs to another transaction', { sources: [sourceOf([own.output], 1).toHex()] }],
  ['the coin belongs to another account', { coins: [{ txid: source.getId(), vout: 1, value, isConfirmed: true }] }],
  ['the coin has a different value', { coins: [{ txid: source.getId(), vout: 0, value: 1n, isConfirmed: true }] }],
  ['the coin does not exist', { coins: [{ txid: source.getId(), vout: 2, value, isConfirmed: true }] }],
  ['the transaction is invalid', { sources: ['<html>'] }],
  ['the transaction is truncated', { sources: [source.toHex().slice(0, -8)] }],
  ['the transaction is missing', { sources: [] }],
])('rejects coins that the server made up: %s', (_, change) => {
  expect(() => build(change)).toThrow(expect.objectContaining({ code: 'transaction/invalid-utxos' }))
})

test("never adds a key that doesn't belong to the account", () => {
  const { address = '', output } = p2sh(publicKey)
  const source = sourceOf([output])
  const coins = [{ txid: source.getId(), vout: 0, value, isConfirmed: true }]
  const wrapped = { from: address, kind: 'p2sh', coins, sources: [source.toHex()] } as const
  expect(build(wrapped).data.inputs[0]?.redeemScript).toEqual(own.output)
  for (const key of [foreignKey, undefined])
    expect(() => build({ ...wrapped, publicKey: key })).toThrow(
      expect.objectContaining({ code: 'account/unsupported' }),
    )
})

test("adds a taproot account's internal key if known, but never a tweaked one", () => {
  const { address = '', pubkey } = p2tr(publicKey)
  const taproot = { from: address, kind: 'p2tr', sources: [undefined] } as const
  const inner = fromHex(publicKey).slice(1)
  const tweaked = Buffer.from(pubkey ?? []).toString('hex')
  expect(build(taproot).data.inputs[0]?.tapInternalKey).toEqual(inner)
  expect(build({ ...taproot, publicKey: publicKey.slice(2) }).data.inputs[0]?.tapInternalKey).toEqual(inner)
  for (const key of [tweaked, foreignKey, undefined])
    expect(build({ ...taproot, publicKey: key }).data.inputs[0]).not.toHaveProperty('tapInternalKey')
})
