import type { RemoteFeature, RemoteFeatureId } from '@openappkit/contract'
import type { ProjectSettings } from '../projects/Project'
import { quotaFromFlags } from './quotaFlags'
import { UsageError } from './UsageError'

const FEATURES: readonly RemoteFeatureId[] = [
  'multi_wallet',
  'activity',
  'onramp',
  'swap',
  'social_login',
  'reown_branding',
  'email_capture',
  'fund_from_exchange',
  'payments',
  'reown_authentication',
]

/** The flags as the user typed them. */
export interface ProjectFlags {
  readonly name?: string | undefined
  readonly origin?: readonly string[] | undefined
  readonly 'add-origin'?: readonly string[] | undefined
  readonly 'sign-in-chain'?: readonly string[] | undefined
  readonly 'units-per-second'?: string | undefined
  readonly 'units-per-day'?: string | undefined
  readonly feature?: readonly string[] | undefined
  readonly analytics?: string | undefined
  readonly enabled?: string | undefined
}

/**
 * Returns the settings that the flags change.
 *
 * @param known Current settings of the project. Omitted flags leave them unchanged.
 * @throws UsageError if a flag is invalid.
 */
export function settingsFromFlags(
  flags: ProjectFlags,
  known: Pick<ProjectSettings, 'allowedOrigins' | 'features' | 'quota'>,
): Partial<ProjectSettings> {
  const { name, origin, feature, analytics, enabled, 'add-origin': added, 'sign-in-chain': signInChains } = flags
  if (name !== undefined && (name.trim() === '' || name.length > 200)) {
    throw new UsageError('--name must have 1 to 200 characters.')
  }
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...((origin || added) && {
      allowedOrigins: [...new Set([...(origin ?? known.allowedOrigins), ...(added ?? [])].map(checkedOrigin))],
    }),
    ...(signInChains && { signInChains: [...new Set(signInChains.flatMap(checkedChain))] }),
    ...(feature && { features: mergeFeatures(known.features, feature.map(featureOf)) }),
    ...quotaFromFlags(flags, known.quota),
    ...(analytics !== undefined && { isAnalyticsEnabled: isOn('--analytics', analytics) }),
    ...(enabled !== undefined && { isEnabled: isOn('--enabled', enabled) }),
  }
}

/** Returns a warning for each origin that counts as a bundle ID, because it may be a website without `https://`. */
export function bundleIdWarnings({ origin = [], 'add-origin': added = [] }: ProjectFlags): readonly string[] {
  return [...new Set([...origin, ...added])]
    .filter(isBundleId)
    .map(id => `${id} is treated as an app's bundle ID. For a website, pass https://${id}.`)
}

function isBundleId(origin: string): boolean {
  return /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$/.test(origin)
}

/**
 * Returns a valid origin, pattern or bundle id. A path or a trailing slash would never match, and nothing would show
 * why.
 *
 * @throws UsageError for anything else.
 */
function checkedOrigin(origin: string): string {
  const isPattern = origin.includes('*')
  if (origin.length > 2048 || /\s/.test(origin)) throw new UsageError(`--origin ${origin} isn't an origin.`)
  if (isPattern || isBundleId(origin)) return origin
  if (URL.canParse(origin) && new URL(origin).origin === origin) return origin
  const hint =
    URL.canParse(origin) && new URL(origin).origin !== 'null' ? new URL(origin).origin : 'https://app.example'
  throw new UsageError(`--origin ${origin} isn't an origin. Did you mean ${hint}?`)
}

/**
 * Returns a list with the valid chain id or pattern, or an empty list for `default`, which resets the setting.
 *
 * @throws UsageError for anything else.
 */
function checkedChain(chain: string): readonly string[] {
  if (chain === 'default') return []
  if (/^(?:\*|[-a-z0-9]{3,8}:[-_a-zA-Z0-9*]{1,32})$/.test(chain)) return [chain]
  throw new UsageError(
    `--sign-in-chain ${chain} isn't a CAIP-2 chain ID, such as eip155:1. Use 'eip155:*' for a whole namespace.`,
  )
}

function featureOf(text: string): RemoteFeature {
  const [id = '', value] = text.split('=')
  const known = FEATURES.find(one => one === id)
  if (!known)
    throw new UsageError(`--feature ${text}: there is no feature '${id}'. Choose one of ${FEATURES.join(', ')}.`)
  switch (value) {
    case undefined:
    case '':
      throw new UsageError(`--feature ${text}: use ${id}=on, ${id}=off, ${id}=<list> or ${id}=unmanaged.`)
    case 'on':
      return { id: known, isEnabled: true, config: [] }
    case 'off':
      return { id: known, isEnabled: false, config: [] }
    case 'unmanaged':
      return { id: known, isEnabled: false, config: null }
    default:
      return { id: known, isEnabled: true, config: value.split(',').map(item => item.trim()) }
  }
}

function mergeFeatures(known: readonly RemoteFeature[], changes: readonly RemoteFeature[]): readonly RemoteFeature[] {
  const byId = new Map([...known, ...changes].map(feature => [feature.id, feature]))
  return [...byId.values()]
}

function isOn(flag: string, value: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on'
  throw new UsageError(`${flag} must be on or off.`)
}
