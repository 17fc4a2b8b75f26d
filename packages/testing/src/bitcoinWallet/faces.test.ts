import { expect, test } from 'vitest'
import { chainKeys } from '../bitcoinChain/bitcoinKeys'
import type { BitcoinWallet } from './BitcoinWallet'
import type { BitcoinWalletOptions } from './BitcoinWalletOptions'
import { createBitcoinWallet } from './createBitcoinWallet'

const own = chainKeys(0).p2wpkh
const foreign = chainKeys(1).p2wpkh

/** Creates a wallet on an unreachable chain that prompts the user only if a test allows it. */
function open(options: Partial<BitcoinWalletOptions> = {}): BitcoinWallet {
  return createBitcoinWallet({
    accounts: [chainKeys(0)],
    network: 'regtest',
    esploraUrl: 'https://chain.invalid',
    esplora: () => Promise.reject(new TypeError('offline')),
    authorized: true,
    approve: () => expect.fail('asked'),
    ...options,
  })
}

const unconnected = { authorized: false }

test.each<[string, unknown, number, Partial<BitcoinWalletOptions>]>([
  ['getEverything', undefined, -32001, {}],
  ['getBalance', undefined, -32002, unconnected],
  ['wallet_getAccount', undefined, -32002, unconnected],
  ['wallet_getNetwork', undefined, -32002, { locked: true }],
  ['getBalance', undefined, -32603, {}],
  ['wallet_connect', { network: 'Moon' }, -32602, {}],
  ['wallet_changeNetwork', undefined, -32602, {}],
  ['signMessage', { address: foreign, message: 'hi' }, -32002, {}],
  ['signMessage', { address: own }, -32602, {}],
  ['signPsbt', { psbt: 7 }, -32602, {}],
  ['sendTransfer', { recipients: own }, -32602, {}],
  ['sendTransfer', { recipients: [] }, -32602, {}],
  ['signMessage', { address: own, message: 1n }, -32602, {}],
  ['getInfo', () => {}, -32602, {}],
])('sats-connect resolves %s(%o) with the error %i and never rejects', async (method, params, code, options) => {
  expect(await open(options).providers.satsConnect.request(method, params)).toMatchObject({ error: { code } })
})

test.each<[string, unknown, number, Partial<BitcoinWalletOptions>]>([
  ['toString', undefined, -32601, {}],
  ['signMessage', { message: 'hi' }, 4100, unconnected],
  ['signMessage', { message: 'hi', address: foreign }, 4100, {}],
  ['signMessage', {}, -32602, {}],
  ['signPsbt', { hex: 'zz' }, -32602, {}],
  ['signPsbt', { hex: '00', signAtIndex: '0' }, -32602, {}],
  ['signPsbt', { hex: '00', allowedSighash: ['MOST'] }, -32602, {}],
  ['sendTransfer', { address: foreign, amount: 0.5 }, -32602, {}],
  ['getAddresses', { purposes: 1n }, -32602, {}],
])('Leather rejects %s(%o) with a response that contains the error %i', async (method, params, code, options) => {
  await expect(open(options).providers.leather.request(method, params)).rejects.toMatchObject({
    jsonrpc: '2.0',
    error: { code },
  })
})

type Ask = (providers: BitcoinWallet['providers']) => Promise<unknown>

test.each<[string, Ask, number, Partial<BitcoinWalletOptions>]>([
  ['Unisat: the key, before connecting', ({ unisat }) => unisat.getPublicKey(), 4100, unconnected],
  ['Unisat: a signature, before connecting', ({ unisat }) => unisat.signMessage('hi'), 4100, unconnected],
  ['Unisat: a signature of an unknown type', ({ unisat }) => unisat.signMessage('hi', 'rsa' as never), -32602, {}],
  ['Unisat: another network', ({ unisat }) => unisat.switchNetwork('moonnet' as never), -32602, {}],
  ['Unisat: another chain', ({ unisat }) => unisat.switchChain('MOON' as never), -32602, {}],
  ['Unisat: an invalid transaction', ({ unisat }) => unisat.pushTx({} as never), -32602, {}],
  ['Unisat: an empty PSBT', ({ unisat }) => unisat.pushPsbt(''), -32602, {}],
  ['Unisat: a balance from an unreachable chain', ({ unisat }) => unisat.getBalance(), -32603, {}],
  ['OKX: the key, before connecting', ({ okx }) => okx.getPublicKey(), 4100, unconnected],
  ['OKX: a payment from another account', ({ okx }) => okx.send({ from: foreign, to: own, value: '1' }), 4100, {}],
  ['OKX: a payment with an invalid value', ({ okx }) => okx.send({ from: own, to: foreign, value: 'all' }), -32602, {}],
])('rejects without a prompt: %s', async (_, ask, code, options) => {
  await expect(ask(open(options).providers)).rejects.toMatchObject({ code })
})

type Feature = Readonly<Record<string, (...inputs: unknown[]) => Promise<unknown>>>

const elsewhere = { code: -32602, message: expect.stringContaining('the wallet is on bitcoin:regtest') }

test.each<[string, unknown, object]>([
  ['signMessage', { account: { address: foreign }, message: new Uint8Array() }, { code: 4100 }],
  ['signTransaction', { psbt: new Uint8Array(), chain: 'bitcoin:mainnet' }, elsewhere],
  ['signAndSendTransaction', { psbt: new Uint8Array(), chain: 'bitcoin:mainnet' }, elsewhere],
  ['signTransaction', { psbt: new Uint8Array() }, { code: -32602 }],
  [
    'signTransaction',
    { psbt: new Uint8Array(), inputsToSign: [{ account: { address: own }, signingIndexes: [0], sigHash: 'MOST' }] },
    { message: expect.stringContaining('unknown sighash type MOST') },
  ],
  ['switchNetwork', 'bip122:moon', { code: -32602 }],
])('Wallet Standard rejects an invalid %s request', async (name, input, error) => {
  const feature = open().providers.standard.features[`bitcoin:${name}` as `bitcoin:${string}`] as Feature
  await expect(feature[name]?.(input)).rejects.toMatchObject(error)
})

test('no API returns an account if the user shares none', async () => {
  const wallet = open({ ...unconnected, approve: () => true })
  wallet.grantNoAccounts()
  const { satsConnect, unisat, okx, leather } = wallet.providers
  expect(await unisat.requestAccounts()).toEqual([])
  expect(await okx.requestAccounts()).toEqual([])
  expect(await okx.connect()).toMatchObject({ address: '' })
  expect(await leather.request('getAddresses')).toMatchObject({ result: { addresses: [] } })
  expect(await satsConnect.request('getAddresses')).toMatchObject({ result: { addresses: [] } })
  expect(wallet.isAuthorized).toBe(false)
})
