import { UserRejectedError } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { parseAddress } from '../address/parseAddress'
import type { Esplora } from '../chain/Esplora'
import { familyOf } from '../network/familyOf'
import type { BitcoinWallet, TransferRequest } from '../wallets/BitcoinWallet'
import type { LiveConnection } from './LiveConnection'
import { readTransfer } from './planTransfer'
import { paysByItself, sendTransfer } from './sendTransfer'

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const payee = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const caipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
const accounts = [address, payee].map(one => ({ namespace: 'bip122', address: one, type: 'payment' }) as const)

function liveOf(wallet: Partial<BitcoinWallet>): LiveConnection {
  return { wallet: wallet as BitcoinWallet, accounts, address, caipNetworkId }
}

/** Asks a wallet that answers so, on a chain that has no coins of the account. */
function send(answer: (request: TransferRequest) => unknown, asked: string[] = []): Promise<string> {
  const esplora = {
    coins: async () => asked.push('coins') && [],
    feeRate: async () => 1_000n,
  } as unknown as Esplora
  const live = liveOf({ sendTransfer: async request => answer(request) as string })
  const rules = { parse: parseAddress, familyOf }
  const transfer = readTransfer({ from: address, to: payee, amount: 10_000n, caipNetworkId }, rules)
  return sendTransfer({ live, rules, esplora: () => esplora }, transfer)
}

test('a wallet that pays is told who is paid, by whom and how much, and its id is written as the chain writes it', async () => {
  let asked: TransferRequest | undefined
  const sending = send(request => {
    asked = request
    return 'AB'.repeat(32)
  })
  expect(await sending).toBe('ab'.repeat(32))
  expect(asked).toEqual({ recipient: payee, amount: 10_000n, address, caipNetworkId })
})

test.each(['', 'ok', 'ab'.repeat(31), 'ab'.repeat(33), `0x${'ab'.repeat(32)}`, undefined, { txid: 'x' }])(
  'a wallet that names no transaction may have sent one: %s',
  async answer => {
    await expect(send(() => answer)).rejects.toMatchObject({ code: 'transaction/unknown' })
  },
)

test('the chain is asked for the reason where a wallet refused by a code for anything, and only there', async () => {
  const failing = (cause: unknown, asked: string[]) => send(() => Promise.reject(cause), asked)
  const asked: string[] = []
  await expect(failing({ code: -32_603 }, asked)).rejects.toMatchObject({ code: 'transaction/insufficient-funds' })
  expect(asked).toEqual(['coins'])
  // The coins may be gone for that very transfer.
  await expect(failing(new Error('The wallet was closed.'), asked)).rejects.toMatchObject({
    code: 'transaction/failed',
  })
  const refusal = new UserRejectedError({ cause: { code: -32_000 } })
  await expect(failing(refusal, asked)).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect(asked).toEqual(['coins'])
})

test('a wallet’s own transfer pays from its first account, or from any where it can be told which', () => {
  const sendTransfer = async () => ''
  const pays = (wallet: Partial<BitcoinWallet>) => accounts.map(one => paysByItself(liveOf(wallet), one.address))
  expect(pays({ sendTransfer })).toEqual([true, false])
  expect(pays({ sendTransfer, paysFromAny: true })).toEqual([true, true])
  expect(pays({ paysFromAny: true })).toEqual([false, false])
})
