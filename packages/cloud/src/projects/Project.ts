import type { RemoteFeature } from '@openappkit/contract'
import type { ProjectQuota } from './ProjectQuota'

/** What an operator decides about a project. */
export interface ProjectSettings {
  readonly name: string
  /** Origins and bundle ids; `*` stands for any text. Pages on loopback may use every project, and sign in where they are named here. */
  readonly allowedOrigins: readonly string[]
  /**
   * CAIP-2 ids of the chains that may be signed in with; `*` stands for any text. Empty: keys of any chain, and contracts of the chains that this server reads and that aren't test
   * chains. Contracts of a test chain need its id here.
   */
  readonly signInChains: readonly string[]
  readonly features: readonly RemoteFeature[]
  readonly isAnalyticsEnabled: boolean
  /** What it may use over HTTP. Empty: the server's default. */
  readonly quota: ProjectQuota
  readonly isEnabled: boolean
}

/** Who may use this server, from where, and with what. */
export interface Project extends ProjectSettings {
  /** 32 hex digits, or `local`. */
  readonly id: string
}

/** What a project has that was given a name alone. */
export const DEFAULT_SETTINGS: Omit<ProjectSettings, 'name'> = {
  allowedOrigins: [],
  signInChains: [],
  features: [],
  isAnalyticsEnabled: false,
  quota: {},
  isEnabled: true,
}

/** The project of a server on this machine whose store is its own, so that nothing needs to be set up to begin. */
export const LOCAL_PROJECT_ID = 'local'

/** Pages on this machine, on any port. */
export const LOOPBACK_ORIGINS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'].flatMap(host =>
  ['http', 'https'].flatMap(scheme => [`${scheme}://${host}`, `${scheme}://${host}:*`]),
)

/** Anything else can't exist, and needn't be looked up. */
export function isProjectId(id: string): boolean {
  return id === LOCAL_PROJECT_ID || /^[0-9a-f]{32}$/.test(id)
}
