import { type Limits, limitsService } from '../limits/limitsService'
import { type Projects, projectsService } from '../projects/projectsService'
import type { Service } from '../services/Service'
import { variable } from '../services/Setting'
import { text, url, whole } from '../services/variableValues'
import type { Database } from '../storage/Database'
import { databaseService } from '../storage/databaseService'
import type { AnalyticsExport } from './AnalyticsExport'
import { AnalyticsIntake } from './AnalyticsIntake'
import { analyticsEndpoints } from './analyticsEndpoints'
import { ExportSink } from './ExportSink'
import { forgetOldRecords } from './forgetOldRecords'

export interface AnalyticsOptions {
  /** Destinations of the analytics export. Default: none. */
  readonly analyticsExport?: AnalyticsExport
  /** Maximum records that a project may report per UTC day. Default: 50,000. */
  readonly analyticsPerDay?: number
  /** Days after which analytics are deleted. Default: 90. */
  readonly analyticsRetention?: number
}

interface Needs {
  readonly database: Database
  readonly limits: Limits
  readonly projects: Pick<Projects, 'directory'>
}

interface Analytics {
  readonly intake: AnalyticsIntake
  stopForgetting(): Promise<void>
}

const CLICKHOUSE_URL = url('the HTTP address of a ClickHouse with its query', /^https?$/)

export const analyticsService: Service<Analytics, Needs, AnalyticsOptions> = {
  name: 'analytics',
  settings: [
    {
      variables: [
        variable('ANALYTICS_FILE', text, file => ({ analyticsExport: { file } })),
        variable('ANALYTICS_CLICKHOUSE_URL', CLICKHOUSE_URL, clickhouseUrl => ({
          analyticsExport: { clickhouseUrl },
        })),
      ],
      help: 'Where to export analytics. Default: no export.',
    },
    {
      variables: [
        variable('ANALYTICS_PER_DAY', whole('a number of records from 0 on', 0, 1_000_000_000), analyticsPerDay => ({
          analyticsPerDay,
        })),
      ],
      help: 'Records stored per project and day. Default 50000.',
    },
    {
      variables: [
        variable('ANALYTICS_DAYS', whole('a number of days from 1 to 3650', 1, 3650), analyticsRetention => ({
          analyticsRetention,
        })),
      ],
      help: 'Days until analytics are deleted. Default 90.',
    },
  ],
  needs: { database: databaseService, limits: limitsService, projects: projectsService },
  open: ({ database }, { options: { analyticsExport, analyticsRetention = 90 }, logger }) => ({
    intake: new AnalyticsIntake(database, analyticsExport && new ExportSink(analyticsExport, logger)),
    stopForgetting: forgetOldRecords(database, analyticsRetention, logger),
  }),
  endpoints: ({ intake }, { limits, projects }, { options: { analyticsPerDay = 50_000 } }) =>
    analyticsEndpoints(intake, projects.directory, { counter: limits.daily, limit: analyticsPerDay }),
  async close({ intake, stopForgetting }) {
    await intake.close()
    await stopForgetting()
  },
}
