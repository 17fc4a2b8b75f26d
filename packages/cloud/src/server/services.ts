import { analyticsService } from '../analytics/analyticsService'
import { attestationsService } from '../attestations/attestationsService'
import { authService } from '../auth/authService'
import { balancesService } from '../balances/balancesService'
import { chainsService } from '../chains/chainsService'
import { convertService } from '../convert/convertService'
import { cursorsService } from '../cursors/cursorsService'
import { historyService } from '../history/historyService'
import { metricsService } from '../http/metricsService'
import { identityService } from '../identity/identityService'
import { imagesService } from '../images/imagesService'
import { indexerService } from '../indexer/indexerService'
import { keysService } from '../keys/keysService'
import { clientsService } from '../limits/clientsService'
import { limitsService } from '../limits/limitsService'
import { nftsService } from '../nfts/nftsService'
import { onrampService } from '../onramp/onrampService'
import { payService } from '../pay/payService'
import { plannedService } from '../planned/plannedService'
import { pricesService } from '../prices/pricesService'
import { projectsService } from '../projects/projectsService'
import { proxyService } from '../proxy/proxyService'
import { relayService } from '../relay/relayService'
import type { Service } from '../services/Service'
import { databaseService } from '../storage/databaseService'
import { retentionService } from '../storage/retention/retentionService'
import { tokensService } from '../tokens/tokensService'
import { walletSiteService } from '../wallet/site/walletSiteService'
import { walletService } from '../wallet/walletService'
import { walletsService } from '../wallets/walletsService'

/**
 * All services of the server, in the order of the docs and `--help`. To add a service, add one line here. If its
 * options should be options of `startCloud`, `CloudOptions` must extend their interface.
 */
export const SERVICES: readonly Service[] = [
  chainsService,
  databaseService,
  retentionService,
  limitsService,
  keysService,
  clientsService,
  cursorsService,
  relayService,
  projectsService,
  walletsService,
  tokensService,
  indexerService,
  proxyService,
  balancesService,
  pricesService,
  historyService,
  analyticsService,
  attestationsService,
  authService,
  imagesService,
  identityService,
  nftsService,
  convertService,
  onrampService,
  payService,
  walletService,
  walletSiteService,
  plannedService,
  metricsService,
]
