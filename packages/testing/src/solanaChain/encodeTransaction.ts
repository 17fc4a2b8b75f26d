import { base58 } from '@scure/base'
import { invalidParam } from './RpcError'
import type { TransactionRecord } from './TransactionRecord'
import type { WireMessage } from './WireTransaction'

/** Encodes a transaction as a node does. `hasVersion` adds its version, for callers that declare a supported one. */
export function encodeTransaction(record: TransactionRecord, encoding: unknown, hasVersion: boolean): unknown {
  const { wire, slot, blockTime } = record
  return {
    slot,
    blockTime,
    transaction: encodeWire(record, encoding),
    meta: encodeMeta(record, encoding === 'jsonParsed'),
    ...(hasVersion && { version: wire.message.version }),
  }
}

function encodeWire(record: TransactionRecord, encoding: unknown = 'json'): unknown {
  const { bytes, transaction, message } = record.wire
  switch (encoding) {
    case 'base64':
      return [Buffer.from(bytes).toString('base64'), 'base64']
    case 'base58':
      return [base58.encode(bytes), 'base58']
    case 'json':
    case 'jsonParsed': {
      const signatures = Object.values(transaction.signatures).map(one =>
        base58.encode(Uint8Array.from(one ?? new Uint8Array(64))),
      )
      return { signatures, message: encoding === 'json' ? encodeMessage(message) : parseMessage(record) }
    }
    default:
      throw invalidParam(`Invalid params: unknown variant \`${String(encoding)}\`.`)
  }
}

function encodeMessage(message: WireMessage): unknown {
  const { header, staticAccounts, lifetimeToken, instructions } = message
  return {
    header: {
      numRequiredSignatures: header.numSignerAccounts,
      numReadonlySignedAccounts: header.numReadonlySignerAccounts,
      numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
    },
    accountKeys: staticAccounts,
    recentBlockhash: lifetimeToken,
    instructions: instructions.map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
      programIdIndex: programAddressIndex,
      accounts: accountIndices,
      data: base58.encode(Uint8Array.from(data)),
      stackHeight: 1,
    })),
    ...(message.version === 0 && { addressTableLookups: lookups(message) }),
  }
}

/**
 * Returns a message in the `jsonParsed` format. Instructions stay unparsed, as on a node that doesn't know their
 * program.
 */
function parseMessage({ wire: { message }, accounts, loaded }: TransactionRecord): unknown {
  const { header, staticAccounts, lifetimeToken, instructions } = message
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  const isWritable = (index: number): boolean => {
    if (index >= staticAccounts.length) return index < staticAccounts.length + loaded.writable.length
    if (index < numSignerAccounts) return index < numSignerAccounts - numReadonlySignerAccounts
    return index < staticAccounts.length - numReadonlyNonSignerAccounts
  }
  return {
    accountKeys: accounts.map((pubkey, index) => ({
      pubkey,
      signer: index < numSignerAccounts,
      source: index < staticAccounts.length ? 'transaction' : 'lookupTable',
      writable: isWritable(index),
    })),
    recentBlockhash: lifetimeToken,
    instructions: instructions.map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
      programId: accounts[programAddressIndex],
      accounts: accountIndices.map(index => accounts[index]),
      data: base58.encode(Uint8Array.from(data)),
      stackHeight: 1,
    })),
    ...(message.version === 0 && { addressTableLookups: lookups(message) }),
  }
}

function lookups(message: WireMessage): unknown {
  const tableLookups = ('addressTableLookups' in message ? message.addressTableLookups : undefined) ?? []
  return tableLookups.map(({ lookupTableAddress, readonlyIndexes, writableIndexes }) => ({
    accountKey: lookupTableAddress,
    readonlyIndexes,
    writableIndexes,
  }))
}

function encodeMeta(record: TransactionRecord, isParsed: boolean): unknown {
  const { err, fee, preBalances, postBalances, preTokenBalances, postTokenBalances, logs, loaded } = record
  return {
    err,
    status: err === null ? { Ok: null } : { Err: err },
    fee,
    preBalances,
    postBalances,
    preTokenBalances,
    postTokenBalances,
    innerInstructions: isParsed ? [] : record.innerInstructions,
    logMessages: logs,
    ...(!isParsed && { loadedAddresses: loaded }),
    rewards: [],
    computeUnitsConsumed: record.unitsConsumed,
    ...(record.returnData !== null && { returnData: record.returnData }),
  }
}
