import type { HistoryPage, HistoryTransaction, HistoryTransfer } from '@openappkit/contract'
import { decimalText } from '../../balances/decimalText'
import { nativeCurrencyOf } from '../../balances/nativeCurrency'
import type { AccountAddress } from '../../chains/accountAddress'
import { HttpFailure } from '../../http/HttpFailure'
import type { OnrampSessionRow } from '../../storage/onrampSchema'
import type { Token } from '../../tokens/Token'
import type { OnrampApi } from '../endpoints/OnrampApi'

/** Name of a purchase in histories. */
const OPERATION = 'buy'

const STATUSES: Readonly<Partial<Record<OnrampSessionRow['status'], string>>> = {
  delivered: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
  refunded: 'ONRAMP_TRANSACTION_STATUS_FAILED',
}

export interface PurchaseHistoryDependencies extends Pick<OnrampApi, 'assetOf' | 'providers' | 'store'> {
  /** Returns the icon URL of a token or of the native coin, or an empty string if there is none. */
  readonly iconOf: (chainId: string, token: Token | undefined) => string
}

/** Adds purchases to the histories of accounts. */
export class PurchaseHistory {
  readonly #dependencies: PurchaseHistoryDependencies

  constructor(dependencies: PurchaseHistoryDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Returns the paid purchases of an account from one provider, newest first.
   *
   * @throws HttpFailure 400 for an unknown provider.
   */
  async list(
    projectId: string,
    account: AccountAddress,
    providerId: string,
    signal: AbortSignal,
  ): Promise<HistoryPage> {
    const { providers, store } = this.#dependencies
    const provider = providers.find(providerId)
    if (!provider)
      throw new HttpFailure(400, 'provider', `This server has no purchases from ${providerId}. Omit onramp.`)
    const rows = await store.list({ projectId, ...account }, providerId)
    return { data: await Promise.all(rows.map(row => this.#write(row, provider.name, signal))), next: null }
  }

  /** Names the transactions of a page that delivered a purchase. */
  async mark(projectId: string, account: AccountAddress, page: HistoryPage): Promise<HistoryPage> {
    const received = page.data.filter(({ metadata }) => metadata.operationType === 'receive')
    const hashes = received.map(({ metadata }) => metadata.hash)
    const bought = await this.#dependencies.store.deliveries({ projectId, ...account }, hashes)
    if (bought.size === 0) return page
    const data = page.data.map(transaction => {
      const { metadata } = transaction
      return bought.has(metadata.hash)
        ? { ...transaction, metadata: { ...metadata, operationType: OPERATION } }
        : transaction
    })
    return { ...page, data }
  }

  async #write(row: OnrampSessionRow, providerName: string, signal: AbortSignal): Promise<HistoryTransaction> {
    const { address, chainId, id, status, txHash, updatedAt } = row
    return {
      id: `onramp:${id}`,
      metadata: {
        operationType: OPERATION,
        hash: txHash ?? id,
        minedAt: updatedAt.toISOString(),
        sentFrom: providerName,
        sentTo: address,
        status: STATUSES[status] ?? 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
        nonce: 0,
        application: null,
        chain: chainId,
      },
      transfers: [await this.#transfer(row, signal)],
    }
  }

  async #transfer(
    { asset, chainId, decimals, quoted, received }: OnrampSessionRow,
    signal: AbortSignal,
  ): Promise<HistoryTransfer> {
    const { assetOf, iconOf } = this.#dependencies
    const known = await assetOf(chainId, asset, signal).catch(() => undefined)
    const symbol = known?.symbol ?? null
    const name = asset === 'native' ? nativeCurrencyOf(chainId, undefined).name : symbol
    const url = asset === 'native' ? iconOf(chainId, undefined) : ''
    return {
      fungible_info: { name, symbol, icon: url === '' ? null : { url } },
      nft_info: null,
      direction: 'in',
      quantity: { numeric: decimalText(BigInt(received ?? quoted), decimals) },
      value: null,
      price: null,
      ...(asset !== 'native' && { address: `${chainId}:${asset}` }),
    }
  }
}
