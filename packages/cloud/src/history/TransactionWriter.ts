import { decimalText } from '../balances/decimalText'
import { nativeCurrencyOf } from '../balances/nativeCurrency'
import type { ChainSettings, NativeCurrency } from '../chains/ChainSettings'
import type { HistoryTransaction, HistoryTransfer } from '../contract/history'
import type { NftName } from '../nfts/NftNames'
import type { Token } from '../tokens/Token'
import type { AccountTransaction, Movement } from './AccountTransaction'
import { MovedNames, type MovedNamesParts } from './MovedNames'
import { operationOf } from './operationOf'
import { type NamedToken, SpamRules } from './SpamRules'

export interface TransactionWriterParts extends MovedNamesParts {
  readonly settings: ChainSettings | undefined
  /** Address of a picture, of the chain's own coin where there is no token. Empty: there is none. */
  readonly iconOf: (chainId: string, token: Token | undefined) => string
  /** The address of a picture on the image proxy. Absent: collectibles are told without theirs. */
  readonly proxied?: ((url: string) => string) | undefined
}

/** Puts transactions of one chain into the words of the contract: with names, exact decimals, and what is spam. */
export class TransactionWriter {
  readonly #parts: TransactionWriterParts
  readonly #coin: NativeCurrency
  readonly #spam: SpamRules

  constructor(parts: TransactionWriterParts) {
    this.#parts = parts
    this.#coin = nativeCurrencyOf(parts.chainId, parts.settings?.nativeCurrency)
    this.#spam = new SpamRules(parts.settings?.spam)
  }

  async write(
    account: string,
    transactions: readonly AccountTransaction[],
    signal?: AbortSignal,
  ): Promise<readonly HistoryTransaction[]> {
    const movements = transactions.flatMap(transaction => transaction.movements)
    const names = await MovedNames.of(this.#parts, movements, signal)
    return transactions.map(transaction => this.#transaction(account, transaction, names))
  }

  #transaction(account: string, transaction: AccountTransaction, names: MovedNames): HistoryTransaction {
    const { chainId } = this.#parts
    const { hash, minedAt, movements, nonce, status } = transaction
    const operationType = operationOf(transaction)
    const [other] = movements.map(({ counterparty }) => counterparty)
    const isAlone = typeof other === 'string' && movements.every(({ counterparty }) => counterparty === other)
    return {
      id: `${chainId}:${hash}`,
      metadata: {
        operationType,
        hash,
        minedAt: minedAt.toISOString(),
        sentFrom: operationType === 'receive' && isAlone ? other : transaction.from,
        sentTo: operationType === 'send' && isAlone ? other : operationType === 'receive' ? account : transaction.to,
        status,
        nonce,
        application: null,
        chain: chainId,
      },
      transfers: movements.flatMap(movement => this.#transfer(account, transaction, movement, names)),
    }
  }

  /** None for a token of which nobody knows what its units are worth: no amount is better than a wrong one. */
  #transfer(
    account: string,
    transaction: AccountTransaction,
    movement: Movement,
    names: MovedNames,
  ): readonly HistoryTransfer[] {
    const { chainId, iconOf } = this.#parts
    const { amount, direction, kind, tokenId } = movement
    const token = names.tokenOf(movement)
    const nft = names.nftOf(movement)
    const isSpam = this.#spam.isSpam(movement, token ?? (nft && wordsOf(nft)), transaction, account)
    const known = movement.token === undefined ? this.#coin : token
    const decimals = kind === 'nft' ? 0 : (movement.decimals ?? known?.decimals)
    if (decimals === undefined) return []
    const { name = null, symbol = null } = known ?? {}
    const url = known ? iconOf(chainId, token) : ''
    return [
      {
        fungible_info: kind === 'nft' ? null : { name, symbol, icon: url === '' ? null : { url } },
        nft_info:
          kind === 'nft'
            ? { name: nft?.name ?? nft?.collection ?? name, content: this.#content(nft), flags: { is_spam: isSpam } }
            : null,
        direction,
        quantity: { numeric: decimalText(amount, decimals) },
        value: null,
        price: null,
        is_spam: isSpam,
        ...(movement.token !== undefined && { address: `${chainId}:${movement.token}` }),
        ...(tokenId !== undefined && { token_id: tokenId }),
      },
    ]
  }

  #content(nft: NftName | undefined): NonNullable<HistoryTransfer['nft_info']>['content'] {
    const { proxied } = this.#parts
    if (!proxied || !nft?.image || nft.image.length > LONGEST_IN_LINK) return null
    return { preview: { url: proxied(nft.image), content_type: null }, detail: null }
  }
}

/** Characters of a picture that fit into a link. */
const LONGEST_IN_LINK = 2000

/** Rules look at what a thing is called, and at what its maker is. */
function wordsOf({ collection, name }: NftName): NamedToken {
  return { name: name ?? '', symbol: collection ?? '' }
}
