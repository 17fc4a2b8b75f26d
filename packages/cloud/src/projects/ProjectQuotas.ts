import { HttpFailure } from '../http/HttpFailure'
import { type DailyCounter, secondsUntilTomorrow } from '../limits/DailyCounter'
import type { RateLimiter } from '../limits/RateLimiter'
import type { ProjectDirectory } from './ProjectDirectory'
import type { ProjectQuota, QuotaLimit } from './ProjectQuota'

/** Burst of a project, as a multiple of its units per second. */
const BURST_SECONDS = 10

export interface ProjectQuotasInput {
  readonly projects: Pick<ProjectDirectory, 'find'>
  readonly limiter: RateLimiter
  readonly daily: DailyCounter
  /** Limits for projects that don't set their own. */
  readonly defaults: ProjectQuota
  /** Clock in milliseconds. Default: `Date.now`. */
  readonly now?: () => number
}

/** Charges requests to the quotas of projects. */
export class ProjectQuotas {
  readonly #input: ProjectQuotasInput

  constructor(input: ProjectQuotasInput) {
    this.#input = input
  }

  /**
   * Charges units to a project. Does nothing if the project doesn't exist.
   *
   * @throws HttpFailure 429 if the project has used up its quota.
   */
  async charge(projectId: string | undefined, units: number): Promise<void> {
    const { daily, defaults, limiter, now = Date.now, projects } = this.#input
    const project = projectId === undefined ? undefined : await projects.find(projectId)
    if (!project) return
    const perSecond = limitOf(project.quota.unitsPerSecond ?? defaults.unitsPerSecond)
    const perDay = limitOf(project.quota.unitsPerDay ?? defaults.unitsPerDay)
    if (perSecond !== undefined) {
      const rate = { burst: perSecond * BURST_SECONDS, perSecond }
      const wait = await limiter.take(`project:${project.id}`, rate, Math.min(units, rate.burst))
      if (wait > 0) throw quotaReached(Math.ceil(wait / 1000))
    }
    if (perDay !== undefined && !(await daily.add(`project:${project.id}`, units, perDay))) {
      throw quotaReached(secondsUntilTomorrow(now()))
    }
  }
}

function limitOf(limit: QuotaLimit | undefined): number | undefined {
  return limit === 'unlimited' ? undefined : limit
}

/** Clients compare this text, which the protocol defines. */
function quotaReached(seconds: number): HttpFailure {
  return new HttpFailure(429, 'address', "Project's quota limit reached", { 'retry-after': String(seconds) })
}
