import { analyticsRecordSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import { type DailyCounter, secondsUntilTomorrow } from '../limits/DailyCounter'
import type { ProjectDirectory } from '../projects/ProjectDirectory'
import type { AnalyticsIntake } from './AnalyticsIntake'
import { storableRecord } from './storableRecord'

const querySchema = z.object({ st: z.string().max(50).optional(), sv: z.string().max(200).optional() })
const answerSchema = z.object({ status: z.literal('OK') })
const BODY_LIMIT = 64 * 1024

/** Returns the analytics endpoints: `/e` stores an event or error, and `/batch` discards the relay client's reports. */
export function analyticsEndpoints(
  intake: AnalyticsIntake,
  projects: Pick<ProjectDirectory, 'find'>,
  daily: { readonly counter: DailyCounter; readonly limit: number },
): readonly Endpoint[] {
  return [
    endpoint({
      method: 'POST',
      path: '/e',
      summary: 'Receives one event or error. Stores it only if the project collects analytics',
      tag: 'Analytics',
      refusedOrigin: 403,
      rate: { burst: 60, perSecond: 5 },
      bodyLimit: BODY_LIMIT,
      query: querySchema,
      body: analyticsRecordSchema,
      answer: answerSchema,
      async handle({ query, body, projectId = '' }) {
        const project = await projects.find(projectId)
        if (!project?.isAnalyticsEnabled) return { status: 'OK' as const }
        if (!(await daily.counter.add(`analytics:${projectId}`, 1, daily.limit))) {
          const seconds = secondsUntilTomorrow(Date.now())
          throw new HttpFailure(429, 'address', "Project's quota limit reached", { 'retry-after': String(seconds) })
        }
        const reporter = { projectId, sdkType: query.st, sdkVersion: query.sv }
        if (await intake.take(storableRecord(body, reporter))) return { status: 'OK' as const }
        throw new HttpFailure(503, '', 'Too many events at once. Send them again in a few seconds.', {
          'retry-after': '5',
        })
      },
    }),
    endpoint({
      method: 'POST',
      path: '/batch',
      summary: "Receives and discards reports of the relay's client",
      tag: 'Analytics',
      isPublic: true,
      rate: { burst: 60, perSecond: 5 },
      bodyLimit: BODY_LIMIT * 4,
      isTextBody: true,
      body: z.unknown(),
      answer: answerSchema,
      handle: async () => ({ status: 'OK' as const }),
    }),
  ]
}
