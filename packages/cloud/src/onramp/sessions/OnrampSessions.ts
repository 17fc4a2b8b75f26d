import { randomUUID } from 'node:crypto'
import type { OnrampSession, OnrampSessionCreated } from '@openappkit/contract'
import { formatAssetType } from '@openappkit/contract/assets'
import type { AccountAddress } from '../../chains/accountAddress'
import { isChainTrouble } from '../../chains/isChainTrouble'
import { HttpFailure } from '../../http/HttpFailure'
import type { OnrampSessionRow } from '../../storage/onrampSchema'
import type { IncomingTransfers } from '../../transfers/IncomingTransfers'
import { fiatText } from '../fiat'
import { OnrampFailure } from '../OnrampFailure'
import type { OnrampUpdate, OnrampWebhook } from '../OnrampProvider'
import type { OnrampProviders } from '../OnrampProviders'
import type { OfferedQuote } from '../quotes/QuoteTokens'
import { sellerOf } from '../seller'
import { isFinal } from './mergeUpdate'
import type { OnrampSessionStore } from './OnrampSessionStore'
import { createToken, hashToken, matchesHash } from './sessionTokens'

/** Milliseconds for which a link opens. */
const LINK_LIFETIME = 60 * 60_000
/** Minimum milliseconds between two checks of a purchase. */
const CHECK_INTERVAL = 3000
/** Milliseconds that a client should wait between two requests. */
const POLL = 4000
/** Same, for a purchase that waits for a person. */
const SLOW_POLL = 15_000
/** Seconds by which a chain's clock may differ. */
const CLOCK_SKEW = 60 * 60

export interface OnrampSessionsDependencies {
  readonly providers: Pick<OnrampProviders, 'ask' | 'find'>
  readonly store: OnrampSessionStore
  readonly transfers: Pick<IncomingTransfers, 'read'>
  /** Returns the URL of the page that opens a checkout. */
  readonly linkOf: (token: string) => string
  readonly now: () => number
}

/** A purchase to start. */
export interface OnrampSessionInput {
  readonly projectId: string
  readonly quote: OfferedQuote
  readonly account: AccountAddress
  /** Address as the wallet spells it. */
  readonly address: string
  readonly redirectUrl?: string | undefined
}

/** Starts purchases and follows them until the chain shows the crypto. */
export class OnrampSessions {
  readonly #dependencies: OnrampSessionsDependencies

  constructor(dependencies: OnrampSessionsDependencies) {
    this.#dependencies = dependencies
  }

  /** Creates a purchase. The provider learns of it only when the user opens the link. */
  async create({ account, address, projectId, quote, redirectUrl }: OnrampSessionInput): Promise<OnrampSessionCreated> {
    const { linkOf, now, store } = this.#dependencies
    const [id, secret, token] = [randomUUID(), createToken(), createToken()]
    const expiresAt = now() + LINK_LIFETIME
    await store.add({
      id,
      projectId,
      providerId: quote.providerId,
      secretHash: hashToken(secret),
      openHash: hashToken(token),
      chainId: quote.chainId,
      asset: quote.asset,
      decimals: quote.decimals,
      address,
      addressKey: account.address,
      quoted: quote.amount,
      currency: quote.currency,
      total: quote.total,
      method: quote.method,
      country: quote.country,
      subdivision: quote.subdivision ?? null,
      quoteReference: quote.reference ?? null,
      quoteExpiresAt: new Date(quote.expiresAt),
      redirectUrl: redirectUrl ?? null,
      createdAt: new Date(now()),
      expiresAt: new Date(expiresAt),
    })
    return { id, secret, url: linkOf(token), expiresAt }
  }

  /**
   * Returns a purchase, after a check of the provider and the chain if the last one is a few seconds old.
   *
   * @throws HttpFailure 404 for an unknown id or another secret.
   */
  async read(id: string, secret: string, signal: AbortSignal): Promise<OnrampSession> {
    const { store } = this.#dependencies
    const row = await store.find(id)
    if (!row || !matchesHash(secret, row.secretHash)) throw unknownSession()
    await this.#check(row, signal)
    const checked = await store.find(id)
    if (!checked) throw unknownSession()
    return this.#write(checked)
  }

