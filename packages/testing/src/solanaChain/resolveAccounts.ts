import type { Address, EncodedAccount } from '@solana/kit'
import { lookupTableProgram, readLookupTable } from './lookupTable'
import type { TransactionRecord } from './TransactionRecord'
import type { WireMessage } from './WireTransaction'

type Resolved = Pick<TransactionRecord, 'accounts' | 'loaded'>

/** Returns all accounts of a message, or the name of the error if a lookup table is invalid. */
export function resolveAccounts(
  message: WireMessage,
  read: (address: Address) => EncodedAccount | undefined,
): Resolved | string {
  const writable: Address[] = []
  const readonly: Address[] = []
  for (const lookup of ('addressTableLookups' in message ? message.addressTableLookups : undefined) ?? []) {
    const account = read(lookup.lookupTableAddress)
    if (account === undefined) return 'AddressLookupTableNotFound'
    if (account.programAddress !== lookupTableProgram) return 'InvalidAddressLookupTableOwner'
    const table = readLookupTable(account)
    if (table === undefined) return 'InvalidAddressLookupTableData'
    for (const [indexes, target] of [
      [lookup.writableIndexes, writable],
      [lookup.readonlyIndexes, readonly],
    ] as const) {
      for (const index of indexes) {
        const address = table[index]
        if (address === undefined) return 'InvalidAddressLookupTableIndex'
        target.push(address)
      }
    }
  }
  return { accounts: [...message.staticAccounts, ...writable, ...readonly], loaded: { writable, readonly } }
}
