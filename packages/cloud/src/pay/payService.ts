import { type Chains, chainsService } from '../chains/chainsService'
import type { KeyStore } from '../keys/KeyStore'
import { keysService } from '../keys/keysService'
import { onrampService } from '../onramp/onrampService'
import type { OpenOnramp } from '../onramp/openOnramp'
import type { PriceSourceCache } from '../prices/PriceSourceCache'
import { pricesService } from '../prices/pricesService'
import { type Projects, projectsService } from '../projects/projectsService'
import type { Service } from '../services/Service'
import { variable } from '../services/Setting'
import { text } from '../services/variableValues'
import type { Database } from '../storage/Database'
import { databaseService } from '../storage/databaseService'
import { type Tokens, tokensService } from '../tokens/tokensService'
import { IncomingTransfers } from '../transfers/IncomingTransfers'
import { deliveryEndpoints } from './endpoints/deliveryEndpoints'
import { merchantEndpoints } from './endpoints/merchantEndpoints'
import { payerEndpoints } from './endpoints/payerEndpoints'
import { refundEndpoints } from './endpoints/refundEndpoints'
import { DepositStore } from './exchange/DepositStore'
import { ExchangeDeposits } from './exchange/ExchangeDeposits'
import { exchangeMethods } from './exchange/exchangeMethods'
import { walletServiceEndpoints } from './exchange/walletServiceEndpoints'
import { merchantPageEndpoints } from './merchantPage/merchantPageEndpoints'
import { type OpenPay, openPay, type PayTiming } from './openPay'
import { sandboxExchanges } from './sandboxExchanges'
import { NO_MERCHANTS, type PayFile, parsePay, readPayFile } from './settings/PayFile'

export interface PayServiceOptions {
  /** Merchants that send invoices: the path of a JSON file, or its content. Default: none. */
  readonly pay?: string | PayFile
  /** Clock and intervals, for tests. */
  readonly payTiming?: PayTiming
}

interface Needs {
  readonly chains: Pick<Chains, 'rpc' | 'settings'>
  readonly database: Database
  readonly keys: KeyStore
  readonly onramp: Pick<OpenOnramp, 'api'>
  readonly prices: PriceSourceCache
  readonly projects: Pick<Projects, 'directory'>
  readonly tokens: Tokens
}

/** Sends invoices: payments on the chains, their states, and webhooks. */
export const payService: Service<OpenPay, Needs, PayServiceOptions> = {
  name: 'pay',
  settings: [
    {
      variables: [variable('PAY_FILE', text, pay => ({ pay }))],
      help: 'Merchants that send invoices, as JSON. Default: none.',
    },
  ],
  needs: {
    chains: chainsService,
    database: databaseService,
    keys: keysService,
    onramp: onrampService,
    prices: pricesService,
    projects: projectsService,
    tokens: tokensService,
  },
  async open({ chains, database, keys, prices, tokens }, { logger, options }) {
    const { pay = NO_MERCHANTS, payTiming } = options
    return openPay({
      file: typeof pay === 'string' ? await readPayFile(pay) : parsePay(pay),
      secrets: await keys.secrets('pay'),
      chains,
      database,
      prices,
      tokens,
      logger,
      timing: payTiming,
    })
  },
  endpoints: ({ api, sessions }, { chains, database, onramp, prices, projects }) => [
    ...merchantEndpoints(api),
    ...payerEndpoints(api),
    ...deliveryEndpoints(api),
    ...refundEndpoints(api),
    ...merchantPageEndpoints(api, sessions),
    ...walletServiceEndpoints(
      exchangeMethods(
        new ExchangeDeposits({
          // Real exchanges need a contract with the operator.
          exchanges: sandboxExchanges(onramp.api.providers),
          transfers: new IncomingTransfers(chains.rpc),
          deposits: new DepositStore(database),
          prices,
          assetOf: onramp.api.assetOf,
          now: api.now,
        }),
        projects.directory,
      ),
    ),
  ],
  async drain(pay) {
    pay.drain()
  },
  close: pay => pay.close(),
}
