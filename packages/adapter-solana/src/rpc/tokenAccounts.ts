import { AppKitError } from '@openappkit/appkit-core/adapter'
import { encodeBase58 } from '../codec/base58'
import { decodeBase64 } from '../codec/base64'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import { obstacleOf, type TransferObstacle } from './mintExtensions'
import type { SolanaRpc } from './SolanaRpc'

/** The programs that keep tokens: the first one, and the one with extensions (Token-2022). */
export const tokenPrograms: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/** A token. */
export interface Mint {
  readonly decimals: number
  /** The program that keeps it. */
  readonly program: string
  /** Why it can't be sent from here, if it can't. */
  readonly obstacle: TransferObstacle | undefined
}

/** An account that holds a token for somebody. */
export interface TokenAccount {
  readonly address: string
  readonly amount: bigint
  /** Its issuer lets nothing leave it. */
  readonly isFrozen: boolean
}

/** Where a token account says whether it can be used, and that it can't. */
const stateOffset = 108
const frozen = 2

/** An account as RPC tells it. */
export interface RpcAccount {
  readonly data: readonly [base64: string, encoding: string]
  readonly owner: string
}

/** @throws AppKitError `token/not-found` when there is no such token on this network. */
export async function readMint(rpc: SolanaRpc, address: string, commitment: SolanaCommitment): Promise<Mint> {
  const account = await readAccount(rpc, address, commitment)
  const decimals = account?.bytes[44]
  // A mint is 82 bytes; with extensions its kind is told at the end of what an account of either kind can have.
  const isMint = account?.bytes.length === 82 || account?.bytes[165] === 1
  if (!account || !isMint || decimals === undefined || !tokenPrograms.includes(account.owner))
    throw new AppKitError('token/not-found', 'There is no such token on this network. Check its address.')
  return { decimals, program: account.owner, obstacle: obstacleOf(account.bytes) }
}

/** What an address holds of a token, in whichever accounts. */
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

/** The account at an address, if there is one: the program it belongs to, and its data. */
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

/** The token that an account of a token program holds; nothing for what is no such account. */
export function mintOf({ owner, bytes }: { readonly owner: string; readonly bytes: Uint8Array }): string | undefined {
  const isHolder = bytes.length === 165 || bytes[165] === 2
  return tokenPrograms.includes(owner) && isHolder ? encodeBase58(bytes.subarray(0, 32)) : undefined
}

/** Who owns an account that {@link mintOf} knows. */
export function holderOf({ bytes }: { readonly bytes: Uint8Array }): string {
  return encodeBase58(bytes.subarray(32, 64))
}

/** What a token account holds; nothing where there is none. */
export function heldBy(account: RpcAccount | null | undefined): bigint {
  return account ? amountOf(decodeBase64(account.data[0])) : 0n
}

function amountOf(bytes: Uint8Array): bigint {
  return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(64, true)
}
