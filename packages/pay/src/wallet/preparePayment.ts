import { AppKitError, type Balance, type Transfer } from '@openappkit/appkit-core'
import { assertTransferLines } from '@openappkit/appkit-core/amounts'
import type { PayAsset, PayCheckout } from '../invoice/PayCheckout'
import { checkFailed, insufficientFee, insufficientFunds, tokenMismatch, wouldFail } from '../payErrors'
import type { PayAccount } from './PayAccount'
import type { PayChain } from './PayChain'
import type { PaymentReview } from './PaymentReview'

/** The payment to review. */
export interface PaymentRequest {
  readonly checkout: PayCheckout
  readonly account: PayAccount
  readonly asset: PayAsset
  readonly chain: PayChain
}

/** Codes of errors that only mean that the chain didn't answer. */
const silences: ReadonlySet<string> = new Set(['account/lookup-failed', 'transaction/simulation-unavailable'])

/** Returns the transfer that pays what is due. */
export function transferOf({ account, asset }: Pick<PaymentRequest, 'account' | 'asset'>): Transfer {
  const { address, network: caipNetwork } = account
  const { due: amount, recipient: to, reference, tokenAddress } = asset
  return {
    address,
    to,
    amount,
    tokenAddress,
    caipNetwork,
    references: reference === undefined ? undefined : [reference],
  }
}

/**
 * Reads a payment's cost and effects from the chain. Sends no request to the wallet.
 *
 * @throws AppKitError `pay/insufficient-funds`, `pay/insufficient-fee`, `pay/token-mismatch`, `pay/would-fail`, or
 * `pay/check-failed` if the chain doesn't answer.
 */
export async function preparePayment({ account, asset, chain, checkout }: PaymentRequest): Promise<PaymentReview> {
  const { network } = account
  const { due: amount, symbol, tokenAddress } = asset
  const coin = network.nativeCurrency.symbol
  const [held, ofCoin] = await balances(chain, account, tokenAddress)
  if (held.decimals !== asset.decimals) throw tokenMismatch(symbol)
  const spendable = held.value - (held.reserved ?? 0n)
  if (spendable < amount) throw insufficientFunds(symbol)
  const transfer = transferOf({ account, asset })
  const fee = await estimated(chain, transfer, ofCoin.value === 0n ? coin : undefined)
  const isCoin = tokenAddress === undefined
  if (fee !== undefined && fee + (isCoin ? amount : 0n) > ofCoin.value - (isCoin ? (held.reserved ?? 0n) : 0n))
    throw insufficientFee(coin)
  const [simulated, lines, isFeeUnusual = false] = await Promise.all([
    chain.simulateTransfer?.(transfer),
    chain.describeTransfer?.(transfer),
    fee === undefined ? false : chain.isFeeUnusual?.({ ...transfer, fee }),
  ]).catch((cause: unknown) => {
    throw refusal(cause)
  })
  try {
    if (lines) assertTransferLines(lines, transfer)
    // An invoice names a wallet. A token account could be anyone's.
    if (lines?.some(({ holder }) => holder !== undefined)) throw new Error('The invoice names a token account.')
  } catch (cause) {
    throw wouldFail(cause)
  }
  return { checkout, account, asset, amount, fee, isFeeUnusual, balance: held.value, simulated: simulated?.sent }
}

async function balances(
  chain: PayChain,
  { address, network: caipNetwork }: PayAccount,
  tokenAddress: string | undefined,
): Promise<readonly [held: Balance, coin: Balance]> {
  const coin = chain.getBalance({ address, caipNetwork })
  const held = tokenAddress === undefined ? coin : chain.getBalance({ address, caipNetwork, tokenAddress })
  return Promise.all([held, coin]).catch((cause: unknown) => {
    throw checkFailed(cause)
  })
}

/** @param emptyCoin - Symbol of the network's coin if the account has none. Some chains then return no fee. */
async function estimated(
  chain: PayChain,
  transfer: Transfer,
  emptyCoin: string | undefined,
): Promise<bigint | undefined> {
  if (!chain.capabilities.has('estimateFee')) return undefined
  const { amount: value, ...rest } = transfer
  return chain.estimateFee({ ...rest, value }).catch((cause: unknown) => {
    throw emptyCoin === undefined ? refusal(cause) : insufficientFee(emptyCoin, cause)
  })
}

/** Returns the chain's own reason, or that it didn't answer. */
function refusal(cause: unknown): AppKitError {
  if (!(cause instanceof AppKitError) || silences.has(cause.code)) return checkFailed(cause)
  return cause.code.startsWith('transaction/') || cause.code.startsWith('amount/')
    ? wouldFail(cause)
    : checkFailed(cause)
}
