import { base58, base64 } from '@scure/base'
import { ByteError, ByteReader } from './ByteReader'
import { programs } from './programs'

/** A token account. */
export interface TokenAccountState {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly delegate: string | undefined
  readonly delegatedAmount: bigint
  readonly closeAuthority: string | undefined
}

/** An account at one time. Absent accounts have no lamports. */
export interface SolanaAccountState {
  readonly lamports: bigint
  /** Program that owns it. */
  readonly program: string
  readonly data: Uint8Array
  readonly token: TokenAccountState | undefined
}

const mostBytes = 20_000

/** Reads an account in the form of `getMultipleAccounts` and `simulateTransaction`. Undefined: malformed. */
export function readAccountState(value: unknown): SolanaAccountState | undefined {
  if (value === null) return { lamports: 0n, program: programs.system, data: new Uint8Array(), token: undefined }
  if (typeof value !== 'object' || !('lamports' in value && 'owner' in value && 'data' in value)) return undefined
  const { lamports, owner, data } = value
  const units = lamportsOf(lamports)
  const bytes = bytesOf(data)
  if (units === undefined || typeof owner !== 'string' || !bytes) return undefined
  return { lamports: units, program: owner, data: bytes, token: tokenOf(owner, bytes) }
}

function lamportsOf(value: unknown): bigint | undefined {
  const isNumber = typeof value === 'number' && Number.isInteger(value) && value >= 0
  return isNumber || (typeof value === 'bigint' && value >= 0n) ? BigInt(value) : undefined
}

function bytesOf(data: unknown): Uint8Array | undefined {
  const text: unknown = Array.isArray(data) && data[1] === 'base64' ? data[0] : undefined
  if (typeof text !== 'string') return undefined
  // Longer accounts belong to programs, and only their lamports count here.
  if (text.length > mostBytes * 2) return new Uint8Array()
  try {
    return base64.decode(text)
  } catch {
    return undefined
  }
}

function tokenOf(program: string, data: Uint8Array): TokenAccountState | undefined {
  const isTokenProgram = program === programs.token || program === programs.token2022
  // With extensions, the byte after the account says what it is. 2: token account.
  if (!isTokenProgram || data.length < 165 || (data.length > 165 && data[165] !== 2)) return undefined
  try {
    const reader = new ByteReader(data)
    const [mint, owner, amount] = [reader.key(), reader.key(), reader.u64()]
    const delegate = option(reader)
    reader.bytes(1 + 4 + 8)
    const delegatedAmount = reader.u64()
    return { mint, owner, amount, delegate, delegatedAmount, closeAuthority: option(reader) }
  } catch (error) {
    if (error instanceof ByteError) return undefined
    throw error
  }
}

function option(reader: ByteReader): string | undefined {
  const isSet = reader.u32() === 1
  const key = reader.bytes(32)
  return isSet ? base58.encode(key) : undefined
}

/** Returns the decimals of a mint, or undefined if the account is none. */
export function mintDecimals({ program, data }: SolanaAccountState): number | undefined {
  const isTokenProgram = program === programs.token || program === programs.token2022
  const isMint = data.length === 82 || (data.length > 165 && data[165] === 1)
  return isTokenProgram && isMint ? data[44] : undefined
}
