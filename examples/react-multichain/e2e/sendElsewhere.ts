import type { EvmAccount, EvmChain } from '@openappkit/testing/node'
import { type Address, createWalletClient, type Hash, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** A transaction, with an optional nonce and fee. */
export interface Sending {
  readonly to: Address
  readonly value?: bigint
  readonly data?: Hex
  readonly nonce?: number
  readonly gas?: bigint
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
}

/** Sends a transaction from an account with a wallet that the app isn't connected to. */
export async function sendElsewhere(chain: EvmChain, { privateKey }: EvmAccount, sending: Sending): Promise<Hash> {
  const account = privateKeyToAccount(privateKey)
  const wallet = createWalletClient({ account, chain: chain.chain, transport: http(chain.url) })
  return wallet.sendTransaction(sending)
}
