import { DEFAULT_SETTINGS, type Project, type ProjectSettings } from './Project'
import type { ProjectDirectory } from './ProjectDirectory'
import type { ProjectStore } from './ProjectStore'

/** Projects as an operator sees them. */
export interface CloudProjects {
  list(): Promise<readonly Project[]>
  /** With an id of its own. */
  create(settings: Pick<ProjectSettings, 'name'> & Partial<ProjectSettings>): Promise<Project>
  /** Undefined when there is no such project. */
  edit(id: string, changes: Partial<ProjectSettings>): Promise<Project | undefined>
  /** False when there was no such project. */
  delete(id: string): Promise<boolean>
}

/** Changes the store, and makes sure that this server goes by the change at once; others follow within seconds. */
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
