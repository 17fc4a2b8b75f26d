import { historyOf, totalsOf, unspentOf } from './addressHistory'
import { readTransaction } from './checkTransaction'
import { writeBlock, writeOutspend, writeStatus, writeTransaction } from './esploraJson'
import type { Faucet } from './Faucet'
import { type Entry, type Ledger, minimumFeeRate } from './Ledger'
import { LedgerError } from './LedgerError'
import { addressScript } from './outputScript'

/** An API response. Bytes are sent unchanged, strings and numbers as text, and everything else as JSON. */
export interface EsploraAnswer {
  readonly status: number
  readonly body: unknown
}

/** Number of confirmed transactions per page of a history. */
const pageLength = 25

/** The ledger that the API reads, and the faucet. */
export interface EsploraSources {
  readonly ledger: Ledger
  readonly faucet: Pick<Faucet, 'pay'>
}

/** Pays an address in a block of its own. Not part of Esplora: a backend's sandbox sells coins with it. */
const FAUCET_PATH = /^\/faucet\/([^/]{1,100})\/(\d{1,16})$/

/** Handles one API request. */
export function answerEsplora(
  { faucet, ledger }: EsploraSources,
  method: string,
  path: string,
  body: string,
): EsploraAnswer {
  try {
    const [, address, satoshis] = FAUCET_PATH.exec(path) ?? []
    if (address !== undefined && satoshis !== undefined)
      return ok(faucet.pay([{ address: decodeURIComponent(address), value: BigInt(satoshis) }]))
    if (method === 'POST' && path === '/tx') return ok(ledger.add(readTransaction(body.trim())).txid)
    return (method === 'GET' ? read(ledger, path) : undefined) ?? notFound('endpoint does not exist')
  } catch (cause) {
    if (cause instanceof LedgerError) {
      const { code, message } = cause
      return badRequest(`sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`)
    }
    throw cause
  }
}

function read(ledger: Ledger, path: string): EsploraAnswer | undefined {
  const [collection, id = '', ...rest] = path.split('/').slice(1).map(decodeURIComponent)
  const part = rest.join('/')
  switch (collection) {
    case 'address':
      return readAddress(ledger, id, part)
    case 'tx':
      return readTransactionPart(ledger, id, part)
    case 'block':
      return readBlock(ledger, id, part)
    case 'block-height': {
      const block = /^\d+$/.test(id) ? ledger.blocks[Number(id)] : undefined
      return block === undefined ? notFound('Block not found') : ok(block.hash)
    }
    case 'blocks':
      if (id === '')
        return ok(
          ledger.blocks
            .slice(-10)
            .reverse()
            .map(block => writeBlock(block, ledger)),
        )
      if (part === 'height') return ok(ledger.tip.height)
      return part === 'hash' ? ok(ledger.tip.hash) : undefined
    case 'mempool':
      return id === 'txids' ? ok(ledger.pending().map(({ txid }) => txid)) : ok(mempool(ledger))
    case 'fee-estimates':
      return ok(feeRates)
    case 'v1':
      return path === '/v1/fees/recommended' ? ok(recommendedFees) : undefined
    default:
      return undefined
  }
}

function readAddress(ledger: Ledger, address: string, part: string): EsploraAnswer | undefined {
  let script: Uint8Array
  try {
    script = addressScript(address, ledger.network)
  } catch {
    return badRequest('Invalid Bitcoin address')
  }
  const confirmed = (): Entry[] => historyOf(ledger, script).filter(({ block }) => block !== undefined)
  const pending = (): Entry[] => historyOf(ledger, script).filter(({ block }) => block === undefined)
  const write = (entry: Entry): unknown => writeTransaction(entry, ledger.network)
  const [list, section, last] = part.split('/')
  if (part === '') {
    const [chain_stats, mempool_stats] = [totalsOf(ledger, script, 'confirmed'), totalsOf(ledger, script, 'pending')]
    return ok({ address, chain_stats, mempool_stats })
  }
  if (part === 'utxo') {
    const unspent = unspentOf(ledger, script)
    return ok(
      unspent.map(({ txid, vout, value, entry }) => ({
        txid,
        vout,
        status: writeStatus(entry.block),
        value: Number(value),
      })),
    )
  }
  if (list !== 'txs') return undefined
  if (section === undefined) return ok([...pending(), ...confirmed().slice(0, pageLength)].map(write))
  if (section === 'mempool') return ok(pending().map(write))
  if (section !== 'chain') return undefined
  const history = confirmed()
  const start = last === undefined ? 0 : history.findIndex(({ txid }) => txid === last) + 1
  return ok(history.slice(start, start + pageLength).map(write))
}

function readTransactionPart(ledger: Ledger, txid: string, part: string): EsploraAnswer | undefined {
  const entry = ledger.entries.get(txid.toLowerCase())
  if (entry === undefined) {
    return /^[0-9a-f]{64}$/i.test(txid) ? notFound('Transaction not found') : badRequest('Invalid hex string')
  }
  const [name, vout] = part.split('/')
  switch (name) {
    case '':
      return ok(writeTransaction(entry, ledger.network))
    case 'hex':
      return ok(entry.transaction.toHex())
    case 'raw':
      return ok(entry.transaction.toBuffer())
    case 'status':
      return ok(writeStatus(entry.block))
    case 'outspend':
      return ok(writeOutspend(ledger, entry.txid, Number(vout)))
    case 'outspends':
      return ok(entry.transaction.outs.map((_, index) => writeOutspend(ledger, entry.txid, index)))
    default:
      return undefined
  }
}

function readBlock(ledger: Ledger, hash: string, part: string): EsploraAnswer | undefined {
  const block = ledger.blocks.find(one => one.hash === hash)
  if (block === undefined) return notFound('Block not found')
  if (part === '') return ok(writeBlock(block, ledger))
  return part === 'txids' ? ok(block.txids) : undefined
}

function mempool(ledger: Ledger): unknown {
  const pending = ledger.pending()
  return {
    count: pending.length,
    vsize: pending.reduce((size, { transaction }) => size + transaction.virtualSize(), 0),
    total_fee: pending.reduce((sum, { fee }) => sum + Number(fee), 0),
    fee_histogram: pending.map(({ fee, transaction }) => [
      Number(fee) / transaction.virtualSize(),
      transaction.virtualSize(),
    ]),
  }
}

/** Fee rates in satoshis per virtual byte, by confirmation target in blocks. */
const feeRates: Readonly<Record<number, number>> = { 1: 5, 2: 4, 3: 3, 6: 2, 144: minimumFeeRate }

const recommendedFees: unknown = {
  fastestFee: feeRates[1],
  halfHourFee: feeRates[3],
  hourFee: feeRates[6],
  economyFee: minimumFeeRate,
  minimumFee: minimumFeeRate,
}

function ok(body: unknown): EsploraAnswer {
  return { status: 200, body }
}

function badRequest(body: string): EsploraAnswer {
  return { status: 400, body }
}

function notFound(body: string): EsploraAnswer {
  return { status: 404, body }
}
