import { bytesToHex } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import type { ParsedRequest } from '../../request/ParsedRequest'
import type { ReviewedRequest } from '../../request/WalletRequest'
import { callsIdOf } from '../../rpc/callsId'
import type { TransactionSender } from '../../rpc/TransactionSender'
import { WalletFailure } from '../../WalletFailure'

/** Sends what has to be sent, and returns the answer in the encoding of AppKit 1.8's wire. */
export async function encodeAnswer(
  { form, sendOptions }: ParsedRequest,
  { chainId }: ReviewedRequest,
  signed: readonly Uint8Array[],
  sender: TransactionSender,
): Promise<unknown> {
  const [first] = signed
  if (first === undefined) throw new WalletFailure('embedded/failed', 'The wallet failed to sign the request.')
  switch (form) {
    case 'evmSignature':
      return `0x${bytesToHex(first)}`
    case 'evmHash':
      return sender.sendEvm(chainId, first)
    case 'evmCalls':
      return { id: callsIdOf(await sender.sendEvm(chainId, first), chainId) }
    case 'solanaSignature':
      return { signature: base58.encode(first) }
    case 'solanaTransaction':
      return { transaction: base58.encode(first) }
    case 'solanaTransactions':
      return { transactions: signed.map(transaction => base58.encode(transaction)) }
    case 'solanaSent':
      return { signature: await sender.sendSolana(chainId, first, sendOptions ?? {}) }
  }
}
