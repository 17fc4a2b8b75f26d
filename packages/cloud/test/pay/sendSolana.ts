import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { SolanaInstructions } from '../../src/pay/refunds/solanaTransfer'

/** Adds read-only accounts to the last instruction, as Solana Pay does with references. */
export function withReferences(instructions: SolanaInstructions, references: readonly string[]): SolanaInstructions {
  return instructions.map((instruction, index) =>
    index < instructions.length - 1
      ? instruction
      : {
          ...instruction,
          accounts: [
            ...instruction.accounts,
            ...references.map(address => ({ address, isSigner: false, isWritable: false })),
          ],
        },
  )
}

/** A lookup table. Its addresses are passed as read-only. */
export interface SolanaLookup {
  readonly table: string
  readonly addresses: readonly string[]
}

/** Signs instructions like a wallet, and sends them. Resolves with the signature. */
export async function sendSolana(
  url: string,
  secretKey: Uint8Array,
  instructions: SolanaInstructions,
  lookup?: SolanaLookup,
): Promise<string> {
  const payer = base58.encode(secretKey.slice(32))
  const { value } = await rpc<{ value: { blockhash: string } }>(url, 'getLatestBlockhash', [])
  const message = compile(payer, value.blockhash, instructions, lookup)
  const signature = ed25519.sign(message, secretKey.slice(0, 32))
  const wire = Buffer.from(Uint8Array.of(1, ...signature, ...message)).toString('base64')
  return rpc<string>(url, 'sendTransaction', [wire, { encoding: 'base64' }])
}

/** Returns a legacy message, or one of version 0 with a lookup table. */
function compile(
  payer: string,
  blockhash: string,
  instructions: SolanaInstructions,
  { addresses, table }: SolanaLookup = { table: '', addresses: [] },
): Uint8Array {
  const writable = new Set<string>()
  const readonly = new Set<string>()
  for (const { accounts } of instructions)
    for (const { address, isWritable } of accounts) if (isWritable && address !== payer) writable.add(address)
  for (const { accounts, programId } of instructions)
    for (const address of [...accounts.map(account => account.address), programId])
      if (address !== payer && !writable.has(address) && !addresses.includes(address)) readonly.add(address)
  const statics = [payer, ...writable, ...readonly]
  const keys = [...statics, ...addresses]
  const bytes = [1, 0, readonly.size, statics.length, ...statics.flatMap(key => [...base58.decode(key)])]
  bytes.push(...base58.decode(blockhash), instructions.length)
  for (const { accounts, data, programId } of instructions) {
    const indexes = accounts.map(({ address }) => keys.indexOf(address))
    const content = Buffer.from(data, 'base64')
    bytes.push(keys.indexOf(programId), indexes.length, ...indexes, content.length, ...content)
  }
  if (table === '') return Uint8Array.from(bytes)
  const lookups = [1, ...base58.decode(table), 0, addresses.length, ...addresses.keys()]
  return Uint8Array.from([0x80, ...bytes, ...lookups])
}

async function rpc<Result>(url: string, method: string, params: readonly unknown[]): Promise<Result> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { error, result } = (await response.json()) as { result: Result; error?: { message: string } }
  if (error) throw new Error(error.message)
  return result
}
