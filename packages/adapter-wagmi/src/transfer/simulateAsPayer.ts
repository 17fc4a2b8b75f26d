import type { Erc20Transfer, TriedTransfer } from './Erc20Transfer'
import { encodeBalanceOf, readUint } from './erc20'
import type { NodeRequest } from './NodeRequest'
import { transferRequest } from './transferRequest'

/**
 * EVM program that replaces the payer's code for one call: it reads both balances, transfers, and reads both again. Its
 * input is `balanceOf(payer)`, `balanceOf(payee)`, `transfer(payee, amount)` and the token's address as a word. It
 * returns five words: two balances, whether the transfer succeeded, two balances.
 */
const program = [
  // Copies the input to memory.
  '3660006000' + '37',
  balanceCall('6000', '60a0'),
  balanceCall('6024', '60c0'),
  // Calls the token with no value and 68 bytes from offset 72.
  '6000600060446048' + '6000608c355af1' + '60e052',
  balanceCall('6000', '610100'),
  balanceCall('6024', '610120'),
  '60a060a0f3',
].join('')

/** Calls with the 36 bytes at `input` and writes one word to `output`. */
function balanceCall(input: string, output: string): string {
  return `6020${output}6024${input}6000608c355af150`
}

/**
 * Simulates a token transfer by overriding the payer's code, which most nodes allow for a call. Returns undefined if
 * this node doesn't.
 */
export async function simulateAsPayer(node: NodeRequest, transfer: Erc20Transfer): Promise<TriedTransfer | undefined> {
  const { address: payer, to, tokenAddress } = transfer
  const { data = '0x' } = transferRequest(transfer)
  const parts = [encodeBalanceOf(payer), encodeBalanceOf(to), data, `0x${tokenAddress.slice(2).padStart(64, '0')}`]
  const call = { to: payer, data: `0x${parts.map(part => part.slice(2)).join('')}` }
  const overrides = { [payer]: { code: `0x${program}` } }
  const answer = await node('eth_call', call, 'latest', overrides).catch(() => undefined)
  const words = typeof answer === 'string' ? (answer.slice(2).match(/.{64}/gu) ?? []) : []
  const [payerBefore, payeeBefore, success, payerAfter, payeeAfter] = words.map(word => readUint(`0x${word}`))
  if (payerBefore === undefined || payeeBefore === undefined || payerAfter === undefined || payeeAfter === undefined)
    return undefined
  if (success === 0n) return { failure: undefined }
  return { payer: [payerBefore, payerAfter], payee: [payeeBefore, payeeAfter] }
}
