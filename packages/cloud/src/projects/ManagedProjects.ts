import { DEFAULT_SETTINGS, type Project, type ProjectSettings } from './Project'
import type { ProjectDirectory } from './ProjectDirectory'
import type { ProjectStore } from './ProjectStore'

/**
 * Manages the server's projects in code. Changes apply on this server immediately, and on other nodes within five
 * seconds.
 */
export interface CloudProjects {
  /** Resolves with all projects. */
  list(): Promise<readonly Project[]>
  /** Creates a project with a random id. Settings that aren't passed get default values. */
  create(settings: Pick<ProjectSettings, 'name'> & Partial<ProjectSettings>): Promise<Project>
  /**
   * Changes the given settings of a project. Omitted settings stay unchanged. Resolves with the changed project, or
   * with undefined if it doesn't exist.
   */
  edit(id: string, changes: Partial<ProjectSettings>): Promise<Project | undefined>
  /** Deletes a project. Resolves with whether it existed. */
  delete(id: string): Promise<boolean>
}

/** Changes projects in the store. This server applies a change immediately, other nodes within seconds. */
export class ManagedProjects implements CloudProjects {
  readonly #store: ProjectStore
  readonly #directory: ProjectDirectory

  constructor(store: ProjectStore, directory: ProjectDirectory) {
    this.#store = store
    this.#directory = directory
  }

  list(): Promise<readonly Project[]> {
    return this.#store.list()
  }

  create(settings: Pick<ProjectSettings, 'name'> & Partial<ProjectSettings>): Promise<Project> {
    return this.#store.create({ ...DEFAULT_SETTINGS, ...settings })
  }

  async edit(id: string, changes: Partial<ProjectSettings>): Promise<Project | undefined> {
    const edited = await this.#store.edit(id, changes)
    this.#directory.forget(id)
    return edited
  }

  async delete(id: string): Promise<boolean> {
    const isDeleted = await this.#store.delete(id)
    this.#directory.forget(id)
    return isDeleted
  }
}
