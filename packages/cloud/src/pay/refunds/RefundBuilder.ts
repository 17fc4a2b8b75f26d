import type { UnsignedTransaction } from '@openappkit/contract'
import { z } from 'zod'
import type { ChainRpc } from '../../chains/ChainRpc'
import { quantitySchema } from '../../chains/quantity'
import { HttpFailure } from '../../http/HttpFailure'
import type { PayPaymentRow } from '../../storage/paySchema'
import { addressWord } from '../chain/evmReceipt'
import { lamportTransfer, type SolanaMint, tokenTransfer } from './solanaTransfer'

/** Virtual bytes of a transaction with one input and two outputs. */
const BITCOIN_SIZE = 180
/** Satoshis below which an output is dust. */
const BITCOIN_DUST = 546n
const TOKEN_PROGRAMS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

const outspendSchema = z.object({ spent: z.boolean() })
const ratesSchema = z.record(z.string().max(10), z.number().min(0).max(100_000))
const mintSchema = z.object({
  value: z.object({
    owner: z.enum(TOKEN_PROGRAMS),
    data: z.object({ parsed: z.object({ info: z.object({ decimals: z.int().min(0).max(255) }) }) }),
  }),
})

/** A refund to build. */
export interface RefundInput {
  readonly payment: PayPaymentRow
  /** Whether the payment went to an address of the invoice's own. */
  readonly isOwnAddress: boolean
  /** Address of the payer. */
  readonly to: string
  readonly amount: bigint
}

/** Builds unsigned refunds from the address that received the payment. The server has no key. */
export class RefundBuilder {
  readonly #rpc: Pick<ChainRpc, 'request' | 'rest'>

  constructor(rpc: Pick<ChainRpc, 'request' | 'rest'>) {
    this.#rpc = rpc
  }

  /**
   * Builds a refund.
   *
   * @throws ChainUnavailable or ChainRefused if the chain can't be read, HttpFailure 409 if the payment was spent.
   */
  build(input: RefundInput, signal: AbortSignal): Promise<UnsignedTransaction> {
    const { chainId } = input.payment
    if (chainId.startsWith('solana:')) return this.#solana(input, signal)
    return chainId.startsWith('bip122:') ? this.#bitcoin(input, signal) : this.#evm(input, signal)
  }

  async #evm({ amount, isOwnAddress, payment, to }: RefundInput, signal: AbortSignal): Promise<UnsignedTransaction> {
    const { asset, chainId, recipient: from } = payment
    const count = isOwnAddress
      ? await this.#rpc.request(chainId, 'eth_getTransactionCount', [from, 'latest'], signal)
      : undefined
    const call =
      asset === 'native'
        ? { to, data: '0x', value: `${amount}` }
        : {
            to: asset,
            data: `0xa9059cbb${addressWord(to.toLowerCase()).slice(2)}${amount.toString(16).padStart(64, '0')}`,
            value: '0',
          }
    return {
      kind: 'evm',
      chainId: Number(chainId.slice('eip155:'.length)),
      from,
      ...call,
      nonce: count === undefined ? null : Number(quantitySchema.parse(count)),
    }
  }

  async #solana({ amount, payment, to }: RefundInput, signal: AbortSignal): Promise<UnsignedTransaction> {
    const { asset, chainId, recipient: from } = payment
    const transfer = { from, to, amount }
    if (asset === 'native') return { kind: 'solana', feePayer: from, instructions: lamportTransfer(transfer) }
    const options = { encoding: 'jsonParsed', commitment: 'confirmed' }
    const answer = mintSchema.parse(await this.#rpc.request(chainId, 'getAccountInfo', [asset, options], signal))
    const { data, owner: program } = answer.value
    const mint: SolanaMint = { mint: asset, program, decimals: data.parsed.info.decimals }
    return { kind: 'solana', feePayer: from, instructions: tokenTransfer(transfer, mint) }
  }

  async #bitcoin({ amount, payment, to }: RefundInput, signal: AbortSignal): Promise<UnsignedTransaction> {
    const { chainId, position, recipient, txHash } = payment
    const vout = Number(position.slice('out:'.length))
    const path = `/tx/${txHash}/outspend/${vout}`
    const { spent } = outspendSchema.parse(await this.#rpc.rest(chainId, path, outspendSchema, signal))
    if (spent) throw new HttpFailure(409, 'paymentId', 'The payment was already spent. Refund it from your wallet.')
    const rates = ratesSchema.parse(await this.#rpc.rest(chainId, '/fee-estimates', ratesSchema, signal))
    const fee = BigInt(Math.ceil(Math.max(1, rates['6'] ?? rates['3'] ?? 1) * BITCOIN_SIZE))
    const value = amount - fee
    if (value < BITCOIN_DUST) throw new HttpFailure(409, 'amount', 'The amount is less than the network fee')
    const change = BigInt(payment.amount) - amount
    return {
      kind: 'bitcoin',
      inputs: [{ txid: txHash, vout, value: payment.amount }],
      outputs: [
        { address: to, value: `${value}` },
        ...(change >= BITCOIN_DUST ? [{ address: recipient, value: `${change}` }] : []),
      ],
    }
  }
}
