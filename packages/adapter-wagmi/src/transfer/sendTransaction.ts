import type { SendTransactionParameters } from '@openappkit/appkit-core'
import {
  AppKitError,
  isNonceConflict,
  isRequestPending,
  isUserRejection,
  nonceConflict,
  toWalletError,
} from '@openappkit/appkit-core/transactions'
import type { Config } from '@wagmi/core'
import { activeConnection, connectionOf, signerOf } from '../actions/getProvider'
import { hexOfNumber } from '../actions/hex'
import { feeTerms } from './feeTerms'
import { insufficientFunds, isInsufficientFunds } from './insufficientFunds'
import { nodeOf } from './NodeRequest'

/**
 * Hands a transaction to the wallet, which chooses nonce, type and, without `maxFee`, fees, and returns its hash at once. Whether it is mined is another question.
 *
 * @throws AppKitError `network/mismatch` when the wallet is on another chain, `wallet/not-connected` when no wallet has the account any more,
 * `transaction/fee-changed`, `transaction/local-account`, `transaction/nonce-conflict`, `transaction/insufficient-funds`, `transaction/unknown`, `transaction/failed`
 */
export async function sendTransaction(
  config: Config,
  parameters: SendTransactionParameters,
): Promise<{ readonly hash: string }> {
  const { caipNetwork, ...request } = parameters
  const { address, to, value, data } = request
  const connection = address === undefined ? activeConnection(config) : connectionOf(config, address)
  // Wallets compare addresses as they write them.
  const from =
    connection.accounts.find(known => known.toLowerCase() === address?.toLowerCase()) ?? connection.accounts[0]
  const node = nodeOf(config, caipNetwork.id)
  // Where the node doesn't say, the wallet's own answer is all there is to go by.
  const fees = await feeTerms(config, from, parameters)
  const count = (): Promise<unknown> => node('eth_getTransactionCount', from, 'pending').catch(() => undefined)
  const before = count()
  try {
    // The wallet's own word, not wagmi's memory of it: a transfer on the wrong chain can't be taken back.
    if ((await connection.connector.getChainId()) !== Number(caipNetwork.id)) {
      throw new AppKitError(
        'network/mismatch',
        `The wallet is on another network. Switch it to ${caipNetwork.name} and try again.`,
      )
    }
    const provider = await signerOf(connection)
    const transaction = {
      from,
      to,
      value: hexOfNumber(value),
      // Should it switch meanwhile, the wallet knows which chain was meant.
      chainId: hexOfNumber(Number(caipNetwork.id)),
      ...(data === undefined ? {} : { data }),
      ...fees,
    }
    const hash = await provider.request({ method: 'eth_sendTransaction', params: [transaction] })
    if (typeof hash !== 'string' || !/^0x[\da-f]{64}$/iu.test(hash))
      throw unknown('The wallet did not say which transaction it sent. Look at its history before trying again.')
    return { hash }
  } catch (cause) {
    const isAnswered = cause instanceof AppKitError || isUserRejection(cause) || isRequestPending(cause)
    if (!isAnswered && isNonceConflict(cause)) throw nonceConflict(cause)
    // Wallets break, and so does what connects them, after they have sent.
    if (!isAnswered && isMore(await before, await count()))
      throw unknown('The wallet failed, and the account has sent something. Look at it before trying again.', cause)
    if (!isAnswered && (await isInsufficientFunds(cause, node, from, request)))
      throw insufficientFunds(cause, caipNetwork.nativeCurrency.symbol)
    throw toWalletError(cause, {
      code: 'transaction/failed',
      message: 'The transaction could not be sent. Check the amount and the fee, then try again.',
    })
  }
}

function isMore(before: unknown, now: unknown): boolean {
  return typeof before === 'string' && typeof now === 'string' && BigInt(now) > BigInt(before)
}

function unknown(message: string, cause?: unknown): AppKitError {
  return new AppKitError('transaction/unknown', message, { cause })
}
