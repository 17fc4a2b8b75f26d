import type { SendChain } from '../SendChain'
import { highestFee } from './feeRule'
import type { SendReview } from './SendReview'

/**
 * Requests exactly the reviewed transfer from the wallet, for no higher fee than the payer accepted. Resolves with the
 * transaction hash.
 *
 * @throws AppKitError `transaction/fee-changed`, and every error of the adapter.
 */
export async function requestTransfer(
  chain: SendChain,
  { account, amount, fee, recipient, spendsReserved, token }: SendReview,
): Promise<string> {
  const { address, network: caipNetwork } = account
  const { address: to } = recipient
  const { address: tokenAddress } = token
  const maxFee = fee === undefined ? undefined : highestFee(fee)
  const sending =
    tokenAddress === undefined
      ? chain.sendTransaction({ address, to, value: amount, caipNetwork, maxFee, spendsReserved })
      : chain.sendToken({ address, tokenAddress, to, amount, caipNetwork, maxFee })
  return (await sending).hash
}
