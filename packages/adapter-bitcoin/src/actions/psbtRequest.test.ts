import type { CaipNetwork, WalletRequest } from '@openappkit/appkit-core'
import { networks, Psbt, payments } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { addressRules } from '../address/addressRules'
import { bitcoinNetwork } from '../psbt/bitcoinNetwork'
import { fromHex } from '../wallets/bytes'
import { describeRequest, simulateRequest } from './psbtRequest'

// bitcoinjs-lib can't use curve points until its curve library is set.
bitcoinNetwork('mainnet')
const caipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
/** Public keys of private keys 1 and 2. */
const [own, other] = [
  '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  'c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5',
].map(key => {
  const { address = '', output } = payments.p2tr({ internalPubkey: fromHex(key), network: networks.bitcoin })
  return { address, output: output ?? new Uint8Array() }
}) as [Payer, Payer]

interface Payer {
  readonly address: string
  readonly output: Uint8Array
}

/** Creates a PSBT request from inputs and outputs. */
function request(
  inputs: readonly (readonly [Payer, bigint | undefined])[],
  outputs: readonly (readonly [Payer, bigint])[],
): WalletRequest {
  const psbt = new Psbt({ network: networks.bitcoin })
  for (const [index, [{ output }, value]] of inputs.entries()) {
    const coin = { hash: 'ab'.repeat(32), index }
    psbt.addInput(value === undefined ? coin : { ...coin, witnessUtxo: { script: output, value } })
  }
  for (const [{ address }, value] of outputs) psbt.addOutput({ address, value })
  const caipNetwork = { caipNetworkId } as unknown as CaipNetwork
  return { kind: 'psbt', address: own.address, caipNetwork, psbt: psbt.toBase64() }
}

test('describes the outputs of a PSBT as payments and change', async () => {
  const walletRequest = request(
    [[own, 10_000n]],
    [
      [other, 6_000n],
      [own, 3_500n],
    ],
  )
  expect(await describeRequest(walletRequest, addressRules)).toEqual([
    { kind: 'output', to: other.address, amount: 6_000n },
    { kind: 'change', to: own.address, amount: 3_500n },
  ])
})

test('reports payments to others without the fee if the account funds all inputs', async () => {
  const walletRequest = request(
    [[own, 10_000n]],
    [
      [other, 6_000n],
      [own, 3_500n],
    ],
  )
  expect(await simulateRequest(walletRequest, addressRules)).toEqual({ changes: [{ amount: -6_000n }] })
})

test("subtracts the account's inputs from its outputs if others also fund the transaction", async () => {
  const walletRequest = request(
    [
      [own, 10_000n],
      [other, 20_000n],
    ],
    [
      [own, 25_000n],
      [other, 4_000n],
    ],
  )
  expect(await simulateRequest(walletRequest, addressRules)).toEqual({ changes: [{ amount: 15_000n }] })
})

test('reports no change for a PSBT that moves coins within the account', async () => {
  const walletRequest = request([[own, 10_000n]], [[own, 9_500n]])
  expect(await simulateRequest(walletRequest, addressRules)).toEqual({ changes: [] })
})

test('reports nothing if an input lacks its spent output', async () => {
  const walletRequest = request(
    [
      [own, 10_000n],
      [other, undefined],
    ],
    [[own, 25_000n]],
  )
  expect(await simulateRequest(walletRequest, addressRules)).toBeUndefined()
})

test('rejects unreadable requests and requests on another chain', async () => {
  const walletRequest = request([[own, 10_000n]], [[own, 9_500n]])
  const calls = { ...walletRequest, kind: 'calls', calls: [] } as WalletRequest
  await expect(describeRequest(calls, addressRules)).rejects.toMatchObject({ code: 'adapter/unsupported' })
  const broken = { ...walletRequest, psbt: 'AAAA' } as WalletRequest
  await expect(simulateRequest(broken, addressRules)).rejects.toMatchObject({ code: 'psbt/invalid' })
})
