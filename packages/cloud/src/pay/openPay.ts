import type { Logger } from 'pino'
import type { Chains } from '../chains/chainsService'
import type { SecretRing } from '../keys/SecretRing'
import type { PriceSourceCache } from '../prices/PriceSourceCache'
import type { Database } from '../storage/Database'
import type { Tokens } from '../tokens/tokensService'
import { BitcoinReader } from './chain/BitcoinReader'
import { EvmReader } from './chain/EvmReader'
import { type PayLoop, PayLoops } from './chain/PayLoops'
import { PayWatcher } from './chain/PayWatcher'
import { SolanaReader } from './chain/SolanaReader'
import { CheckoutSecrets } from './checkout/CheckoutSecrets'
import { CheckoutStreams } from './checkout/CheckoutStreams'
import { InvoiceCreator } from './create/InvoiceCreator'
import { RailPricer } from './create/RailPricer'
import type { PayApi } from './endpoints/PayApi'
import { MerchantSessions } from './merchantPage/MerchantSessions'
import { RefundBuilder } from './refunds/RefundBuilder'
import { Refunds } from './refunds/Refunds'
import { assertReceivable } from './settings/assertReceivable'
import { Merchants } from './settings/Merchants'
import type { PayFile } from './settings/PayFile'
import { InvoiceRefresher } from './store/InvoiceRefresher'
import { InvoiceStore } from './store/InvoiceStore'
import { PaymentStore } from './store/PaymentStore'
import { WebhookSender } from './webhooks/WebhookSender'
import { WebhookStore } from './webhooks/WebhookStore'

/** How the service works, for tests. */
export interface PayTiming {
  /** Clock in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: () => number
  /** Milliseconds between two passes of a loop. Default: 2,000. */
  readonly interval?: number
  /** Milliseconds after which another node takes over an unresponsive node's chains. Default: 30,000. */
  readonly lease?: number
  /** Milliseconds after the start in which no deadline passes. Default: 120,000. */
  readonly startPause?: number
}

export interface PayDependencies {
  readonly file: PayFile
  readonly secrets: SecretRing
  readonly chains: Pick<Chains, 'rpc' | 'settings'>
  readonly database: Database
  readonly prices: Pick<PriceSourceCache, 'quote'>
  readonly tokens: Pick<Tokens, 'registry'>
  readonly logger: Pick<Logger, 'warn'>
  readonly timing?: PayTiming | undefined
}

/** The invoice service. */
export interface OpenPay {
  readonly api: PayApi
  /** Sessions of the merchant page. */
  readonly sessions: MerchantSessions
  /** Ends the streams of checkouts. */
  drain(): void
  close(): Promise<void>
}

/**
 * Opens the invoice service, and reads the chains of its merchants until it is closed.
 *
 * @throws Error naming a setting that can't be used.
 */
export function openPay({
  chains,
  database,
  file,
  logger,
  prices,
  secrets,
  timing: { interval = 2000, lease, now = Date.now, startPause } = {},
  tokens,
}: PayDependencies): OpenPay {
  assertReceivable(file, chains.settings.keys())
  const readers = {
    eip155: new EvmReader(chains.rpc),
    solana: new SolanaReader(chains.rpc),
    bip122: new BitcoinReader(chains.rpc),
  }
  const watcher = new PayWatcher({ database, readers, now, lease })
  const refresher = new InvoiceRefresher(database, { now, startPause })
  const pricer = new RailPricer({ chains, prices, registry: tokens.registry })
  const streams = new CheckoutStreams({ interval })
  const merchants = new Merchants(file)
  const webhooks = new WebhookStore(database)
  const sender = new WebhookSender({ file, merchants, store: webhooks, logger, now })
  const loops = new PayLoops(
    file.merchants.length > 0 ? createLoops({ file, watcher, refresher, sender, interval }) : [],
    logger,
  )
  return {
    api: {
      merchants,
      creator: new InvoiceCreator({
        database,
        pricer,
        begin: (chainId, signal) => watcher.begin(chainId, signal),
        now,
      }),
      invoices: new InvoiceStore(database),
      payments: new PaymentStore(database),
      refresher,
      secrets: new CheckoutSecrets(secrets),
      streams,
      webhooks,
      refunds: new Refunds(database, new RefundBuilder(chains.rpc), now),
      now,
    },
    sessions: new MerchantSessions(secrets, now),
    drain: () => streams.close(),
    async close() {
      streams.close()
      await loops.close()
    },
  }
}

interface LoopDependencies {
  readonly file: PayFile
  readonly watcher: PayWatcher
  readonly refresher: InvoiceRefresher
  readonly sender: WebhookSender
  readonly interval: number
}

/** Returns the loops that read each chain, pass deadlines and send webhooks. */
function createLoops({ file, interval, refresher, sender, watcher }: LoopDependencies): readonly PayLoop[] {
  const chainIds = new Set(file.merchants.flatMap(({ receive }) => receive.map(({ chainId }) => chainId)))
  const watching = [...chainIds].map(chainId => ({
    name: chainId,
    interval,
    async step(signal: AbortSignal) {
      const isComplete = await watcher.step(chainId, signal)
      await refresher.sweep()
      return isComplete
    },
    end: () => watcher.release(chainId),
  }))
  const sweeping = {
    name: 'invoices',
    interval,
    async step() {
      await refresher.sweep()
      return true
    },
  }
  const sending = {
    name: 'webhooks',
    interval: interval / 2,
    step: (signal: AbortSignal) => sender.step(signal),
    end: () => sender.end(),
  }
  return [...watching, sweeping, sending]
}
