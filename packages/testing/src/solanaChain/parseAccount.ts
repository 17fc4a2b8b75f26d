import type { Address, EncodedAccount } from '@solana/kit'
import { readLookupTable } from './lookupTable'
import { readMint, readTokenAccount, tokenPrograms, uiAmount } from './tokenAccounts'

/** Returns the `jsonParsed` data of a mint, a token account or a lookup table, or undefined for other accounts. */
export function parseAccount(account: EncodedAccount, read: (address: Address) => EncodedAccount | undefined): unknown {
  const parsed = parseToken(account, read) ?? parseLookupTable(account)
  return parsed === undefined ? undefined : { ...parsed, space: account.data.length }
}

function parseToken(
  account: EncodedAccount,
  read: (address: Address) => EncodedAccount | undefined,
): { program: string; parsed: unknown } | undefined {
  const program = account.programAddress === tokenPrograms.token2022 ? 'spl-token-2022' : 'spl-token'
  const mint = readMint(account)
  if (mint !== undefined) {
    const { supply, mintAuthority = null, freezeAuthority = null, decimals, isInitialized } = mint
    const info = { decimals, freezeAuthority, isInitialized, mintAuthority, supply: supply.toString() }
    return { program, parsed: { type: 'mint', info } }
  }
  const held = readTokenAccount(account)
  if (held === undefined) return undefined
  const mintAccount = read(held.mint)
  const decimals = (mintAccount && readMint(mintAccount)?.decimals) ?? 0
  const { isNative, mint: mintAddress, owner, state, amount, delegate } = held
  const info = {
    isNative,
    mint: mintAddress,
    owner,
    state,
    tokenAmount: uiAmount(amount, decimals),
    ...(delegate !== undefined && { delegate }),
  }
  return { program, parsed: { type: 'account', info } }
}

function parseLookupTable(account: EncodedAccount): { program: string; parsed: unknown } | undefined {
  const addresses = readLookupTable(account)
  if (addresses === undefined) return undefined
  const bytes = Buffer.from(account.data)
  const info = {
    addresses,
    deactivationSlot: bytes.readBigUInt64LE(4).toString(),
    lastExtendedSlot: bytes.readBigUInt64LE(12).toString(),
    lastExtendedSlotStartIndex: bytes[20],
  }
  return { program: 'address-lookup-table', parsed: { type: 'lookupTable', info } }
}
