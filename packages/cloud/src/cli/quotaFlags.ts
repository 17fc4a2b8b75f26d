import type { ProjectSettings } from '../projects/Project'
import type { ProjectQuota, QuotaLimit } from '../projects/ProjectQuota'
import { UsageError } from './UsageError'

export interface QuotaFlags {
  readonly 'units-per-second'?: string | undefined
  readonly 'units-per-day'?: string | undefined
}

/**
 * Returns the quota if the flags change it. `default` removes a limit from the project and restores the server's
 * default.
 */
export function quotaFromFlags(flags: QuotaFlags, known: ProjectQuota): Partial<Pick<ProjectSettings, 'quota'>> {
  const { 'units-per-second': perSecond, 'units-per-day': perDay } = flags
  if (perSecond === undefined && perDay === undefined) return {}
  const unitsPerSecond = perSecond === undefined ? known.unitsPerSecond : limitOf('--units-per-second', perSecond)
  const unitsPerDay = perDay === undefined ? known.unitsPerDay : limitOf('--units-per-day', perDay)
  return {
    quota: {
      ...(unitsPerSecond !== undefined && { unitsPerSecond }),
      ...(unitsPerDay !== undefined && { unitsPerDay }),
    },
  }
}

function limitOf(flag: string, value: string): QuotaLimit | undefined {
  if (value === 'default') return undefined
  if (value === 'unlimited') return value
  if (/^[1-9]\d{0,11}$/.test(value)) return Number(value)
  throw new UsageError(`${flag} must be a whole number of at least 1, 'unlimited' or 'default'.`)
}
