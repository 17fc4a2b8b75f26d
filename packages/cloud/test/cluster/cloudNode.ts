/** Runs one node of a backend as a process: `startCloud` with the options in `SERVER_SETTINGS`. See ServerProcess. */
import type { CloudOptions } from '../../src/server/CloudOptions'
import { startCloud } from '../../src/server/startCloud'
import type { ServingMessage } from './ServerProcess'

process.once('disconnect', () => process.exit())
const cloud = await startCloud(JSON.parse(process.env['SERVER_SETTINGS'] ?? '{}') as CloudOptions)
const serving: ServingMessage = { relayUrl: cloud.relayUrl }
process.send?.(serving)
