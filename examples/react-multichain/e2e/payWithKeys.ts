import { base58 } from '@scure/base'
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { createWalletClient, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** A payment of a key's account, through the chain's own node alone. */
export interface Payment {
  /** URL of the node. */
  readonly node: string
  readonly key: string
  readonly to: string
  /** Amount in wei or lamports. */
  readonly amount: bigint
}

/** Sends ether with a private key in hex. Returns the transaction's hash. */
export async function payEther({ node, key, to, amount }: Payment): Promise<Hex> {
  const client = createWalletClient({ account: privateKeyToAccount(key as Hex), transport: http(node) })
  return await client.sendTransaction({ chain: null, to: to as Hex, value: amount })
}

/** Sends SOL with a private key in base58. Returns the transaction's signature. */
export async function paySol({ node, key, to, amount }: Payment): Promise<string> {
  const rpc = createSolanaRpc(node)
  const signer = await createKeyPairSignerFromBytes(base58.decode(key))
  const { value: blockhash } = await rpc.getLatestBlockhash().send()
  const transfer = new DataView(new ArrayBuffer(12))
  transfer.setUint32(0, 2, true)
  transfer.setBigUint64(4, amount, true)
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    draft => setTransactionMessageFeePayerSigner(signer, draft),
    draft => setTransactionMessageLifetimeUsingBlockhash(blockhash, draft),
    draft =>
      appendTransactionMessageInstruction(
        {
          programAddress: address('11111111111111111111111111111111'),
          accounts: [
            { address: signer.address, role: AccountRole.WRITABLE_SIGNER, signer },
            { address: address(to), role: AccountRole.WRITABLE },
          ],
          data: new Uint8Array(transfer.buffer),
        },
        draft,
      ),
  )
  const signed = await signTransactionMessageWithSigners(message)
  return await rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
}
