import { script as scripts } from 'bitcoinjs-lib'
import type { BitcoinNetwork } from '../bitcoinWallet/bitcoinNetworks'
import type { Block } from './Block'
import type { Entry, Ledger } from './Ledger'
import { txidOf } from './outpoint'
import { readScript, scriptAddress } from './outputScript'
import type { SpentOutput } from './verifyInput'

/** Returns a transaction in Esplora's format. */
export function writeTransaction({ txid, transaction, spent, fee, block }: Entry, network: BitcoinNetwork): unknown {
  return {
    txid,
    version: transaction.version,
    locktime: transaction.locktime,
    vin: transaction.ins.map(({ hash, index, script, witness, sequence }, vin) => {
      const output = spent[vin]
      return {
        txid: txidOf(hash),
        vout: index,
        prevout: output === undefined ? null : writeOutput(output, network),
        scriptsig: toHex(script),
        // A coinbase's script is never executed.
        scriptsig_asm: output === undefined ? '' : scripts.toASM(script),
        ...(witness.length > 0 && { witness: witness.map(toHex) }),
        is_coinbase: output === undefined,
        sequence,
      }
    }),
    vout: transaction.outs.map(output => writeOutput(output, network)),
    size: transaction.byteLength(),
    weight: transaction.weight(),
    fee: Number(fee),
    status: writeStatus(block),
  }
}

export function writeStatus(block: Block | undefined): unknown {
  if (block === undefined) return { confirmed: false }
  return { confirmed: true, block_height: block.height, block_hash: block.hash, block_time: block.time }
}

export function writeBlock(block: Block, ledger: Ledger): unknown {
  const entries = block.txids.flatMap(txid => ledger.entries.get(txid) ?? [])
  const { version, timestamp, nonce, bits, merkleRoot } = block.header
  return {
    id: block.hash,
    height: block.height,
    version,
    timestamp,
    tx_count: entries.length,
    size: entries.reduce((size, { transaction }) => size + transaction.byteLength(), 81),
    weight: entries.reduce((weight, { transaction }) => weight + transaction.weight(), 324),
    merkle_root: merkleRoot === undefined ? '' : txidOf(merkleRoot),
    previousblockhash: block.height === 0 ? null : (ledger.blocks[block.height - 1]?.hash ?? null),
    mediantime: block.time,
    nonce,
    bits,
    difficulty: 0,
  }
}

export function writeOutspend(ledger: Ledger, txid: string, vout: number): unknown {
  const spender = ledger.spenders.get(`${txid}:${vout}`)
  if (spender === undefined) return { spent: false }
  return { spent: true, ...spender, status: writeStatus(ledger.entries.get(spender.txid)?.block) }
}

function writeOutput({ script, value }: SpentOutput, network: BitcoinNetwork): unknown {
  const address = scriptAddress(script, network)
  return {
    scriptpubkey: toHex(script),
    scriptpubkey_asm: scripts.toASM(script),
    scriptpubkey_type: scriptTypeName(script),
    ...(address !== undefined && { scriptpubkey_address: address }),
    value: Number(value),
  }
}

function scriptTypeName(script: Uint8Array): string {
  switch (readScript(script)?.type) {
    case 'p2pkh':
      return 'p2pkh'
    case 'p2sh':
      return 'p2sh'
    case 'p2wpkh':
      return 'v0_p2wpkh'
    case 'p2wsh':
      return 'v0_p2wsh'
    case 'p2tr':
      return 'v1_p2tr'
    case undefined:
      return script[0] === 0x6a ? 'op_return' : 'unknown'
  }
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
