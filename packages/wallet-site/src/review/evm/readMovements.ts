import type { Hex } from 'viem'
import { decodeAbiParameters, size } from 'viem/utils'
import { permit2Address } from '../assets/namedContracts'
import type { EvmLog } from './EvmOutcome'

/** Address that nodes give transfers of the native coin in a simulation. */
export const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Units of a token or NFT that move to the account, or away from it if negative. */
export interface Movement {
  readonly standard: 'native' | 'erc20' | 'erc721' | 'erc1155'
  readonly contract: string
  /** Of an NFT. */
  readonly tokenId: bigint | undefined
  readonly amount: bigint
  readonly party: string
}

/** Amount that a party may take from the account after the transaction. */
export interface Allowance {
  readonly standard: 'erc20' | 'erc721' | 'erc1155' | 'collection'
  readonly contract: string
  readonly tokenId: bigint | undefined
  /** Base units. 0: revoked. */
  readonly amount: bigint
  readonly spender: string
  /** Seconds since the epoch. */
  readonly until: bigint | undefined
}

/** Transfers and allowances of an account according to logs. */
export interface Movements {
  readonly moves: readonly Movement[]
  readonly allowances: readonly Allowance[]
  /** Contracts whose logs name the account in a way that may stand for a balance, such as deposits of wrapped coins. */
  readonly candidates: readonly string[]
}

const topic = {
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  transferSingle: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  transferBatch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  approvalForAll: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  permit2Approval: '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b',
  permit2Permit: '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec',
  deposit: '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c',
  withdrawal: '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65',
} as const

/** Reads the transfers and allowances of an account from the logs of a transaction. Logs may lie about their own contract only. */
export function readMovements(logs: readonly EvmLog[], account: string): Movements {
  const own = account.toLowerCase()
  const moves = logs.flatMap(log => readMoves(log)).filter(({ from, to }) => (from === own) !== (to === own))
  const seen = new Set<string>()
  for (const { address, topics } of logs) {
    const isBalance = topics[0] === topic.deposit || topics[0] === topic.withdrawal
    if (isBalance && addressOf(topics[1]) === own) seen.add(address)
  }
  return {
    moves: moves.map(({ from, to, amount, ...move }) =>
      from === own ? { ...move, amount: -amount, party: to } : { ...move, amount, party: from },
    ),
    allowances: logs.flatMap(log => readAllowances(log, own)),
    candidates: [...seen],
  }
}

type Move = Omit<Movement, 'party'> & { readonly from: string; readonly to: string }

function readMoves({ address, topics, data }: EvmLog): readonly Move[] {
  const [kind, first, second, third] = topics
  if (kind === topic.transfer && third === undefined && size(data) === 32) {
    const standard = address === nativeAddress ? 'native' : 'erc20'
    return [moveOf(standard, address, undefined, BigInt(data), first, second)]
  }
  if (kind === topic.transfer && third !== undefined) {
    return [moveOf('erc721', address, BigInt(third), 1n, first, second)]
  }
  if (kind === topic.transferSingle && size(data) === 64) {
    const [id, amount] = [BigInt(data.slice(0, 66)), BigInt(`0x${data.slice(66)}`)]
    return [moveOf('erc1155', address, id, amount, second, third)]
  }
  if (kind !== topic.transferBatch) return []
  return readBatch(data).map(([id, amount]) => moveOf('erc1155', address, id, amount, second, third))
}

function moveOf(
  standard: Movement['standard'],
  contract: string,
  tokenId: bigint | undefined,
  amount: bigint,
  from: Hex | undefined,
  to: Hex | undefined,
): Move {
  return { standard, contract, tokenId, amount, from: addressOf(from), to: addressOf(to) }
}

function readBatch(data: Hex): readonly (readonly [bigint, bigint])[] {
  try {
    const [ids, amounts] = decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], data)
    return ids.flatMap((id, index) => {
      const amount = amounts[index]
      return amount === undefined ? [] : [[id, amount] as const]
    })
  } catch {
    return []
  }
}

function readAllowances(log: EvmLog, own: string): readonly Allowance[] {
  const { address, topics, data } = log
  const [kind, owner, second, third] = topics
  if (addressOf(owner) !== own) return []
  const spender = addressOf(second)
  const contract = address
  if (kind === topic.approval && third !== undefined) {
    return [
      {
        standard: 'erc721',
        contract,
        tokenId: BigInt(third),
        amount: isZero(spender) ? 0n : 1n,
        spender,
        until: undefined,
      },
    ]
  }
  if (kind === topic.approval && size(data) === 32) {
    return [{ standard: 'erc20', contract, tokenId: undefined, amount: BigInt(data), spender, until: undefined }]
  }
  if (kind === topic.approvalForAll && size(data) === 32) {
    return [{ standard: 'collection', contract, tokenId: undefined, amount: BigInt(data), spender, until: undefined }]
  }
  const isPermit2 = kind === topic.permit2Approval || kind === topic.permit2Permit
  if (!isPermit2 || address !== permit2Address || size(data) < 64) return []
  const [amount, until] = [BigInt(data.slice(0, 66)), BigInt(`0x${data.slice(66, 130)}`)]
  return [{ standard: 'erc20', contract: spender, tokenId: undefined, amount, spender: addressOf(third), until }]
}

function addressOf(word: Hex | undefined): string {
  return word === undefined ? '' : `0x${word.slice(26).toLowerCase()}`
}

function isZero(address: string): boolean {
  return /^0x0*$/.test(address)
}
