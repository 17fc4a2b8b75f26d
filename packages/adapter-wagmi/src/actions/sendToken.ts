import type { SendTokenParameters } from '@openappkit/appkit-core'
import type { Config } from '@wagmi/core'
import { encodeTransfer } from './erc20'
import { sendTransaction } from './sendTransaction'

/** Sends an ERC-20 token with a plain `transfer`, without allowance. */
export function sendToken(
  config: Config,
  { tokenAddress, to, amount, caipNetwork }: SendTokenParameters,
): Promise<{ readonly hash: string }> {
  return sendTransaction(config, { to: tokenAddress, value: 0n, data: encodeTransfer(to, amount), caipNetwork })
}
