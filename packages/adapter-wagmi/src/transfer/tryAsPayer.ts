import { encodeBalanceOf, readUint } from './erc20'
import type { NodeRequest } from './NodeRequest'
import type { TokenTrial, TriedTransfer } from './TokenTrial'
import { transferRequest } from './transferRequest'

/**
 * A program that stands at the payer's address for one call: reads both balances, transfers, reads both again. It is given `balanceOf(payer)`,
 * `balanceOf(payee)`, `transfer(payee, amount)` and the token's address in a word, and answers with five words: two balances, whether the transfer went
 * through, two balances.
 */
const program = [
  // Everything that it was given, to memory.
  '3660006000' + '37',
  balanceCall('6000', '60a0'),
  balanceCall('6024', '60c0'),
  // No value, 68 bytes from 72 on.
  '6000600060446048' + '6000608c355af1' + '60e052',
  balanceCall('6000', '610100'),
  balanceCall('6024', '610120'),
  '60a060a0f3',
].join('')

/** One word of answer to `output`, for the 36 bytes at `input`. */
function balanceCall(input: string, output: string): string {
  return `6020${output}6024${input}6000608c355af150`
}

/** Tries a token transfer with a program of ours in place of the payer's, which most nodes allow for a call. Undefined where this one doesn't. */
export async function tryAsPayer(node: NodeRequest, transfer: TokenTrial): Promise<TriedTransfer | undefined> {
  const { address: payer, to, tokenAddress } = transfer
  const { data = '0x' } = transferRequest(transfer)
  const given = [encodeBalanceOf(payer), encodeBalanceOf(to), data, `0x${tokenAddress.slice(2).padStart(64, '0')}`]
  const call = { to: payer, data: `0x${given.map(part => part.slice(2)).join('')}` }
  const overrides = { [payer]: { code: `0x${program}` } }
  const answer = await node('eth_call', call, 'latest', overrides).catch(() => undefined)
  const words = typeof answer === 'string' ? (answer.slice(2).match(/.{64}/gu) ?? []) : []
  const [payerBefore, payeeBefore, success, payerAfter, payeeAfter] = words.map(word => readUint(`0x${word}`))
  if (payerBefore === undefined || payeeBefore === undefined || payerAfter === undefined || payeeAfter === undefined)
    return undefined
  if (success === 0n) return { failure: undefined }
  return { payer: [payerBefore, payerAfter], payee: [payeeBefore, payeeAfter] }
}
