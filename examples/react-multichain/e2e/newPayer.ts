import type { EvmAccount, EvmChain } from '@openappkit/testing/node'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'

/** An account that no test has used, which nobody has paid and which holds some coin. */
export async function newPayer(chain: EvmChain, wei: bigint = 10n ** 19n): Promise<EvmAccount> {
  const payer = newAccount()
  await chain.setBalance(payer.address, wei)
  return payer
}

/** An account that no test has used, with nothing. */
export function newAccount(): EvmAccount {
  const privateKey = generatePrivateKey()
  return { privateKey, address: privateKeyToAddress(privateKey) }
}
