import type { ProjectConfig } from '@openappkit/contract'
import type { Features } from './Features'
import { type RemoteFlag, readLocalFlag } from './RemoteFlag'

/**
 * Returns the value of a flag by a project's settings, `false` where it is off. A flag that the project manages (its `config` is a list) is as the project says;
 * one that it doesn't (`config: null`) is as the host says; one that it doesn't name is off.
 */
export function readRemoteFlag(flag: RemoteFlag, project: ProjectConfig, features: Partial<Features>): unknown {
  const entry = project.features.find(({ id }) => id === flag.id)
  if (!entry) return false
  if (entry.config) return entry.isEnabled && (flag.read?.(entry.config) ?? true)
  return readLocalFlag(flag, features)
}
