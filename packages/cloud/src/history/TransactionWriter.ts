import type { HistoryTransaction, HistoryTransfer } from '@openappkit/contract'
import { decimalText } from '../balances/decimalText'
import { nativeCurrencyOf } from '../balances/nativeCurrency'
import type { ChainSettings, NativeCurrency } from '../chains/ChainSettings'
import type { NftName } from '../nfts/NftNames'
import type { Token } from '../tokens/Token'
import type { AccountTransaction, Movement } from './AccountTransaction'
import { classifyOperation } from './classifyOperation'
import { isThirdPartyTransaction } from './isThirdPartyTransaction'
import { type NamedToken, SpamRules } from './SpamRules'
import { TokenLabels, type TokenLabelsDependencies } from './TokenLabels'

export interface TransactionWriterDependencies extends TokenLabelsDependencies {
  readonly settings: ChainSettings | undefined
  /** Returns the icon URL of a token or of the native coin, or an empty string if there is none. */
  readonly iconOf: (chainId: string, token: Token | undefined) => string
  /** Returns the proxied URL of an image. If omitted, NFTs have no image. */
  readonly proxied?: ((url: string) => string) | undefined
}

/** Converts a chain's transactions to the response format, with names, exact decimals and spam marks. */
export class TransactionWriter {
  readonly #parts: TransactionWriterDependencies
  readonly #coin: NativeCurrency
  readonly #spam: SpamRules

  constructor(parts: TransactionWriterDependencies) {
    this.#parts = parts
    this.#coin = nativeCurrencyOf(parts.chainId, parts.settings?.nativeCurrency)
    const listed = parts.settings?.tokens?.map(({ address }) => address)
    this.#spam = new SpamRules(parts.settings?.spam, listed)
  }

  async write(
    account: string,
    transactions: readonly AccountTransaction[],
    signal?: AbortSignal,
  ): Promise<readonly HistoryTransaction[]> {
    const seen = transactions.map(one => ({ ...one, movements: movementsSeen(one, account) }))
    const movements = seen.flatMap(transaction => transaction.movements)
    const names = await TokenLabels.of(this.#parts, movements, signal)
    return seen.map(transaction => this.#transaction(account, transaction, names))
  }

  #transaction(account: string, transaction: AccountTransaction, names: TokenLabels): HistoryTransaction {
    const { chainId } = this.#parts
    const { hash, minedAt, nonce, status } = transaction
    const seen = transaction.movements.map(movement => this.#seen(account, transaction, movement, names))
    const honest = seen.flatMap(({ isSpam, movement }) => (isSpam ? [] : [movement]))
    // If there are other movements, a third party's spam doesn't decide the type of the transaction.
    const isReported = honest.length > 0 && isThirdPartyTransaction(transaction, account)
    const movements = (isReported ? honest : transaction.movements).filter(isOfWorth(account, transaction))
    const operationType = classifyOperation({ ...transaction, movements })
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
      transfers: seen.flatMap(one => this.#transfer(one)),
    }
  }

  #seen(account: string, transaction: AccountTransaction, movement: Movement, names: TokenLabels): SeenMovement {
    const token = names.tokenOf(movement)
    const nft = names.nftOf(movement)
    const isSpam = this.#spam.isSpam(movement, token ?? (nft && wordsOf(nft)), transaction, account)
    return { movement, token, nft, isSpam }
  }

  /**
   * Omits a transfer if the token's decimals are unknown, because a missing amount is better than a wrong one. A spam
   * transfer stays, with a zero amount, because the transaction would look legitimate without it.
   */
  #transfer({ isSpam, movement, nft, token }: SeenMovement): readonly HistoryTransfer[] {
    const { chainId, iconOf } = this.#parts
    const { amount, direction, kind, tokenId } = movement
    const known = movement.token === undefined ? this.#coin : token
    const decimals = kind === 'nft' ? 0 : (movement.decimals ?? known?.decimals)
    if (decimals === undefined && !isSpam) return []
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
        quantity: { numeric: decimals === undefined ? '0' : decimalText(amount, decimals) },
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

/** A movement with its name and spam mark. */
interface SeenMovement {
  readonly movement: Movement
  readonly token: Token | undefined
  readonly nft: NftName | undefined
  readonly isSpam: boolean
}

/**
 * Returns a filter for real payments. Excludes zero transfers by third parties, which only show the user an address.
 */
function isOfWorth(account: string, transaction: AccountTransaction): (movement: Movement) => boolean {
  const isThirdParty = isThirdPartyTransaction(transaction, account)
  return ({ amount }) => amount > 0n || !isThirdParty
}

/** Maximum length of an image URL to proxy, in characters. */
const LONGEST_IN_LINK = 2000

/** Returns the names that spam rules check: those of an NFT and its collection. */
function wordsOf({ collection, name }: NftName): NamedToken {
  return { name: name ?? '', symbol: collection ?? '' }
}

/**
 * Returns a transaction's movements. If a third party's transaction is addressed to the account but moves nothing, it
 * counts as a zero transfer to the account, so the spam rules apply.
 */
function movementsSeen(transaction: AccountTransaction, account: string): readonly Movement[] {
  const { from, movements, to } = transaction
  if (movements.length > 0 || to !== account || !isThirdPartyTransaction(transaction, account)) return movements
  return [{ kind: 'fungible', direction: 'in', amount: 0n, counterparty: from }]
}
