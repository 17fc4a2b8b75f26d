import { z } from 'zod'
import { type Setting, under, variable } from '../services/Setting'
import { bytes, count, seconds, text, url, whole } from '../services/variableValues'
import type { ServerOptions } from './ServerOptions'

const MIB = 1024 * 1024
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const urls: z.ZodType<readonly string[], string> = z
  .string()
  .transform(list => list.split(',').map(one => one.trim()))
  .pipe(z.array(url('URLs with http or https, separated by commas', /^https?$/)))

/** Settings of the server itself. */
export const serverSettings: readonly Setting<ServerOptions>[] = [
  {
    variables: [
      variable('PORT', whole('a port from 0 to 65535', 0, 65_535), port => ({ port })),
      variable('HOST', text, host => ({ host })),
    ],
    help: 'Where to listen. Default 4400 on 127.0.0.1: only this machine can connect.',
  },
  {
    variables: [variable('PUBLIC_URL', urls, publicUrls => ({ publicUrls }))],
    help: 'URLs at which clients reach the server, separated by commas.',
  },
  {
    variables: [
      variable(
        'LOG_LEVEL',
        z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`) as z.ZodType<(typeof LEVELS)[number], string>,
        logLevel => ({ logLevel }),
      ),
    ],
    help: 'trace, debug, info, warn, error, fatal or silent. Default info.',
  },
  ...under<ServerOptions>('Limits of HTTP, per node', [
    {
      variables: [
        variable('HTTP_CONNECTIONS', count(10), connections => ({ http: { connections } })),
        variable('HTTP_CONNECTIONS_PER_ADDRESS', count(10), connectionsPerAddress => ({
          http: { connectionsPerAddress },
        })),
      ],
      help: 'Open connections: in total, and per address without WebSockets. Default 50000 and 2000.',
    },
    {
      // At least 16 MiB, so the longest response of a node fits.
      variables: [
        variable('HTTP_BYTES', bytes(16 * MIB), size => ({ http: { bytes: size } })),
        variable('HTTP_BYTES_PER_ADDRESS', bytes(16 * MIB), bytesPerAddress => ({ http: { bytesPerAddress } })),
      ],
      help: 'Bytes of unread responses: in total and per address. Default 512MiB and 64MiB.',
    },
    {
      variables: [variable('HTTP_STALL_SECONDS', seconds(5, 600), stallTime => ({ http: { stallTime } }))],
      help: 'Seconds in which a client must read part of a response, 5 to 600. Default 30.',
    },
  ]),
]
