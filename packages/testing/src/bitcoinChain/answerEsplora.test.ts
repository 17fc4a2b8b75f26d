import { expect, test } from 'vitest'
import { answerEsplora } from './answerEsplora'
import { chainKeys } from './bitcoinKeys'
import { burn, Faucet } from './Faucet'
import { Ledger } from './Ledger'

const { p2wpkh } = chainKeys(0)

/** Creates a chain with a faucet and one payment, without a server. */
function open() {
  const ledger = new Ledger()
  const faucet = new Faucet(ledger)
  const txid = faucet.pay([{ address: p2wpkh, value: 10_000n }])
  return { ledger, faucet, txid, get: (path: string) => answerEsplora({ ledger, faucet }, 'GET', path, '') }
}

const unknown = '0'.repeat(64)

test.each([
  ['GET', '/', 404],
  ['GET', '/nonsense', 404],
  ['POST', '/blocks/tip/hash', 404],
  ['PUT', '/tx', 404],
  ['POST', '/tx', 400],
  ['GET', '/tx', 400],
  ['GET', '/tx/short', 400],
  ['GET', `/tx/${unknown}`, 404],
  ['GET', '/block-height/-1', 404],
  ['GET', '/block-height/99', 404],
  ['GET', '/block-height/', 404],
  ['GET', '/block-height/0x1', 404],
  ['GET', '/block/nonsense', 404],
  ['GET', '/blocks/tip/time', 404],
  ['GET', '/address/unknown', 400],
  ['GET', `/address/${p2wpkh}/nonsense`, 404],
  ['GET', `/address/${p2wpkh}/txs/nonsense`, 404],
  ['GET', '/v1/fees/nonsense', 404],
])('%s %s returns %i', (method, path, status) => {
  expect(answerEsplora(open(), method, path, '').status).toBe(status)
})

test('finds a block by its height and returns its transactions and its predecessor', () => {
  const { get, ledger, txid } = open()
  const { body: hash } = get('/block-height/2')
  expect(hash).toBe(ledger.tip.hash)
  expect(get(`/block/${hash}`).body).toMatchObject({
    height: 2,
    tx_count: 2,
    previousblockhash: ledger.blocks[1]?.hash,
  })
  expect(get(`/block/${hash}/txids`).body).toEqual([expect.any(String), txid])
  expect(get(`/block/${hash}/nonsense`).status).toBe(404)
  expect(get(`/block/${ledger.blocks[0].hash}`).body).toMatchObject({ height: 0, previousblockhash: null })
  expect(get('/blocks').body).toMatchObject([{ height: 2 }, { height: 1 }, { height: 0 }])
})

test('lists at most the ten newest blocks', () => {
  const { get, ledger } = open()
  for (let left = 20; left > 0; left--) ledger.mine([], burn)
  const heights = (get('/blocks').body as { height: number }[]).map(({ height }) => height)
  expect(heights).toEqual([22, 21, 20, 19, 18, 17, 16, 15, 14, 13])
})

test('returns a transaction as hex, bytes and JSON, and which of its outputs are spent', () => {
  const { get, ledger, txid } = open()
  const hex = ledger.entries.get(txid)?.transaction.toHex() ?? ''
  expect(get(`/tx/${txid.toUpperCase()}/hex`).body).toBe(hex)
  expect(Buffer.from(get(`/tx/${txid}/raw`).body as Uint8Array).toString('hex')).toBe(hex)
  expect(get(`/tx/${txid}/outspends`).body).toEqual([{ spent: false }, { spent: false }])
  expect(get(`/tx/${txid}`).body).toMatchObject({
    vin: [{ is_coinbase: false, prevout: { scriptpubkey_type: 'v0_p2wpkh' } }],
    vout: [{ scriptpubkey_address: p2wpkh, value: 10_000 }, { scriptpubkey_type: 'v0_p2wpkh' }],
  })
  expect(get(`/tx/${txid}/nonsense`).status).toBe(404)
})

test('the coinbase of a block spends nothing and pays no one', () => {
  const { get, ledger } = open()
  const [coinbase] = ledger.tip.txids
  expect(get(`/tx/${coinbase}`).body).toMatchObject({
    vin: [{ is_coinbase: true, prevout: null, scriptsig_asm: '' }],
    vout: [{ scriptpubkey_type: 'op_return', value: 0 }],
    fee: 0,
  })
})

test('a spent output includes the input that spends it', () => {
  const { get, faucet, txid } = open()
  const next = faucet.pay([{ address: p2wpkh, value: 20_000n }])
  const spent = { spent: true, txid: next, vin: 0, status: { confirmed: true, block_height: 3 } }
  expect(get(`/tx/${txid}/outspends`).body).toMatchObject([{ spent: false }, spent])
})

test('sums the received amounts of an address, with pending ones separate', () => {
  const { get, faucet } = open()
  faucet.pay([
    { address: p2wpkh, value: 20_000n },
    { address: p2wpkh, value: 30_000n },
  ])
  expect(get(`/address/${p2wpkh}`).body).toMatchObject({
    chain_stats: { funded_txo_count: 3, funded_txo_sum: 60_000, spent_txo_count: 0, tx_count: 2 },
    mempool_stats: { funded_txo_count: 0, tx_count: 0 },
  })
})
