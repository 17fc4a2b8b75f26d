import type { WalletSiteSettings } from '@openappkit/contract/embedded'
import { readBoundedText } from '../../rpc/readBoundedText'
import { WalletFailure } from '../../WalletFailure'
import type { FrameAccess } from './FrameAccess'

/** Settings of the wallet site that the shell uses. */
export type SiteSettings = Pick<WalletSiteSettings, 'build' | 'custody' | 'operator' | 'rpId' | 'chains'>

/** Settings of the wallet site, and the apps that may embed it. */
export interface FrameSettings {
  readonly site: SiteSettings
  readonly access: FrameAccess
}

interface SettingsSource {
  /** Origin of the wallet site. */
  readonly origin: string
  readonly projectId: string
  readonly fetch: typeof fetch
}

const TIMEOUT = 10_000
const MAX_BYTES = 200_000

/**
 * Fetches the settings of the wallet site and the apps that may embed it.
 *
 * @throws WalletFailure `embedded/unreachable` if the server doesn't answer, or answers with anything else.
 */
export async function fetchSettings(source: SettingsSource): Promise<FrameSettings> {
  const query = new URLSearchParams({ projectId: source.projectId })
  const [site, access] = await Promise.all([
    fetchJson(source, '/wallet/v1/site'),
    fetchJson(source, `/wallet/v1/frame?${query}`),
  ])
  return { site: readSite(site), access: readAccess(access) }
}

async function fetchJson({ origin, fetch }: SettingsSource, path: string): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(new URL(path, origin), { credentials: 'omit', redirect: 'error', signal })
    const text = response.ok ? await readBoundedText(response, MAX_BYTES) : undefined
    return text === undefined ? undefined : JSON.parse(text)
  } catch (cause) {
    throw unreachable(cause)
  }
}

function readSite(data: unknown): SiteSettings {
  const [build, operator, rpId] = (['build', 'operator', 'rpId'] as const).map(name => fieldOf(data, name))
  const custody = fieldOf(data, 'custody')
  const chains = fieldOf(data, 'chains')
  if (typeof build !== 'string' || typeof operator !== 'string' || typeof rpId !== 'string') throw unreachable()
  if (custody !== 'provisional' && custody !== 'user' && custody !== 'escrow') throw unreachable()
  return { build, operator, rpId, custody, chains: textsOf(chains) }
}

function readAccess(data: unknown): FrameAccess {
  return { origins: textsOf(fieldOf(data, 'origins')), isLocal: fieldOf(data, 'isLocal') === true }
}

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined
}

function textsOf(data: unknown): readonly string[] {
  if (!Array.isArray(data) || !data.every(entry => typeof entry === 'string')) throw unreachable()
  return data
}

function unreachable(cause?: unknown): WalletFailure {
  return new WalletFailure('embedded/unreachable', "Can't reach the wallet's server. Try again.", { cause })
}
