import type { SendChain } from '../SendChain'
import type { SendReview } from './SendReview'

/** Asks the wallet for exactly what was reviewed, and returns the hash. */
export async function requestTransfer(
  chain: SendChain,
  { account, amount, recipient, token }: SendReview,
): Promise<string> {
  const { address, network: caipNetwork } = account
  const { address: to } = recipient
  const { address: tokenAddress } = token
  const sending =
    tokenAddress === undefined
      ? chain.sendTransaction({ address, to, value: amount, caipNetwork })
      : chain.sendToken({ address, tokenAddress, to, amount, caipNetwork })
  return (await sending).hash
}