  /**
   * Merges the updates of a webhook.
   *
   * @throws HttpFailure 401 if the provider didn't send it, 404 for an unknown provider.
   */
  async receive(providerId: string, webhook: OnrampWebhook, signal: AbortSignal): Promise<void> {
    const { providers, store } = this.#dependencies
    const provider = providers.find(providerId)
    if (!provider) throw new HttpFailure(404, 'provider', 'Unknown provider')
    const updates = await readWebhook(
      providers.ask(provider, signal, limited => provider.readWebhook(webhook, limited)),
    )
    for (const update of updates) {
      const row = await store.findReported(providerId, update)
      if (row) await this.#apply(row, update, signal)
    }
  }

  async #check(row: OnrampSessionRow, signal: AbortSignal): Promise<void> {
    const { now, providers, store } = this.#dependencies
    if (row.status === 'created' || isFinal(row.status)) return
    if (!(await store.claimCheck(row.id, CHECK_INTERVAL, new Date(now())))) return
    const provider = providers.find(row.providerId)
    const { address, chainId, id, reference } = row
    const key = { sessionId: id, chainId, address, ...(reference !== null && { reference }) }
    const update =
      provider &&
      // The purchase doesn't depend on this answer: the next check or a webhook brings it.
      (await providers.ask(provider, signal, limited => provider.status(key, limited)).catch(() => undefined))
    if (update) await this.#apply(row, update, signal)
    else await this.#settle(row, signal)
  }

  async #apply(row: OnrampSessionRow, update: OnrampUpdate, signal: AbortSignal): Promise<void> {
    const { now, store } = this.#dependencies
    const { txHash } = update
    // Hex hashes have no case.
    const spelled = txHash !== undefined && /^0x/i.test(txHash) ? { ...update, txHash: txHash.toLowerCase() } : update
    await store.apply(row.id, spelled, new Date(now()))
    const next = await store.find(row.id)
    if (next) await this.#settle(next, signal)
  }

  /** Records a delivery that the chain shows. */
  async #settle(row: OnrampSessionRow, signal: AbortSignal): Promise<void> {
    const { now, store, transfers } = this.#dependencies
    const { addressKey, asset, chainId, createdAt, id, status, txHash } = row
    if (status === 'delivered' || txHash === null) return
    const transfer = await transfers
      .read({ chainId, asset, address: addressKey, txHash }, signal)
      .catch((error: unknown) => {
        if (isChainTrouble(error)) return { status: 'pending' as const }
        throw error
      })
    if (transfer.status === 'pending') return
    const isOld =
      transfer.status === 'arrived' &&
      transfer.minedAt !== undefined &&
      transfer.minedAt + CLOCK_SKEW < createdAt.getTime() / 1000
    if (transfer.status === 'elsewhere' || isOld) await store.dropHash(id, new Date(now()))
    else await store.deliver(id, transfer.amount, new Date(now()))
  }

  #write(row: OnrampSessionRow): OnrampSession {
    const { asset, chainId, currency, failure, id, isSent, providerId, quoted, received, status, total, txHash } = row
    const provider = this.#dependencies.providers.find(providerId)
    return {
      id,
      status,
      isFinal: isFinal(status),
      pollInMs: isFinal(status) ? 0 : status === 'onHold' ? SLOW_POLL : POLL,
      provider: sellerOf(provider ?? { id: providerId, name: providerId }),
      asset: formatAssetType({ chainId, asset }) ?? '',
      quoted,
      currency,
      total: fiatText(BigInt(total)),
      isSent,
      txHash,
      received,
      failure,
    }
  }
}

async function readWebhook(reading: Promise<readonly OnrampUpdate[]>): Promise<readonly OnrampUpdate[]> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof OnrampFailure && error.reason === 'forged') {
      throw new HttpFailure(401, 'signature', 'The signature is invalid')
    }
    // The provider sends the webhook again.
    if (error instanceof OnrampFailure) throw new HttpFailure(503, '', 'Temporarily unavailable. Send it again.')
    throw error
  }
}

function unknownSession(): HttpFailure {
  return new HttpFailure(404, 'id', 'Unknown purchase')
}
