import type { Transfer, TransferLine } from '@openappkit/appkit-core'
import { assertTransferLines } from '@openappkit/appkit-core/amounts'
import type { SendToken } from '../draft/SendToken'
import type { FoundRecipient } from '../recipient/Recipient'
import type { SendAccount } from '../SendAccount'
import type { SendChain } from '../SendChain'
import {
  estimateFailed,
  fundsReserved,
  insufficientFee,
  insufficientFunds,
  tokenMismatch,
  unsupportedChain,
  wouldFail,
  wrongNetwork,
} from '../sendErrors'
import { maxAmount } from './maxAmount'
import { readBalances } from './readBalances'
import { isSilence, reasonOf } from './reasonOf'
import type { SendReview } from './SendReview'

/** The transfer to review. */
export interface ReviewRequest {
  readonly account: SendAccount
  readonly chain: SendChain
  readonly token: SendToken
  /** Amount in base units of the token, or `max` for the largest one. */
  readonly amount: bigint | 'max'
  readonly recipient: FoundRecipient
  /** Whether the payer chose to spend the reserve too. */
  readonly spendsReserved?: boolean | undefined
  /** A fee that was refused because it exceeds the accepted one. The review shows no lower fee. */
  readonly leastFee?: bigint | undefined
}

/**
 * Reads a transfer's cost and effects from the chain. Sends no request to the wallet.
 *
 * @throws AppKitError `send/unsupported-chain`, `send/wrong-network`, `send/insufficient-funds`, `send/funds-reserved`,
 * `send/insufficient-fee`, `send/token-mismatch`, `send/would-fail` or the chain's own reason, or
 * `send/estimate-failed` if the chain doesn't answer.
 */
export async function prepareReview(request: ReviewRequest): Promise<SendReview> {
  const { account, chain, recipient, spendsReserved = false, token } = request
  const { address, network: caipNetwork } = account
  const { address: to } = recipient
  const { address: tokenAddress, symbol } = token
  const coin = caipNetwork.nativeCurrency.symbol
  if (token.caipNetworkId !== caipNetwork.caipNetworkId) throw wrongNetwork(symbol)
  if (!canSend(chain, token)) throw unsupportedChain()

  const held = await readBalances(chain, account, token)
  checkDecimals(token, held.decimals)
  const spendable = spendsReserved ? held.token : held.token - held.reserved
  const query = { account, chain, to, token, spendsReserved }
  const amount = request.amount === 'max' ? await maxAmount(query, spendable) : request.amount
  if (amount > held.token || amount <= 0n) throw insufficientFunds(symbol)
  if (amount > spendable) throw fundsReserved(symbol, held.reserved)

  // Some chains return no fee if the account has no coin to pay it.
  const noFee = (cause: unknown) => (held.coin === 0n ? insufficientFee(coin) : estimateFailed(cause))
  const estimated = chain.capabilities.has('estimateFee')
    ? await orThrow(chain.estimateFee({ address, to, value: amount, caipNetwork, tokenAddress, spendsReserved }), noFee)
    : undefined
  const fee = larger(estimated, request.leastFee)
  if (fee !== undefined && fee + (tokenAddress === undefined ? amount : 0n) > held.coin - (held.token - spendable))
    throw insufficientFee(coin)

  const transfer = { address, to, amount, tokenAddress, caipNetwork, spendsReserved }
  const refused = (cause: unknown) => (isSilence(cause) ? estimateFailed(cause) : wouldFail(cause))
  const [simulated, lines, isFeeUnusual = false] = await orThrow(
    Promise.all([
      chain.simulateTransfer?.(transfer),
      chain.describeTransfer?.(transfer),
      fee === undefined ? false : chain.isFeeUnusual?.({ ...transfer, fee }),
    ]),
    refused,
  )
  if (lines) assertLines(lines, transfer)
  const symbolOfContract = nameOf(token, held.symbol)
  const { reserved, token: balance } = held
  return {
    reserved,
    spendsReserved,
    account,
    token,
    amount,
    recipient,
    fee,
    isFeeUnusual,
    balance,
    simulated,
    lines,
    symbolOfContract,
  }
}

function larger(fee: bigint | undefined, least: bigint | undefined): bigint | undefined {
  return fee === undefined || (least !== undefined && least > fee) ? least : fee
}

function assertLines(lines: readonly TransferLine[], transfer: Transfer): void {
  try {
    assertTransferLines(lines, transfer)
  } catch (cause) {
    throw wouldFail(cause)
  }
}

/** Returns the symbol that the contract reports, if it differs from the token list's. */
function nameOf({ address, symbol }: SendToken, ofChain: string): string | undefined {
  const [listed, own] = [symbol, ofChain].map(name => name.trim().toLowerCase())
  return address === undefined || !own || own === listed ? undefined : ofChain.trim()
}

function orThrow<Answer>(work: Promise<Answer>, error: (cause: unknown) => Error): Promise<Answer> {
  return work.catch(cause => {
    throw reasonOf(cause) ?? error(cause)
  })
}

/** Returns whether a chain can transfer a token. */
function canSend({ capabilities }: Pick<SendChain, 'capabilities'>, { address }: Pick<SendToken, 'address'>): boolean {
  return capabilities.has(address === undefined ? 'sendTransaction' : 'sendToken')
}

/**
 * Checks a token's listed decimals against those in its contract, which determine the amount sent.
 *
 * @throws AppKitError `send/token-mismatch` if they differ.
 */
function checkDecimals({ decimals, symbol }: SendToken, ofChain: number): void {
  if (decimals !== ofChain) throw tokenMismatch(symbol)
}
