import { base64 } from '@scure/base'
import {
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  isAddress,
  pipe,
  type SignatureBytes,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import type { SolanaWalletCore } from '../solanaWallet/SolanaWalletCore'
import { PaymentError } from './PaymentError'
import { broadcastPayment } from './pay'
import { SolanaReader } from './SolanaReader'
import { memoInstruction, withReferences } from './solanaInstructions'
import { solTransfer } from './solTransfer'
import { splTransfer } from './splTransfer'
import type { WalletPayment } from './WalletPayment'

/** Highest size of a transaction in bytes, which fits into one packet. */
const maxSize = 1232

/**
 * Sends SOL or a token from the selected account, as a transfer of
 * [Solana Pay](https://solana.com/docs/tools/solana-pay/specification/version1-1). Resolves with the signature.
 *
 * @throws PaymentError or ProviderRpcError
 */
export async function payOnSolana(wallet: SolanaWalletCore, payment: WalletPayment): Promise<string> {
  const [account] = wallet.accounts
  if (account === undefined) throw new RangeError('The wallet has no account. Pass at least one.')
  const chain = wallet.chainOf(payment.chainId)
  const reader = new SolanaReader((method, params) => wallet.callChain(chain, method, params))
  const { recipient, references = [], memo = '' } = payment
  const payer = account.address as Address
  if (!isAddress(recipient))
    throw new PaymentError('invalid-recipient', `${recipient} isn't a Solana address. Pass one.`)
  const unknown = references.find(reference => !isAddress(reference))
  if (unknown !== undefined)
    throw new PaymentError('unsupported-field', `The reference ${unknown} isn't a key of 32 bytes in base58.`)
  const transfer = { payer, recipient, amount: payment.amount }
  const { token } = payment
  const { before, instruction } =
    token === undefined ? await solTransfer(reader, transfer) : await splTransfer(reader, { ...transfer, token })
  const bytes = sign(account, await reader.latestBlockhash(), [
    ...before,
    // Solana Pay requires the memo directly before the transfer.
    ...(memo === '' ? [] : [memoInstruction(memo)]),
    withReferences(instruction, references as readonly Address[]),
  ])
  if (bytes.length > maxSize)
    throw new PaymentError('unsupported-field', "The references and the memo don't fit into a transaction.")
  return broadcastPayment(() => reader.send(base64.encode(bytes)))
}

/** Returns the bytes of a transaction that `account` pays and signs. */
function sign(
  account: { readonly address: string; sign(message: Uint8Array): Uint8Array },
  lifetime: { readonly blockhash: Blockhash; readonly lastValidBlockHeight: bigint },
  instructions: readonly Instruction[],
): Uint8Array {
  const payer = account.address as Address
  const compiled = pipe(
    createTransactionMessage({ version: 'legacy' }),
    message => setTransactionMessageFeePayer(payer, message),
    message => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    message => appendTransactionMessageInstructions(instructions, message),
    compileTransaction,
  )
  const signature = account.sign(Uint8Array.from(compiled.messageBytes)) as SignatureBytes
  return Uint8Array.from(getTransactionEncoder().encode({ ...compiled, signatures: { [payer]: signature } }))
}
