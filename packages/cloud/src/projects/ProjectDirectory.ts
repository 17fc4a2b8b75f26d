import { isOriginAllowed, isOwnOrigin } from './originRules'
import { isProjectId, type Project } from './Project'
import type { ProjectGate, Refusal } from './ProjectGate'

/** The narrowest view of the store that the directory needs. */
export interface ProjectSource {
  find(id: string): Promise<Project | undefined>
}

interface Entry {
  readonly project: Promise<Project | undefined>
  readonly freshUntil: number
}

export interface ProjectDirectoryOptions {
  /** Milliseconds for which an answer holds; what an operator changes is in force after that. Default 5000. */
  readonly lifetime?: number
  /** How many answers are remembered. Default 10 000. */
  readonly capacity?: number
  /** Milliseconds. Default `Date.now`. */
  readonly now?: () => number
}

/** Projects, from a short cache: every request asks, and the database is asked once per project and lifetime. While the database is away the last answer holds. */
export class ProjectDirectory implements ProjectGate {
  readonly #source: ProjectSource
  readonly #lifetime: number
  readonly #capacity: number
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()

  constructor(
    source: ProjectSource,
    { lifetime = 5000, capacity = 10_000, now = Date.now }: ProjectDirectoryOptions = {},
  ) {
    this.#source = source
    this.#lifetime = lifetime
    this.#capacity = capacity
    this.#now = now
  }

  async find(id: string): Promise<Project | undefined> {
    if (!isProjectId(id)) return undefined
    const known = this.#entries.get(id)
    if (known && known.freshUntil > this.#now()) return known.project
    const project = this.#source.find(id).catch((error: unknown) => {
      if (known) return known.project
      this.#entries.delete(id)
      throw error
    })
    this.#remember(id, { project, freshUntil: this.#now() + this.#lifetime })
    return project
  }

  /** What this process changed is in force at once. */
  forget(id: string): void {
    this.#entries.delete(id)
  }

  async check(projectId: string | undefined, origin: string | undefined): Promise<Refusal | undefined> {
    const project = projectId === undefined ? undefined : await this.find(projectId)
    if (!project?.isEnabled) return 'Unauthorized: invalid key'
    if (origin !== undefined && !isOriginAllowed(origin, project.allowedOrigins))
      return 'Unauthorized: origin not allowed'
    return undefined
  }

  /** Whether the origin is one that the project names as its own, or a visitor's own machine. */
  async isOwn(projectId: string, origin: string): Promise<boolean> {
    const project = await this.find(projectId)
    return project?.isEnabled === true && isOwnOrigin(origin, project.allowedOrigins)
  }

  #remember(id: string, entry: Entry): void {
    this.#entries.delete(id)
    this.#entries.set(id, entry)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#capacity) break
      this.#entries.delete(oldest)
    }
  }
}
