import type { ProjectDirectory } from '../../projects/ProjectDirectory'
import type { OnrampCatalogReader } from '../catalog/OnrampCatalogReader'
import type { OnrampProviders } from '../OnrampProviders'
import type { OnrampQuoter } from '../quotes/OnrampQuoter'
import type { QuoteTokens } from '../quotes/QuoteTokens'
import type { CheckoutOpener } from '../sessions/CheckoutOpener'
import type { OnrampSessionStore } from '../sessions/OnrampSessionStore'
import type { OnrampSessions } from '../sessions/OnrampSessions'

/** Dependencies of the on-ramp endpoints. */
export interface OnrampApi {
  readonly providers: OnrampProviders
  readonly catalog: OnrampCatalogReader
  readonly quoter: OnrampQuoter
  readonly tokens: QuoteTokens
  readonly sessions: OnrampSessions
  readonly opener: CheckoutOpener
  readonly store: OnrampSessionStore
  readonly gate: Pick<ProjectDirectory, 'check'>
  /** Returns the URL at which a provider's webhook arrives, with its query. */
  webhookUrlOf(providerId: string, query: Readonly<Record<string, string | undefined>>): string
  /** Returns an asset's symbol and decimals. Undefined for an unknown token. */
  assetOf(
    chainId: string,
    asset: string,
    signal?: AbortSignal,
  ): Promise<{ readonly decimals: number; readonly symbol: string } | undefined>
}
