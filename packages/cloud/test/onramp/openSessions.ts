import { ChainRpc } from '../../src/chains/ChainRpc'
import { OnrampProviders } from '../../src/onramp/OnrampProviders'
import { OnrampQuoter } from '../../src/onramp/quotes/OnrampQuoter'
import { QuoteTokens } from '../../src/onramp/quotes/QuoteTokens'
import { CheckoutOpener } from '../../src/onramp/sessions/CheckoutOpener'
import { OnrampSessionStore } from '../../src/onramp/sessions/OnrampSessionStore'
import { OnrampSessions } from '../../src/onramp/sessions/OnrampSessions'
import { Upstreams } from '../../src/proxy/Upstreams'
import { openDatabase } from '../../src/storage/openDatabase'
import { IncomingTransfers } from '../../src/transfers/IncomingTransfers'
import { ScriptedProvider } from './ScriptedProvider'

export const EVM = 'eip155:31337'

/** The parts of the on-ramp with a scripted provider, a clock, a real database and a real chain. */
export interface SessionStage extends AsyncDisposable {
  readonly provider: ScriptedProvider
  readonly sessions: OnrampSessions
  readonly opener: CheckoutOpener
  readonly tokens: QuoteTokens
  readonly quoter: OnrampQuoter
  /** Moves the clock by milliseconds. */
  pass(milliseconds: number): void
  /** Starts and opens a purchase. */
  start(purchase?: { readonly address?: string; readonly asset?: string }): Promise<StagePurchase>
}

export interface StagePurchase {
  readonly id: string
  readonly secret: string
  /** Token of the link. */
  readonly token: string
}

export async function openSessions(databaseUrl: string, chainUrl: string): Promise<SessionStage> {
  let skew = 0
  const now = (): number => Date.now() + skew
  const database = await openDatabase({ databaseUrl, dataDirectory: '', onConnectionError: () => {} })
  const upstreams = new Upstreams({ [EVM]: [chainUrl] })
  const rpc = new ChainRpc(upstreams)
  const provider = new ScriptedProvider(now)
  const providers = new OnrampProviders([provider], [EVM], { warn: () => {} })
  const store = new OnrampSessionStore(database)
  const tokens = new QuoteTokens(['a secret of the stage'], now)
  const quoter = new OnrampQuoter({ providers, tokens, now })
  const sessions = new OnrampSessions({
    providers,
    store,
    transfers: new IncomingTransfers(rpc),
    linkOf: token => token,
    now,
  })
  const opener = new CheckoutOpener({ providers, quoter, store, now })
  const { signal } = new AbortController()
  return {
    provider,
    sessions,
    opener,
    tokens,
    quoter,
    pass: milliseconds => {
      skew += milliseconds
    },
    async start({ address = '0x000000000000000000000000000000000000dEaD', asset = 'native' } = {}) {
      const input = {
        chainId: EVM,
        asset,
        decimals: 18,
        currency: 'EUR',
        total: 10n ** 20n,
        method: 'card',
        country: 'DE',
      }
      const [quote] = (await quoter.rank('local', input, signal)).quotes
      const { id, secret, url } = await sessions.create({
        projectId: 'local',
        quote: await tokens.read(quote?.id ?? '', 'local'),
        account: { namespace: 'eip155', chainId: EVM, address: address.toLowerCase() },
        address,
      })
      return { id, secret, token: url }
    },
    async [Symbol.asyncDispose]() {
      await upstreams.close()
      await database.close()
    },
  }
}
