import { randomUUID } from 'node:crypto'
import { parseAssetType } from '@openappkit/contract/assets'
import { readAccount } from '../../chains/accountAddress'
import { isChainTrouble } from '../../chains/isChainTrouble'
import { caipOf } from '../../prices/caipAsset'
import type { PriceSourceCache } from '../../prices/PriceSourceCache'
import type { PayDepositRow } from '../../storage/paySchema'
import { tokenKey } from '../../tokens/tokenKey'
import type { IncomingTransfers } from '../../transfers/IncomingTransfers'
import type { DepositStore } from './DepositStore'
import type { Exchange } from './Exchange'
import type {
  ExchangeList,
  ExchangePayUrl,
  ExchangeStatus,
  GetBuyStatus,
  GetExchanges,
  GetPayUrl,
} from './exchangeSchemas'
import { readUnits } from './readUnits'
import { WalletMethodFailure } from './WalletMethod'

/** Error codes of the methods. */
const PAY_URL = -7
const BUY_STATUS = -8
const PAGE = 50

export interface ExchangeDepositsDependencies {
  readonly exchanges: readonly Exchange[]
  readonly transfers: Pick<IncomingTransfers, 'read'>
  readonly deposits: Pick<DepositStore, 'add' | 'find'>
  readonly prices: Pick<PriceSourceCache, 'quote'>
  /** Returns an asset's decimals. Undefined for an unknown token. */
  readonly assetOf: (
    chainId: string,
    asset: string,
    signal: AbortSignal,
  ) => Promise<{ readonly decimals: number } | undefined>
  readonly now: () => number
}

/**
 * Deposits from exchanges to an address, such as that of an invoice. The chain decides whether a deposit arrived, not
 * the exchange.
 */
export class ExchangeDeposits {
  readonly #dependencies: ExchangeDepositsDependencies

  constructor(dependencies: ExchangeDepositsDependencies) {
    this.#dependencies = dependencies
  }

  async list({ asset, exclude, includeOnly, page }: GetExchanges, signal: AbortSignal): Promise<ExchangeList> {
    const all =
      asset === undefined ? this.#dependencies.exchanges : ((await this.#asset(asset, signal))?.exchanges ?? [])
    const wanted = all.filter(({ id }) => (includeOnly ? includeOnly.includes(id) : !exclude?.includes(id)))
    // Pages count from 1. Some clients start with 0.
    const start = Math.max(0, page - 1) * PAGE
    return {
      total: wanted.length,
      exchanges: wanted.slice(start, start + PAGE).map(({ id, name }) => ({ id, name, imageUrl: null })),
    }
  }

  /** Creates a deposit. Returns the exchange's page. */
  async payUrl(
    { amount, asset: text, exchangeId, recipient }: GetPayUrl,
    signal: AbortSignal,
  ): Promise<ExchangePayUrl> {
    const asset = await this.#asset(text, signal)
    const exchange = asset?.exchanges.find(({ id }) => id === exchangeId)
    if (!asset || !exchange) throw new WalletMethodFailure(PAY_URL, "The exchange doesn't offer this asset")
    const { chainId, decimals, key } = asset
    const units = readUnits(amount, decimals)
    if (units === undefined || units <= 0n)
      throw new WalletMethodFailure(PAY_URL, `The amount must be more than 0, with at most ${decimals} decimals`)
    const account = readAccount(recipient)
    if (account.chainId !== chainId) throw new WalletMethodFailure(PAY_URL, 'The recipient is on another chain')
    const sessionId = randomUUID()
    const address = recipient.slice(chainId.length + 1)
    const deposit = { id: sessionId, exchangeId, chainId, asset: key, address, addressKey: account.address }
    const { deposits, now } = this.#dependencies
    await deposits.add({ ...deposit, amount: `${units}`, createdAt: new Date(now()) })
    const worth = await this.#worth(chainId, key, units, decimals)
    const order = { id: sessionId, chainId, asset: key, decimals, address, amount: units, worth }
    const { url } = await exchange.createDeposit(order, signal)
    return { url, sessionId }
  }

  async status({ exchangeId, sessionId }: GetBuyStatus, signal: AbortSignal): Promise<ExchangeStatus> {
    const { deposits, exchanges } = this.#dependencies
    const deposit = await deposits.find(sessionId)
    const exchange = exchanges.find(({ id }) => id === exchangeId)
    if (deposit?.exchangeId !== exchangeId || !exchange)
      throw new WalletMethodFailure(BUY_STATUS, 'The exchange has no such session')
    const { address, chainId } = deposit
    // The exchange may answer the next request.
    const update = await exchange.status({ id: sessionId, chainId, address }, signal).catch(() => undefined)
    const txHash = update?.txHash ?? null
    if (txHash !== null) return this.#transfer(deposit, txHash, signal)
    switch (update?.status) {
      case 'failed':
        return { status: 'FAILED', txHash }
      case 'inProgress':
        return { status: 'IN_PROGRESS', txHash }
      default:
        return { status: 'UNKNOWN', txHash }
    }
  }

  async #transfer(deposit: PayDepositRow, txHash: string, signal: AbortSignal): Promise<ExchangeStatus> {
    const { addressKey, amount, asset, chainId } = deposit
    const transfer = await this.#dependencies.transfers
      .read({ chainId, asset, address: addressKey, txHash }, signal)
      .catch((error: unknown) => {
        if (isChainTrouble(error)) return { status: 'pending' as const }
        throw error
      })
    if (transfer.status === 'arrived' && transfer.amount >= BigInt(amount)) return { status: 'SUCCESS', txHash }
    // A transaction that pays someone else, or less, proves nothing about this deposit.
    return transfer.status === 'pending' ? { status: 'IN_PROGRESS', txHash } : { status: 'UNKNOWN', txHash: null }
  }

  async #asset(text: string, signal: AbortSignal): Promise<DepositAsset | undefined> {
    const type = parseAssetType(text)
    if (!type) return undefined
    const { chainId } = type
    const { assetOf, exchanges } = this.#dependencies
    const offering = exchanges.filter(exchange => exchange.supports(chainId))
    const key = type.asset === 'native' ? type.asset : tokenKey(chainId, type.asset)
    if (offering.length === 0) return undefined
    const known = await assetOf(chainId, key, signal).catch((error: unknown) => {
      if (isChainTrouble(error)) return undefined
      throw error
    })
    return known && { chainId, key, decimals: known.decimals, exchanges: offering }
  }

  /** Returns the value in units of 10⁻¹⁸ US dollars, which the page shows. 0 if unknown. */
  async #worth(chainId: string, asset: string, units: bigint, decimals: number): Promise<bigint> {
    const key = caipOf(chainId, asset)
    const price = (await this.#dependencies.prices.quote('usd', [key])).get(key)?.price ?? 0
    return (units * BigInt(Math.round(price * 1e8)) * 10n ** 10n) / 10n ** BigInt(decimals)
  }
}

interface DepositAsset {
  readonly chainId: string
  readonly key: string
  readonly decimals: number
  readonly exchanges: readonly Exchange[]
}
