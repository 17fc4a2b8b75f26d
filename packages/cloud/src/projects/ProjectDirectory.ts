import { LRUCache } from 'lru-cache'
import { isOriginAllowed, isOwnOrigin } from './originRules'
import { isProjectId, type Project } from './Project'
import type { ProjectGate, Refusal } from './ProjectGate'

/** Source of the projects. */
export interface ProjectSource {
  find(id: string): Promise<Project | undefined>
}

interface Entry {
  readonly project: Project
  readonly freshUntil: number
}

export interface ProjectDirectoryOptions {
  /**
   * Milliseconds before a cached project is read again. A change on another node takes effect within this time.
   * Default: 5,000.
   */
  readonly lifetime?: number
  /** Maximum cached projects, and maximum cached unknown ids. Default: 10,000 each. */
  readonly capacity?: number
  /** Clock in milliseconds. Default: `Date.now`. */
  readonly now?: () => number
}

/**
 * Caches each project for `lifetime`, because every request checks one. If the database is unreachable, uses the last
 * known project.
 */
export class ProjectDirectory implements ProjectGate {
  readonly #source: ProjectSource
  readonly #lifetime: number
  readonly #now: () => number
  readonly #known: LRUCache<string, Entry>
  /** Expiry of each unknown id. A separate cache, so a flood of random ids doesn't evict projects. */
  readonly #unknown: LRUCache<string, number>
  readonly #running = new Map<string, Promise<Project | undefined>>()

  constructor(
    source: ProjectSource,
    { lifetime = 5000, capacity = 10_000, now = Date.now }: ProjectDirectoryOptions = {},
  ) {
    this.#source = source
    this.#lifetime = lifetime
    this.#known = new LRUCache({ max: capacity })
    this.#unknown = new LRUCache({ max: capacity })
    this.#now = now
  }

  async find(id: string): Promise<Project | undefined> {
    if (!isProjectId(id)) return undefined
    const known = this.#known.get(id)
    if (known && known.freshUntil > this.#now()) return known.project
    if ((this.#unknown.get(id) ?? 0) > this.#now()) return undefined
    const running = this.#running.get(id)
    if (running !== undefined) return running
    const lookup = this.#lookUp(id)
    this.#running.set(id, lookup)
    try {
      const project = await lookup
      // Skipped if the project changed during the lookup.
      if (this.#running.get(id) === lookup) this.#keep(id, project)
      return project
    } finally {
      if (this.#running.get(id) === lookup) this.#running.delete(id)
    }
  }

  /** Drops a project from the cache, so a change by this process takes effect immediately. */
  forget(id: string): void {
    this.#known.delete(id)
    this.#unknown.delete(id)
    this.#running.delete(id)
  }

  async #lookUp(id: string): Promise<Project | undefined> {
    const before = this.#known.get(id)
    try {
      return await this.#source.find(id)
    } catch (error) {
      if (before) return before.project
      throw error
    }
  }

  #keep(id: string, project: Project | undefined): void {
    const freshUntil = this.#now() + this.#lifetime
    if (project) this.#known.set(id, { project, freshUntil })
    else {
      this.#known.delete(id)
      this.#unknown.set(id, freshUntil)
    }
  }

  async check(projectId: string | undefined, origin: string | undefined): Promise<Refusal | undefined> {
    const project = projectId === undefined ? undefined : await this.find(projectId)
    if (!project?.isEnabled) return 'Unauthorized: invalid key'
    if (origin !== undefined && !isOriginAllowed(origin, project.allowedOrigins))
      return 'Unauthorized: origin not allowed'
    return undefined
  }

  /** Returns whether the project is enabled and lists the origin. */
  async isOwn(projectId: string, origin: string): Promise<boolean> {
    const project = await this.find(projectId)
    return project?.isEnabled === true && isOwnOrigin(origin, project.allowedOrigins)
  }
}
