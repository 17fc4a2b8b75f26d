import { AppKitError } from '@openappkit/appkit-core/adapter'
import { encodeBase58 } from '../codec/base58'
import { decodeBase64 } from '../codec/base64'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import { obstacleOf, type TransferObstacle } from './mintExtensions'
import type { SolanaRpc } from './SolanaRpc'

/** Token programs: the original one, and Token-2022 with extensions. */
export const tokenPrograms: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/** Token definition. */
export interface Mint {
  readonly decimals: number
  /** Address of the token program. */
  readonly program: string
  /** Reason why this adapter can't send the token, if any. */
  readonly obstacle: TransferObstacle | undefined
}

/** Token account of an owner. */
export interface TokenAccount {
  readonly address: string
  readonly amount: bigint
  /** Whether the issuer froze the account. */
  readonly isFrozen: boolean
}

/** Offset of a token account's state, and the value of a frozen state. */
const stateOffset = 108
const frozen = 2

/** Account as an RPC node returns it. */
export interface RpcAccount {
  readonly data: readonly [base64: string, encoding: string]
  readonly owner: string
}

/**
 * Reads a token's definition.
 *
 * @throws {AppKitError} `token/not-found` when the network has no such token.
 */
export async function readMint(rpc: SolanaRpc, address: string, commitment: SolanaCommitment): Promise<Mint> {
  const account = await readAccount(rpc, address, commitment)
  const decimals = account?.bytes[44]
  // A mint without extensions has 82 bytes. With extensions, the account type follows the longest base account.
  const isMint = account?.bytes.length === 82 || account?.bytes[165] === 1
  if (!account || !isMint || decimals === undefined || !tokenPrograms.includes(account.owner))
    throw new AppKitError('token/not-found', 'This network has no such token. Check its address.')
  return { decimals, program: account.owner, obstacle: obstacleOf(account.bytes) }
}

/** Returns all token accounts of an address for one token. */
export async function tokenAccountsOf(
  rpc: SolanaRpc,
  owner: string,
  mint: string,
  commitment: SolanaCommitment,
): Promise<readonly TokenAccount[]> {
  const { value } = await rpc.ask<{
    readonly value: readonly { readonly pubkey: string; readonly account: RpcAccount }[]
  }>('getTokenAccountsByOwner', owner, { mint }, { encoding: 'base64', commitment })
  return value.map(({ pubkey, account }) => {
    const bytes = decodeBase64(account.data[0])
    return { address: pubkey, amount: amountOf(bytes), isFrozen: bytes[stateOffset] === frozen }
  })
}

/** Returns the program and data of an account, or undefined if it doesn't exist. */
export async function readAccount(
  rpc: SolanaRpc,
  address: string,
  commitment: SolanaCommitment,
): Promise<{ readonly owner: string; readonly bytes: Uint8Array } | undefined> {
  const { value } = await rpc.ask<{ readonly value: RpcAccount | null }>('getAccountInfo', address, {
    encoding: 'base64',
    commitment,
  })
  return value ? { owner: value.owner, bytes: decodeBase64(value.data[0]) } : undefined
}

/** Returns the token of a token account, or undefined for any other account. */
export function mintOf({ owner, bytes }: { readonly owner: string; readonly bytes: Uint8Array }): string | undefined {
  const isHolder = bytes.length === 165 || bytes[165] === 2
  return tokenPrograms.includes(owner) && isHolder ? encodeBase58(bytes.subarray(0, 32)) : undefined
}

/** Returns the owner of an account that {@link mintOf} recognizes. */
export function holderOf({ bytes }: { readonly bytes: Uint8Array }): string {
  return encodeBase58(bytes.subarray(32, 64))
}

/** Returns the balance of a token account, or zero if it doesn't exist. */
export function heldBy(account: RpcAccount | null | undefined): bigint {
  return account ? amountOf(decodeBase64(account.data[0])) : 0n
}

function amountOf(bytes: Uint8Array): bigint {
  return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(64, true)
}
