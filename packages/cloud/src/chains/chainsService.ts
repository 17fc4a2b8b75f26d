import { type ChainsFile, LOCAL_CHAINS, parseChains, readChainsFile, settingsOf } from '../proxy/chainsFile'
import { AllowedMethods } from '../proxy/methods/AllowedMethods'
import { Upstreams } from '../proxy/Upstreams'
import type { Service } from '../services/Service'
import { variable } from '../services/Setting'
import { text } from '../services/variableValues'
import { ChainRpc } from './ChainRpc'
import type { ChainSettings } from './ChainSettings'

export interface ChainsOptions {
  /**
   * Path of a JSON file with the upstreams and settings of each chain, or the file's parsed content. Default: the
   * demo's local chains.
   */
  readonly chains?: string | ChainsFile
}

/** The server's chains, with access to their nodes. */
export interface Chains {
  /** Settings of the chains by CAIP-2 id. */
  readonly settings: ReadonlyMap<string, ChainSettings>
  readonly upstreams: Upstreams
  readonly rpc: ChainRpc
  /** Methods that clients may call. */
  readonly methods: AllowedMethods
}

export const chainsService: Service<Chains, object, ChainsOptions> = {
  name: 'chains',
  settings: [
    {
      variables: [variable('CHAINS_FILE', text, chains => ({ chains }))],
      help: 'Upstreams and settings by chain, as JSON. Used for the JSON-RPC proxy, balances, history and names.',
    },
  ],
  async open(_, { options: { chains = LOCAL_CHAINS } }) {
    const settings = settingsOf(typeof chains === 'string' ? await readChainsFile(chains) : parseChains(chains))
    const upstreams = new Upstreams(Object.fromEntries([...settings].map(([id, chain]) => [id, chain.upstreams])))
    return { settings, upstreams, rpc: new ChainRpc(upstreams), methods: new AllowedMethods(settings) }
  },
  close: ({ upstreams }) => upstreams.close(),
}
