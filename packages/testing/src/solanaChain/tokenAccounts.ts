import { base58 } from '@scure/base'
import type { Address, EncodedAccount } from '@solana/kit'

/** The two token programs. */
export const tokenPrograms: Readonly<Record<'token' | 'token2022', Address>> = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address,
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address,
}

/** A decoded token account. */
export interface TokenAccount {
  readonly mint: Address
  readonly owner: Address
  readonly amount: bigint
  readonly delegate: Address | undefined
  readonly state: 'uninitialized' | 'initialized' | 'frozen'
  readonly isNative: boolean
}

/** A decoded mint. */
export interface Mint {
  readonly mintAuthority: Address | undefined
  readonly supply: bigint
  readonly decimals: number
  readonly isInitialized: boolean
  readonly freezeAuthority: Address | undefined
}

const accountLength = 165
const mintLength = 82
const states = ['uninitialized', 'initialized', 'frozen'] as const

/** Decodes a token account. Returns undefined if the account isn't one. Ignores Token-2022 extensions. */
export function readTokenAccount(account: EncodedAccount): TokenAccount | undefined {
  const bytes = Uint8Array.from(account.data)
  if (!isTokens(account) || bytes.length < accountLength || kindOf(bytes) === 'mint') return undefined
  const view = new DataView(bytes.buffer)
  const state = states[bytes[108] ?? 0] ?? 'uninitialized'
  return {
    mint: addressAt(bytes, 0),
    owner: addressAt(bytes, 32),
    amount: view.getBigUint64(64, true),
    delegate: optionalAt(bytes, 72),
    state,
    isNative: view.getUint32(109, true) === 1,
  }
}

/** Decodes a mint. Returns undefined if the account isn't one. */
export function readMint(account: EncodedAccount): Mint | undefined {
  const bytes = Uint8Array.from(account.data)
  const isMint = bytes.length === mintLength || (bytes.length > accountLength && kindOf(bytes) === 'mint')
  if (!isTokens(account) || !isMint) return undefined
  return {
    mintAuthority: optionalAt(bytes, 0),
    supply: new DataView(bytes.buffer).getBigUint64(36, true),
    decimals: bytes[44] ?? 0,
    isInitialized: bytes[45] === 1,
    freezeAuthority: optionalAt(bytes, 46),
  }
}

/** Encodes a mint without supply. */
export function encodeMint(authority: Address, decimals: number): Uint8Array {
  const bytes = new Uint8Array(mintLength)
  bytes[0] = 1
  bytes.set(base58.decode(authority), 4)
  bytes[44] = decimals
  bytes[45] = 1
  return bytes
}

/** Returns an amount in the format of a node. */
export function uiAmount(amount: bigint, decimals: number): Readonly<Record<string, unknown>> {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const uiAmountString = fraction === '' ? whole : `${whole}.${fraction}`
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

function isTokens({ programAddress }: EncodedAccount): boolean {
  return Object.values(tokenPrograms).includes(programAddress)
}

/** Returns the type of an account with extensions, based on the byte after the longer of the two layouts. */
function kindOf(bytes: Uint8Array): 'account' | 'mint' {
  return bytes[accountLength] === 1 ? 'mint' : 'account'
}

function addressAt(bytes: Uint8Array, offset: number): Address {
  return base58.encode(bytes.subarray(offset, offset + 32)) as Address
}

function optionalAt(bytes: Uint8Array, offset: number): Address | undefined {
  return bytes[offset] === 1 ? addressAt(bytes, offset + 4) : undefined
}
