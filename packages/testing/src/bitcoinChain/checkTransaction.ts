import { script as scripts, Transaction } from 'bitcoinjs-lib'
import { dustLimit } from './dustLimit'
import { LedgerError, refused } from './LedgerError'
import { readScript } from './outputScript'

/** Twenty-one million coins, in satoshis. */
export const maxMoney: bigint = 21_000_000n * 100_000_000n

/**
 * Parses a transaction.
 *
 * @throws LedgerError -22 if the text isn't exactly one transaction in hex.
 */
export function readTransaction(hex: string): Transaction {
  let transaction: Transaction | undefined
  try {
    transaction = Transaction.fromHex(hex)
  } catch {
    // Reported below, with the same message as other invalid text.
  }
  if (transaction === undefined || transaction.toHex() !== hex.toLowerCase()) {
    throw new LedgerError(-22, 'TX decode failed. Make sure the tx has at least one input.')
  }
  return transaction
}

/**
 * Checks the rules that don't depend on the spent outputs. `height` is the next block's height.
 *
 * @throws LedgerError with Bitcoin Core's messages.
 */
export function checkTransaction(transaction: Transaction, height: number): void {
  checkInputs(transaction)
  checkAmounts(transaction)
  checkStandard(transaction)
  checkLockTime(transaction, height)
}

function checkInputs({ ins }: Transaction): void {
  if (ins.length === 0) throw refused('bad-txns-vin-empty')
  const spent = new Set(ins.map(({ hash, index }) => `${hash.join()}:${index}`))
  if (spent.size < ins.length) throw refused('bad-txns-inputs-duplicate')
  if (ins.some(({ hash }) => Transaction.isCoinbaseHash(hash))) throw refused('coinbase')
}

function checkAmounts({ outs }: Transaction): void {
  if (outs.length === 0) throw refused('bad-txns-vout-empty')
  let total = 0n
  for (const { value } of outs) {
    if (value < 0n) throw refused('bad-txns-vout-negative')
    if (value > maxMoney) throw refused('bad-txns-vout-toolarge')
    total += value
    if (total > maxMoney) throw refused('bad-txns-txouttotal-toolarge')
  }
}

/** Checks Bitcoin Core's standardness rules, which decide whether nodes relay a transaction. */
function checkStandard(transaction: Transaction): void {
  const { version, ins, outs } = transaction
  if (version < 1 || version > 3) throw refused('version')
  if (transaction.weight() > 400_000) throw refused('tx-size')
  if (transaction.byteLength(false) < 65) throw refused('tx-size-small')
  for (const { script } of ins) {
    if (script.length > 1650) throw refused('scriptsig-size')
    if (!isPushOnly(script)) throw refused('scriptsig-not-pushonly')
  }
  const kinds = outs.map(({ script }) => (script[0] === 0x6a ? 'data' : readScript(script)?.type))
  if (kinds.includes(undefined)) throw refused('scriptpubkey')
  if (kinds.filter(kind => kind === 'data').length > 1) throw refused('multi-op-return')
  if (outs.some(({ script, value }) => value < dustLimit(script))) throw refused('dust')
}

function isPushOnly(script: Uint8Array): boolean {
  const chunks = scripts.decompile(script)
  return chunks !== null && scripts.isPushOnly(chunks)
}

/** Checks that the time lock has passed or that no input enables it. */
function checkLockTime({ locktime, ins }: Transaction, height: number): void {
  const isTime = locktime >= 500_000_000
  const hasPassed = locktime < (isTime ? Date.now() / 1000 : height)
  if (locktime !== 0 && !hasPassed && ins.some(({ sequence }) => sequence !== 0xffffffff)) throw refused('non-final')
}
