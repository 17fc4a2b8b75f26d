import { networks, Psbt, payments } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { parseAddress } from '../address/parseAddress'
import type { Esplora } from '../chain/Esplora'
import { familyOf } from '../network/familyOf'
import { bitcoinNetwork } from '../psbt/bitcoinNetwork'
import type { BitcoinWallet } from '../wallets/BitcoinWallet'
import { fromHex } from '../wallets/bytes'
import { makeDocument } from './makeDocument'
import { readTransfer } from './planTransfer'

const caipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
const to = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
/** X coordinates of the public keys of private keys 1 and 2. */
const keys = [
  '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  'c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5',
]

test("adds the paying account's key to its coin, in any account order", async () => {
  bitcoinNetwork('mainnet')
  const accounts = keys.map(publicKey => {
    const { address = '' } = payments.p2tr({ internalPubkey: fromHex(publicKey), network: networks.bitcoin })
    return { namespace: 'bip122', address, type: 'payment', publicKey } as const
  })
  const esplora = {
    coins: async () => [{ txid: 'ab'.repeat(32), vout: 0, value: 100_000n, isConfirmed: true }],
    feeRate: async () => 1_000n,
  } as unknown as Esplora
  const rules = { parse: parseAddress, familyOf }
  for (const { address: from, publicKey } of accounts) {
    const transfer = readTransfer({ from, to, amount: 10_000n, caipNetworkId }, rules)
    const live = { wallet: {} as BitcoinWallet, accounts, address: from, caipNetworkId } as const
    const { document } = await makeDocument({ live, rules, esplora: () => esplora }, transfer)
    const [input] = Psbt.fromBase64(document.base64).data.inputs
    expect(input?.tapInternalKey).toEqual(fromHex(publicKey))
  }
})
