import type { RemoteFeature } from '@openappkit/contract'
import type { ProjectQuota } from './ProjectQuota'

/** Project settings, which the operator controls. */
export interface ProjectSettings {
  readonly name: string
  /**
   * Allowed origins and bundle ids. `*` matches any text. Apps on loopback and WalletConnect's web views in wallets may
   * use every project, but users can sign in to them only if the origin is listed. HTTP requests without an `Origin`
   * header are always allowed.
   */
  readonly allowedOrigins: readonly string[]
  /**
   * CAIP-2 ids of the chains that users can sign in with. `*` matches any text. If empty, accounts with a key can sign
   * in on any chain, and contract accounts on the mainnets that this server reads. List a test chain to admit its
   * contract accounts.
   */
  readonly signInChains: readonly string[]
  readonly features: readonly RemoteFeature[]
  readonly isAnalyticsEnabled: boolean
  /** Usage quota, in units. Limits that aren't set default to those of the server. */
  readonly quota: ProjectQuota
  readonly isEnabled: boolean
}

/** A project, which identifies the apps that may use this server. */
export interface Project extends ProjectSettings {
  /** 32 hex digits, or `local`. */
  readonly id: string
}

/** Settings of a project created with only a name. */
export const DEFAULT_SETTINGS: Omit<ProjectSettings, 'name'> = {
  allowedOrigins: [],
  signInChains: [],
  features: [],
  isAnalyticsEnabled: false,
  quota: {},
  isEnabled: true,
}

/**
 * Id of the project that exists by default if the server listens on loopback and uses the built-in database. It makes
 * the server usable without setup.
 */
export const LOCAL_PROJECT_ID = 'local'

/** Origins on this machine, on any port. */
export const LOOPBACK_ORIGINS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'].flatMap(host =>
  ['http', 'https'].flatMap(scheme => [`${scheme}://${host}`, `${scheme}://${host}:*`]),
)

/** Returns whether the text can be a project id. Other text needs no lookup. */
export function isProjectId(id: string): boolean {
  return id === LOCAL_PROJECT_ID || /^[0-9a-f]{32}$/.test(id)
}
