import { z } from 'zod'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { HttpFailure } from '../../http/HttpFailure'
import { isOwnOrigin } from '../../projects/originRules'
import { LOCAL_PROJECT_ID } from '../../projects/Project'
import type { ProjectDirectory } from '../../projects/ProjectDirectory'

/** Facts about the project that embeds the frame. */
interface FrameProject {
  readonly projectId: string
  /** Allowed origins. `*` matches any text. */
  readonly origins: readonly string[]
  /** Whether it is the built-in project, which exists for development. */
  readonly isLocal: boolean
  /** Whether the project allows the origin in the query. Absent without one. */
  readonly isAllowed?: boolean | undefined
}

const frameProjectSchema: z.ZodType<FrameProject> = z.object({
  projectId: z.string().max(100),
  origins: z.array(z.string().max(2048)).max(10_000),
  isLocal: z.boolean(),
  isAllowed: z.boolean().optional(),
})

const querySchema = z.object({ projectId: z.string().max(100), origin: z.string().max(2048).optional() })

/** Returns the endpoint from which the frame reads which apps may embed it. */
export function frameEndpoint(projects: Pick<ProjectDirectory, 'find'>): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/wallet/v1/frame',
    summary: 'Allowed origins of the project that embeds the frame',
    tag: 'Wallet site',
    isPublic: true,
    query: querySchema,
    answer: frameProjectSchema,
    async handle({ query: { projectId, origin } }) {
      const project = await projects.find(projectId)
      if (!project?.isEnabled) throw new HttpFailure(401, 'authentication', 'Unauthorized: invalid key')
      const { allowedOrigins } = project
      return {
        projectId,
        origins: allowedOrigins,
        isLocal: projectId === LOCAL_PROJECT_ID,
        ...(origin !== undefined && { isAllowed: isOwnOrigin(origin, allowedOrigins) }),
      }
    },
  })
}
