import { DEFAULT_SETTINGS, type Project, type ProjectSettings } from './Project'
import type { ProjectDirectory } from './ProjectDirectory'
import type { ProjectStore } from './ProjectStore'

/** Creates, lists, edits and deletes the projects of a server. */
export interface CloudProjects {
  /** Returns all projects. */
  list(): Promise<readonly Project[]>
  /** Creates a project with a random id. */
  create(settings: Pick<ProjectSettings, 'name'> & Partial<ProjectSettings>): Promise<Project>
  /** Changes a project. Resolves with undefined if it doesn't exist. */
  edit(id: string, changes: Partial<ProjectSettings>): Promise<Project | undefined>
  /** Deletes a project. Resolves with false if it doesn't exist. */
  delete(id: string): Promise<boolean>
}

/** Changes the store and applies the change to this server immediately. Other nodes follow within seconds. */
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
