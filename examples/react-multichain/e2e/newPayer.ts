import type { EvmAccount, EvmChain } from '@openappkit/testing/node'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'

/** Creates a new funded account that no other test uses. */
export async function newPayer(chain: EvmChain, wei: bigint = 10n ** 19n): Promise<EvmAccount> {
  const payer = newAccount()
  await chain.setBalance(payer.address, wei)
  return payer
}

/** Creates a new account without funds. */
export function newAccount(): EvmAccount {
  const privateKey = generatePrivateKey()
  return { privateKey, address: privateKeyToAddress(privateKey) }
}
