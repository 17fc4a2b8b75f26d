import { TokenIcons } from '../balances/TokenIcons'
import { type Chains, chainsService } from '../chains/chainsService'
import { imagesService } from '../images/imagesService'
import type { OpenImages } from '../images/openImages'
import type { Service } from '../services/Service'
import type { Database } from '../storage/Database'
import { databaseService } from '../storage/databaseService'
import { type Wallets, walletsService } from '../wallets/walletsService'
import { DiscoveredTokens } from './DiscoveredTokens'
import { TokenRegistry } from './TokenRegistry'
import { TokenStore } from './TokenStore'

/** Metadata and icons of tokens. */
export interface Tokens {
  readonly registry: TokenRegistry
  readonly icons: TokenIcons
}

interface Needs {
  readonly chains: Pick<Chains, 'rpc' | 'settings'>
  readonly database: Database
  readonly images: Pick<OpenImages, 'proxy'>
  readonly wallets: Pick<Wallets, 'images'>
}

export const tokensService: Service<Tokens, Needs> = {
  name: 'tokens',
  needs: { chains: chainsService, database: databaseService, images: imagesService, wallets: walletsService },
  open: ({ chains, database, images, wallets }, { address }) => ({
    registry: new TokenRegistry(chains.settings, new DiscoveredTokens(chains.rpc, new TokenStore(database))),
    icons: new TokenIcons({
      chains: chains.settings,
      images: wallets.images,
      proxied: url => images.proxy.proxied(url),
      address,
    }),
  }),
}
