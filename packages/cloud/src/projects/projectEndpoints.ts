import type { AllowedOrigins, AnalyticsConfig, ProjectConfig } from '@openappkit/contract'
import { allowedOriginsSchema, analyticsConfigSchema, projectConfigSchema } from '@openappkit/contract/schemas'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import { allFeatures } from './allFeatures'
import type { Project } from './Project'
import type { ProjectDirectory } from './ProjectDirectory'
import type { Refusal } from './ProjectGate'

const unknownProject: Refusal = 'Unauthorized: invalid key'

/** Returns the endpoints from which apps read project settings. */
export function projectEndpoints(projects: Pick<ProjectDirectory, 'find'>): readonly Endpoint[] {
  const enabled = async (id: string | undefined): Promise<Project> => {
    const project = id === undefined ? undefined : await projects.find(id)
    if (!project) throw new HttpFailure(401, 'authentication', unknownProject)
    if (!project.isEnabled)
      throw new HttpFailure(403, 'authentication', 'This project is disabled. Enable it, or use another project ID.')
    return project
  }
  return [
    endpoint<unknown, unknown, unknown, ProjectConfig>({
      method: 'GET',
      path: '/appkit/v1/config',
      summary: 'Features that the project manages',
      tag: 'Projects',
      answer: projectConfigSchema,
      handle: async ({ projectId }) => ({ features: allFeatures((await enabled(projectId)).features) }),
    }),
    endpoint<unknown, unknown, unknown, AllowedOrigins>({
      method: 'GET',
      path: '/projects/v1/origins',
      summary: 'Allowed origins of the project, without those that are always allowed',
      tag: 'Projects',
      answer: allowedOriginsSchema,
      // Apps read this endpoint to check whether they may use the project, so every app must get the response.
      isPublic: true,
      handle: async ({ projectId }) => ({ allowedOrigins: (await enabled(projectId)).allowedOrigins }),
    }),
    endpoint<unknown, unknown, unknown, AnalyticsConfig>({
      method: 'GET',
      path: '/getAnalyticsConfig',
      summary: 'Whether the project collects analytics',
      tag: 'Projects',
      answer: analyticsConfigSchema,
      handle: async ({ projectId }) => ({ isAnalyticsEnabled: (await enabled(projectId)).isAnalyticsEnabled }),
    }),
  ]
}
