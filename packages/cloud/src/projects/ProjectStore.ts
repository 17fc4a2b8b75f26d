import { randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../storage/Database'
import { type ProjectRow, projects } from '../storage/schema'
import { DEFAULT_SETTINGS, LOCAL_PROJECT_ID, LOOPBACK_ORIGINS, type Project, type ProjectSettings } from './Project'

/** Reads and writes projects in the database. */
export class ProjectStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async find(id: string): Promise<Project | undefined> {
    const [row] = await this.#database.sql.select().from(projects).where(eq(projects.id, id))
    return row && projectOf(row)
  }

  async list(): Promise<readonly Project[]> {
    const rows = await this.#database.sql.select().from(projects).orderBy(asc(projects.createdAt), asc(projects.id))
    return rows.map(projectOf)
  }

  async create(project: ProjectSettings): Promise<Project> {
    const created: Project = { id: randomBytes(16).toString('hex'), ...project }
    await this.#database.sql.insert(projects).values(created)
    return created
  }

  /** Resolves with the changed project, or with undefined if it doesn't exist. */
  async edit(id: string, changes: Partial<ProjectSettings>): Promise<Project | undefined> {
    const [row] = await this.#database.sql
      .update(projects)
      .set({ ...changes, updatedAt: new Date() })
      .where(eq(projects.id, id))
      .returning()
    return row && projectOf(row)
  }

  /** Resolves with whether the project existed. */
  async delete(id: string): Promise<boolean> {
    const deleted = await this.#database.sql.delete(projects).where(eq(projects.id, id)).returning({ id: projects.id })
    return deleted.length > 0
  }

  /** Creates the project `local` unless it exists, so the operator's changes to it stay. */
  async ensureLocal(): Promise<void> {
    const local: Project = {
      ...DEFAULT_SETTINGS,
      id: LOCAL_PROJECT_ID,
      name: 'This machine',
      allowedOrigins: LOOPBACK_ORIGINS,
      signInChains: ['*'],
    }
    await this.#database.sql.insert(projects).values(local).onConflictDoNothing()
  }
}

function projectOf({ createdAt: _created, updatedAt: _updated, ...project }: ProjectRow): Project {
  return project
}
