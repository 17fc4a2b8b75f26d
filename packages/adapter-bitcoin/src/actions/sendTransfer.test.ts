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

/** Sends from an account without coins, with a wallet that returns this answer. */
function send(answer: (request: TransferRequest) => unknown, lookups: string[] = []): Promise<string> {
  const esplora = {
    coins: async () => lookups.push('coins') && [],
    feeRate: async () => 1_000n,
  } as unknown as Esplora
  const live = liveOf({ sendTransfer: async request => answer(request) as string })
  const rules = { parse: parseAddress, familyOf }
  const transfer = readTransfer({ from: address, to: payee, amount: 10_000n, caipNetworkId }, rules)
  return sendTransfer({ live, rules, esplora: () => esplora }, transfer)
}

test('passes payer, recipient and amount to a wallet that sends, and lowercases its transaction id', async () => {
  let received: TransferRequest | undefined
  const sending = send(request => {
    received = request
    return 'AB'.repeat(32)
  })
  expect(await sending).toBe('ab'.repeat(32))
  expect(received).toEqual({ recipient: payee, amount: 10_000n, address, caipNetworkId })
})

test.each(['', 'ok', 'ab'.repeat(31), 'ab'.repeat(33), `0x${'ab'.repeat(32)}`, undefined, { txid: 'x' }])(
  'reports an unknown status if the wallet returns no transaction: %s',
  async answer => {
    await expect(send(() => answer)).rejects.toMatchObject({ code: 'transaction/status-unknown' })
  },
)

test("checks the chain for the reason only if the wallet's error has a generic code", async () => {
  const failing = (cause: unknown, lookups: string[]) => send(() => Promise.reject(cause), lookups)
  const lookups: string[] = []
  await expect(failing({ code: -32_603 }, lookups)).rejects.toMatchObject({ code: 'transaction/insufficient-funds' })
  expect(lookups).toEqual(['coins'])
  // The transfer itself may have spent the coins.
  await expect(failing(new Error('The wallet was closed.'), lookups)).rejects.toMatchObject({
    code: 'transaction/failed',
  })
  const refusal = new UserRejectedError({ cause: { code: -32_000 } })
  await expect(failing(refusal, lookups)).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect(lookups).toEqual(['coins'])
})

test('uses the wallet’s own transfer for its first account, or any account if it accepts one', () => {
  const sendTransfer = async () => ''
  const pays = (wallet: Partial<BitcoinWallet>) => accounts.map(one => paysByItself(liveOf(wallet), one.address))
  expect(pays({ sendTransfer })).toEqual([true, false])
  expect(pays({ sendTransfer, paysFromAny: true })).toEqual([true, true])
  expect(pays({ paysFromAny: true })).toEqual([false, false])
})
