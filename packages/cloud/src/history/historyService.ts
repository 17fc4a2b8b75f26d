import { type Chains, chainsService } from '../chains/chainsService'
import { cursorsService } from '../cursors/cursorsService'
import type { SignedCursors } from '../cursors/SignedCursors'
import { imagesService } from '../images/imagesService'
import type { OpenImages } from '../images/openImages'
import { PurchaseHistory } from '../onramp/history/PurchaseHistory'
import { onrampService } from '../onramp/onrampService'
import type { OpenOnramp } from '../onramp/openOnramp'
import type { Service } from '../services/Service'
import type { Database } from '../storage/Database'
import { databaseService } from '../storage/databaseService'
import { type Tokens, tokensService } from '../tokens/tokensService'
import { createHistory } from './createHistory'
import type { HistoryReader } from './HistoryReader'
import { historyEndpoints } from './historyEndpoints'

interface Needs {
  readonly chains: Pick<Chains, 'rpc' | 'settings'>
  readonly cursors: SignedCursors
  readonly database: Database
  readonly images: Pick<OpenImages, 'proxy'>
  readonly onramp: OpenOnramp
  readonly tokens: Tokens
}

export const historyService: Service<HistoryReader, Needs> = {
  name: 'history',
  needs: {
    chains: chainsService,
    cursors: cursorsService,
    database: databaseService,
    images: imagesService,
    onramp: onrampService,
    tokens: tokensService,
  },
  open: ({ chains, cursors, database, images, tokens }) =>
    createHistory({
      cursors,
      database,
      rpc: chains.rpc,
      settings: chains.settings,
      tokens: tokens.registry,
      iconOf: (chainId, token) => tokens.icons.of({ chainId, token, units: 0n }),
      proxied: url => images.proxy.proxied(url),
    }),
  endpoints: (history, { onramp: { api }, tokens }) =>
    historyEndpoints(
      history,
      new PurchaseHistory({
        ...api,
        iconOf: (chainId, token) => tokens.icons.of({ chainId, token, units: 0n }),
      }),
    ),
}
