import type { ProjectConfig, RemoteFeature, RemoteFeatureId } from '@openappkit/contract'
import { defaultFeatures, type Features } from './Features'
import type { RemoteFeatures } from './RemoteFeatures'

/** The merged features, and which of the host's own values had no say. */
export interface MergedFeatures {
  readonly features: RemoteFeatures
  /** Keys of `features` as the host wrote them. */
  readonly ignored: readonly (keyof Features)[]
}

/**
 * Merges what the project says with what the host says. A feature that the project manages (`config` is a list) is as the project says; one that it
 * doesn't (`config: null`) is as the host says, or as by default; one that it doesn't name is off. Without an answer of the project the host decides.
 * Reference, public API section 3.3.
 */
export function mergeRemoteFeatures(config: ProjectConfig | undefined, local: Partial<Features>): MergedFeatures {
  const ignored: (keyof Features)[] = []
  const merge = <T>(
    id: RemoteFeatureId,
    key: keyof Features | undefined,
    remote: Remote<T>,
    fallback: T,
  ): T | false => {
    if (!config) return fallback
    const entry = config.features.find(feature => feature.id === id)
    if (!entry) return false
    if (entry.config === null) return fallback
    if (key !== undefined && local[key] !== undefined) ignored.push(key)
    return entry.isEnabled && remote(entry.config)
  }
  const socials = local.socials ?? defaultFeatures.socials
  const features: RemoteFeatures = {
    email: merge('social_login', 'email', list => list.includes('email'), local.email ?? defaultFeatures.email),
    socials: merge('social_login', 'socials', knownSocials, socials && socials.length > 0 ? socials : false),
    swaps: merge<RemoteFeatures['swaps']>('swap', 'swaps', named, (local.swaps ?? true) && ['1inch']),
    onramp: merge<RemoteFeatures['onramp']>('onramp', 'onramp', named, (local.onramp ?? true) && ['meld']),
    activity: merge(
      'activity',
      local.activity === undefined ? 'history' : 'activity',
      on,
      local.activity ?? local.history ?? defaultFeatures.activity,
    ),
    reownBranding: merge('reown_branding', 'reownBranding', on, local.reownBranding ?? defaultFeatures.reownBranding),
    multiWallet: merge('multi_wallet', undefined, on, false),
    emailCapture: merge<readonly 'required'[] | boolean>('email_capture', undefined, captured, false),
    payWithExchange: merge('fund_from_exchange', undefined, on, false),
    payments: merge('payments', undefined, on, false),
    reownAuthentication: merge('reown_authentication', undefined, on, false),
  }
  // Paying needs a wallet that the visitor brings along.
  return { features: local.pay ? { ...features, email: false, socials: false } : features, ignored }
}

/** The value of an enabled feature. */
type Remote<T> = (config: NonNullable<RemoteFeature['config']>) => T | false

function on(): boolean {
  return true
}

function named(list: readonly string[]): readonly string[] | false {
  return list.length > 0 && list
}

function knownSocials(list: readonly string[]): RemoteFeatures['socials'] {
  const all = defaultFeatures.socials || []
  // In the project's order, without names that this version doesn't know.
  const known = list.flatMap(name => all.filter(social => social === name))
  return known.length > 0 && known
}

function captured(list: readonly string[]): readonly 'required'[] | boolean {
  return list.includes('required') ? ['required'] : true
}
