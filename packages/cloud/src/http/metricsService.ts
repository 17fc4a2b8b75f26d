import { collectDefaultMetrics } from 'prom-client'
import { z } from 'zod'
import type { Service } from '../services/Service'
import { variable } from '../services/Setting'
import { metricsEndpoint } from './metricsEndpoint'

export interface MetricsOptions {
  /** Bearer token for `/metrics`, at least 16 characters. Default: only programs on this machine can read it. */
  readonly metricsToken?: string
}

const token: z.ZodType<string, string> = z
  .string()
  .regex(/^[!-~]{16,}$/, 'must have 16 characters or more, without spaces')

/** Serves metrics to Prometheus. */
export const metricsService: Service<undefined, object, MetricsOptions> = {
  name: 'metrics',
  settings: [
    {
      variables: [variable('METRICS_TOKEN', token, metricsToken => ({ metricsToken }))],
      help: 'Bearer token for /metrics, at least 16 characters. Default: only this machine can read them.',
    },
  ],
  open(_, { metrics }) {
    collectDefaultMetrics({ register: metrics })
    return undefined
  },
  endpoints: (_, __, { metrics, options }) => [metricsEndpoint(metrics, options.metricsToken)],
}
