import {
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  type KeyPairSigner,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { associatedAccount } from '../solanaChain/associatedAccount'
import { createAssociatedAccount, transfer, transferTokens } from '../solanaChain/instructions'

/** A token that changes hands. Without a mint, it's native SOL. */
export interface OfferSide {
  readonly mint: { readonly address: Address; readonly program: Address; readonly decimals: number } | undefined
  readonly amount: bigint
}

/** An exchange of tokens between a taker and a maker. */
export interface Offer {
  readonly taker: Address
  readonly maker: KeyPairSigner
  /** The taker pays it to the maker. */
  readonly input: OfferSide
  /** The maker pays it to the taker. */
  readonly output: OfferSide
  readonly lifetime: { readonly blockhash: Blockhash; readonly lastValidBlockHeight: bigint }
}

/**
 * Writes the transaction that settles an offer, and signs it as the maker. The taker pays the fee and signs last.
 * Resolves with base64.
 */
export async function writeOffer({ taker, maker, input, output, lifetime }: Offer): Promise<string> {
  const instructions = [
    ...(await createFor(taker, output)),
    await pay(taker, maker.address, input),
    await pay(maker.address, taker, output),
  ]
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    empty => setTransactionMessageFeePayer(taker, empty),
    paid => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    limited => appendTransactionMessageInstructions(instructions, limited),
  )
  return getBase64EncodedWireTransaction(await partiallySignTransaction([maker.keyPair], compileTransaction(message)))
}

/** Resolves with the instructions that give `taker` an account for the token. */
async function createFor(taker: Address, { mint }: OfferSide): Promise<Instruction[]> {
  return mint ? [createAssociatedAccount(taker, await associatedAccount(taker, mint.address, mint.program))] : []
}

async function pay(from: Address, to: Address, { mint, amount }: OfferSide): Promise<Instruction> {
  if (!mint) return transfer(from, to, amount)
  const source = await associatedAccount(from, mint.address, mint.program)
  const target = await associatedAccount(to, mint.address, mint.program)
  return transferTokens(source, target, amount, mint.decimals)
}
