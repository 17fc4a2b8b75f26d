import { randomBytes } from 'node:crypto'
import { base58 } from '@scure/base'
import {
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { associatedAccount } from './associatedAccount'
import { transactionErrorMessage } from './errorMessages'
import { createAssociatedAccount, mintTokens, systemProgram, transfer } from './instructions'
import type { Ledger } from './Ledger'
import { type MintExtensions, withExtensions } from './mintExtensions'
import { RpcError } from './RpcError'
import { isRecord } from './TransactionRecord'
import { encodeMint, tokenPrograms } from './tokenAccounts'
import { readTransaction } from './WireTransaction'

/** More than the total supply, but within 64 bits. */
const reserve = 2n ** 62n

/** Sends lamports and tokens with ordinary transactions from its own account. */
export class Faucet {
  readonly #ledger: Ledger
  readonly #signer: KeyPairSigner

  private constructor(ledger: Ledger, signer: KeyPairSigner) {
    this.#ledger = ledger
    this.#signer = signer
    ledger.setAccount(signer.address, systemProgram, reserve)
  }

  static async open(ledger: Ledger): Promise<Faucet> {
    return new Faucet(ledger, await createKeyPairSignerFromPrivateKeyBytes(randomBytes(32)))
  }

  /**
   * Sends lamports and resolves with the signature.
   *
   * @throws RpcError if the transaction fails, for example because the amount is too low for the account's rent.
   */
  give(recipient: Address, lamports: bigint): Promise<string> {
    return this.#send([transfer(this.#signer.address, recipient, lamports)])
  }

  createMint(decimals: number, program: Address, extensions: MintExtensions = {}): Address {
    const mint = base58.encode(randomBytes(32)) as Address
    const { address } = this.#signer
    const data = withExtensions(encodeMint(address, decimals), address, extensions)
    this.#ledger.setAccount(mint, program, this.#ledger.rentExemption(BigInt(data.length)), data)
    return mint
  }

  /**
   * Mints to the owner's associated token account, which is created if missing. Resolves with the signature.
   *
   * @throws Error if `mint` doesn't belong to a token program.
   * @throws RpcError if the transaction fails.
   */
  async mintTo(mint: Address, owner: Address, amount: bigint): Promise<string> {
    const program = this.#ledger.account(mint)?.programAddress
    if (program === undefined || !Object.values(tokenPrograms).includes(program))
      throw new Error(`${mint} isn't a mint. Pass the address of a token.`)
    const account = await associatedAccount(owner, mint, program)
    return this.#send([
      createAssociatedAccount(this.#signer.address, account),
      mintTokens(this.#signer.address, account, amount),
    ])
  }

  async #send(instructions: readonly Instruction[]): Promise<string> {
    // A new blockhash for each transaction keeps their signatures distinct.
    this.#ledger.advance()
    const { blockhash, lastValidBlockHeight } = this.#ledger.blockhashes.latest
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      empty => setTransactionMessageFeePayerSigner(this.#signer, empty),
      paid => appendTransactionMessageInstructions(instructions, paid),
      filled =>
        setTransactionMessageLifetimeUsingBlockhash(
          { blockhash: blockhash as Blockhash, lastValidBlockHeight },
          filled,
        ),
    )
    const signed = await signTransactionMessageWithSigners(message)
    const wire = readTransaction(Uint8Array.from(getTransactionEncoder().encode(signed)))
    const result = this.#ledger.process(wire)
    const err = isRecord(result) ? result.err : result
    if (err !== null) throw new RpcError(-32603, transactionErrorMessage(err))
    return wire.signature
  }
}
