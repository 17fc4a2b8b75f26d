import type { EvmChain } from '@openappkit/testing/node'
import { type Address, createWalletClient, getAddress, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/**
 * Transfer behavior of a test token: the full amount arrives, the token keeps a hundredth, or nothing moves and the
 * call returns false.
 */
export type TokenKind = 'plain' | 'keepsHundredth' | 'answersFalse'

/**
 * Deploys an early-style token: `symbol` is a bytes32, and `transfer` returns nothing. The storage slot of a holder's
 * address contains its balance. The first account holds 1 000 000 000 units with six decimals.
 */
export async function deployToken(chain: EvmChain, kind: TokenKind = 'plain'): Promise<Address> {
  const [{ privateKey }] = chain.accounts
  const client = createWalletClient({
    account: privateKeyToAccount(privateKey),
    chain: chain.chain,
    transport: http(chain.url),
  })
  const hash = await client.sendTransaction({ data: creationCode(kind) })
  const { contractAddress } = await chain.waitForReceipt(hash)
  if (!contractAddress) throw new Error('The token was not deployed.')
  return getAddress(contractAddress)
}

const opcodes: Readonly<Record<string, string>> = {
  ADD: '01',
  SUB: '03',
  DIV: '04',
  LT: '10',
  EQ: '14',
  SHR: '1c',
  CALLER: '33',
  CALLDATALOAD: '35',
  CODECOPY: '39',
  MSTORE: '52',
  SLOAD: '54',
  SSTORE: '55',
  JUMPI: '57',
  STOP: '00',
  DUP1: '80',
  DUP2: '81',
  SWAP1: '90',
  RETURN: 'f3',
  REVERT: 'fd',
}

const keepHundredth = 'DUP1 64 SWAP1 DIV SWAP1 SUB'
const answerFalse = '00 00 MSTORE 20 00 RETURN'

/** Source in opcodes. Hex bytes are pushed, `:label` marks a position and `@label` pushes it. */
const runtime = (kind: TokenKind): string => `
  00 CALLDATALOAD e0 SHR
  DUP1 313ce567 EQ @decimals JUMPI
  DUP1 95d89b41 EQ @symbol JUMPI
  DUP1 70a08231 EQ @balanceOf JUMPI
  DUP1 a9059cbb EQ @transfer JUMPI
  :revert 00 00 REVERT
  :decimals 06 00 MSTORE 20 00 RETURN
  :symbol ${Buffer.from('USDT').toString('hex').padEnd(64, '0')} 00 MSTORE 20 00 RETURN
  :balanceOf 04 CALLDATALOAD SLOAD 00 MSTORE 20 00 RETURN
  :transfer
  ${kind === 'answersFalse' ? answerFalse : ''}
  24 CALLDATALOAD CALLER SLOAD DUP2 DUP2 LT @revert JUMPI
  DUP2 SWAP1 SUB CALLER SSTORE
  ${kind === 'keepsHundredth' ? keepHundredth : ''}
  04 CALLDATALOAD SLOAD ADD 04 CALLDATALOAD SSTORE
  STOP`

function creationCode(kind: TokenKind): Hex {
  const body = assemble(runtime(kind))
  const length = (body.length / 2).toString(16).padStart(2, '0')
  const setUp = assemble(`3b9aca00 CALLER SSTORE ${length} DUP1 12 00 CODECOPY 00 RETURN`)
  return `0x${setUp}${body}`
}

function assemble(source: string): string {
  const labels = new Map<string, string>()
  const words = source.trim().split(/\s+/)
  const encode = (word: string): string => {
    if (word.startsWith(':')) return '5b'
    const bytes = word.startsWith('@') ? (labels.get(word.slice(1)) ?? '00') : word
    return opcodes[bytes] ?? (0x5f + bytes.length / 2).toString(16) + bytes
  }
  let at = 0
  for (const word of words) {
    if (word.startsWith(':')) labels.set(word.slice(1), at.toString(16).padStart(2, '0'))
    at += encode(word).length / 2
  }
  return words.map(encode).join('')
}
