import { LRUCache } from 'lru-cache'
import { isOriginAllowed, isOwnOrigin } from './originRules'
import { isProjectId, type Project } from './Project'
import type { ProjectGate, Refusal } from './ProjectGate'

/** The narrowest view of the store that the directory needs. */
export interface ProjectSource {
  find(id: string): Promise<Project | undefined>
}

interface Entry {
  readonly project: Project
  readonly freshUntil: number
}

export interface ProjectDirectoryOptions {
  /** Milliseconds for which an answer holds; what an operator changes is in force after that. Default 5000. */
  readonly lifetime?: number
  /** How many projects are remembered, and how many ids of none. Default 10 000. */
  readonly capacity?: number
  /** Milliseconds. Default `Date.now`. */
  readonly now?: () => number
}

/** Projects, from a short cache: every request asks, and the database is asked once per project and lifetime. While the database is away the last answer holds. */
export class ProjectDirectory implements ProjectGate {
  readonly #source: ProjectSource
  readonly #lifetime: number
  readonly #now: () => number
  readonly #known: LRUCache<string, Entry>
  /** Until when an id is that of no project. Apart, or a flood of random ids would push the projects out. */
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
    const asked = this.#ask(id)
    this.#running.set(id, asked)
    try {
      const project = await asked
      // Unless it was changed while the database was asked.
      if (this.#running.get(id) === asked) this.#keep(id, project)
      return project
    } finally {
      if (this.#running.get(id) === asked) this.#running.delete(id)
    }
  }

  /** What this process changed is in force at once. */
  forget(id: string): void {
    this.#known.delete(id)
    this.#unknown.delete(id)
    this.#running.delete(id)
  }

  async #ask(id: string): Promise<Project | undefined> {
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

  /** Returns whether the origin is one that the project names as its own. */
  async isOwn(projectId: string, origin: string): Promise<boolean> {
    const project = await this.find(projectId)
    return project?.isEnabled === true && isOwnOrigin(origin, project.allowedOrigins)
  }
}
