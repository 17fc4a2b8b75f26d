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
import { countSent } from './countSent'
import { feeTerms } from './feeTerms'
import { insufficientFunds, isInsufficientFunds } from './insufficientFunds'
import { nodeOf } from './NodeRequest'

/**
 * Sends a transaction with the wallet and returns its hash without waiting for a block. The wallet chooses nonce, type
 * and, without `maxFee`, fees.
 *
 * @throws {UserRejectedError} when the user rejects.
 * @throws {AppKitError} `network/mismatch` when the wallet is on another chain.
 * @throws {AppKitError} `wallet/not-connected` when no wallet shares the account.
 * @throws {AppKitError} `transaction/fee-changed` when the fee exceeds `maxFee`, or `transaction/estimate-failed` when
 * it can't be compared.
 * @throws {AppKitError} `transaction/local-account`, `transaction/nonce-conflict`, `transaction/insufficient-funds`,
 * `transaction/status-unknown` or `transaction/failed` when the wallet can't send it.
 */
export async function sendTransaction(
  config: Config,
  parameters: SendTransactionParameters,
): Promise<{ readonly hash: string }> {
  const { caipNetwork, ...request } = parameters
  const { address, to, value, data } = request
  const connection = address === undefined ? activeConnection(config) : connectionOf(config, address)
  // Some wallets accept an address only in their own spelling.
  const from =
    connection.accounts.find(known => known.toLowerCase() === address?.toLowerCase()) ?? connection.accounts[0]
  const node = nodeOf(config, caipNetwork.id)
  // Fees are only read with `maxFee`. The nonce below is optional: without it, only the wallet's own answer counts.
  const fees = await feeTerms(config, from, parameters)
  const hasSent = countSent(node, from)
  try {
    // Reads the wallet instead of wagmi's store, because a transfer on the wrong chain can't be undone.
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
      // If the wallet switches in the meantime, the chain id shows which chain was meant.
      chainId: hexOfNumber(Number(caipNetwork.id)),
      ...(data === undefined ? {} : { data }),
      ...fees,
    }
    const hash = await provider.request({ method: 'eth_sendTransaction', params: [transaction] })
    if (typeof hash !== 'string' || !/^0x[\da-f]{64}$/iu.test(hash))
      throw unknown('The wallet returned no transaction ID. Check its history before trying again.')
    return { hash }
  } catch (cause) {
    const isAnswered = cause instanceof AppKitError || isUserRejection(cause) || isRequestPending(cause)
    if (!isAnswered && isNonceConflict(cause)) throw nonceConflict(cause)
    // The wallet or its connection can fail after the transaction was sent.
    if (!isAnswered && (await hasSent()))
      throw unknown(
        'The wallet failed after the account sent a transaction. Check the account before trying again.',
        cause,
      )
    if (!isAnswered && (await isInsufficientFunds(cause, node, from, request)))
      throw insufficientFunds(cause, caipNetwork.nativeCurrency.symbol)
    throw toWalletError(cause, {
      code: 'transaction/failed',
      message: "The wallet couldn't send the transaction. Check the amount and the fee, then try again.",
    })
  }
}

function unknown(message: string, cause?: unknown): AppKitError {
  return new AppKitError('transaction/status-unknown', message, { cause })
}
