import { AppKitError, type SendTransactionParameters } from '@openappkit/appkit-core'
import type { Config } from '@wagmi/core'
import { getConnectorClient } from '@wagmi/core/actions'
import { type Address, type Hex, numberToHex } from 'viem'
import { activeConnection } from './getProvider'
import { walletError } from './walletError'

/**
 * Hands a transaction to the wallet, which chooses type, fees and nonce, and returns its hash at once. Whether it is mined is another question.
 *
 * @throws AppKitError `network/mismatch` when the wallet is on another chain, `transaction/failed`
 */
export async function sendTransaction(
  config: Config,
  { to, value, data, caipNetwork }: SendTransactionParameters,
): Promise<{ readonly hash: string }> {
  const { connector } = activeConnection(config)
  const chainId = Number(caipNetwork.id)
  try {
    // The wallet's own word, not wagmi's memory of it: a transfer on the wrong chain can't be taken back.
    if ((await connector.getChainId()) !== chainId) {
      throw new AppKitError(
        'network/mismatch',
        `The wallet is on another network. Switch it to ${caipNetwork.name} and try again.`,
      )
    }
    const client = await getConnectorClient(config, { assertChainId: false })
    if (client.account.type === 'local') {
      const { sendWithLocalAccount } = await import('./sendWithLocalAccount')
      return { hash: await sendWithLocalAccount(client, { to: to as Address, value, data: data as Hex | undefined }) }
    }
    const transaction = {
      from: client.account.address,
      to: to as Address,
      value: numberToHex(value),
      ...(data === undefined ? {} : { data: data as Hex }),
    }
    return { hash: await client.request({ method: 'eth_sendTransaction', params: [transaction] }, { retryCount: 0 }) }
  } catch (cause) {
    throw walletError(cause, {
      code: 'transaction/failed',
      message: 'The transaction could not be sent. Check the amount and the fee, then try again.',
    })
  }
}
