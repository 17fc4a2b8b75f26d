import { z } from 'zod'
import type { Limits } from '../limits/limitsService'
import { limitsService } from '../limits/limitsService'
import { DEFAULT_HOST, isOpen } from '../server/publicUrls'
import type { ServerOptions } from '../server/ServerOptions'
import type { Service } from '../services/Service'
import { variable } from '../services/Setting'
import type { Database } from '../storage/Database'
import { databaseService } from '../storage/databaseService'
import { ManagedProjects } from './ManagedProjects'
import { ProjectDirectory } from './ProjectDirectory'
import type { ProjectQuota, QuotaLimit } from './ProjectQuota'
import { ProjectQuotas } from './ProjectQuotas'
import { ProjectStore } from './ProjectStore'
import { projectEndpoints } from './projectEndpoints'

export interface ProjectsOptions {
  /** Default quota of projects. A project's own limits take precedence. Default: unlimited. */
  readonly projectQuota?: ProjectQuota
}

export interface Projects {
  readonly directory: ProjectDirectory
  /** Project management for operators. */
  readonly managed: ManagedProjects
  readonly quotas: ProjectQuotas
}

interface Needs {
  readonly database: Database
  readonly limits: Limits
}

const quotaLimit: z.ZodType<QuotaLimit, string> = z
  .string()
  .regex(/^(?:unlimited|[1-9]\d{0,11})$/, "must be a whole number from 1 on, or 'unlimited'")
  .transform(text => (text === 'unlimited' ? text : Number(text)))

export const projectsService: Service<Projects, Needs, ProjectsOptions & Pick<ServerOptions, 'host'>> = {
  name: 'projects',
  settings: [
    {
      variables: [
        variable('PROJECT_UNITS_PER_SECOND', quotaLimit, unitsPerSecond => ({ projectQuota: { unitsPerSecond } })),
        variable('PROJECT_UNITS_PER_DAY', quotaLimit, unitsPerDay => ({ projectQuota: { unitsPerDay } })),
      ],
      help: "HTTP quota of projects without their own. Default 'unlimited'.",
    },
  ],
  needs: { database: databaseService, limits: limitsService },
  async open({ database, limits }, { options: { host = DEFAULT_HOST, projectQuota = {} } }) {
    const store = new ProjectStore(database)
    if (database.isEmbedded && !isOpen(host)) await store.ensureLocal()
    const directory = new ProjectDirectory(store)
    return {
      directory,
      managed: new ManagedProjects(store, directory),
      quotas: new ProjectQuotas({ ...limits, projects: directory, defaults: projectQuota }),
    }
  },
  endpoints: ({ directory }) => projectEndpoints(directory),
}
