import { type Chains, chainsService } from '../chains/chainsService'
import type { KeyStore } from '../keys/KeyStore'
import { keysService } from '../keys/keysService'
import type { PriceSourceCache } from '../prices/PriceSourceCache'
import { pricesService } from '../prices/pricesService'
import { type Projects, projectsService } from '../projects/projectsService'
import type { Service } from '../services/Service'
import { variable } from '../services/Setting'
import { text } from '../services/variableValues'
import type { Database } from '../storage/Database'
import { databaseService } from '../storage/databaseService'
import { type Tokens, tokensService } from '../tokens/tokensService'
import { appKitEndpoints } from './endpoints/appKitEndpoints'
import { checkoutEndpoints } from './endpoints/checkoutEndpoints'
import { purchaseEndpoints } from './endpoints/purchaseEndpoints'
import { type OnrampFile, parseOnramp, readOnrampFile } from './OnrampFile'
import { type OpenOnramp, openOnramp } from './openOnramp'
import { sandboxEndpoints } from './sandbox/sandboxEndpoints'

export interface OnrampServiceOptions {
  /**
   * On-ramp providers: the path of a JSON file, or its content. Default: the sandbox, which sells only on chains with
   * `local`.
   */
  readonly onramp?: string | OnrampFile
}

interface Needs {
  readonly chains: Pick<Chains, 'rpc' | 'settings'>
  readonly database: Database
  readonly keys: KeyStore
  readonly prices: PriceSourceCache
  readonly projects: Pick<Projects, 'directory'>
  readonly tokens: Tokens
}

const LOCAL_ONRAMP: OnrampFile = { providers: [{ kind: 'sandbox' }] }

/** Sells crypto: quotes of providers, purchases and their webhooks. */
export const onrampService: Service<OpenOnramp, Needs, OnrampServiceOptions> = {
  name: 'onramp',
  settings: [
    {
      variables: [variable('ONRAMP_FILE', text, onramp => ({ onramp }))],
      help: 'On-ramp providers and their keys, as JSON. Default: a sandbox for local chains.',
    },
  ],
  needs: {
    chains: chainsService,
    database: databaseService,
    keys: keysService,
    prices: pricesService,
    projects: projectsService,
    tokens: tokensService,
  },
  async open({ chains, database, keys, prices, projects, tokens }, { address, logger, options }) {
    const { onramp = LOCAL_ONRAMP } = options
    return openOnramp({
      file: typeof onramp === 'string' ? await readOnrampFile(onramp) : parseOnramp(onramp),
      secrets: await keys.secrets('onramp'),
      address,
      chains,
      database,
      gate: projects.directory,
      prices,
      tokens,
      logger,
    })
  },
  endpoints({ api, checkout }) {
    return [
      ...purchaseEndpoints(api),
      ...checkoutEndpoints(api),
      ...appKitEndpoints(api),
      ...sandboxEndpoints(checkout, api),
    ]
  },
  close: ({ checkout }) => checkout.close(),
}
