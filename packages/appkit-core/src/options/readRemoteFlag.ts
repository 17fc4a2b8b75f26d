import type { ProjectConfig } from '@openappkit/contract'
import type { Features } from './Features'
import { type RemoteFlag, readLocalFlag } from './RemoteFlag'

/**
 * Returns a flag's value from the project's settings. If the flag's entry has a list as `config`, the project decides.
 * If `config` is null, the app decides. A flag without an entry is `false`.
 *
 * @example
 * ```ts
 * import { readRemoteFlag } from '@openappkit/appkit-core/cloud'
 * import { brandingFlag } from '@openappkit/appkit-core/features'
 *
 * const project = { features: [{ id: 'reown_branding', isEnabled: false, config: [] }] }
 * readRemoteFlag(brandingFlag, project, {}) // false
 * ```
 */
export function readRemoteFlag(flag: RemoteFlag, project: ProjectConfig, features: Partial<Features>): unknown {
  const entry = project.features.find(({ id }) => id === flag.id)
  if (!entry) return false
  if (entry.config) return entry.isEnabled && (flag.read?.(entry.config) ?? true)
  return readLocalFlag(flag, features)
}
