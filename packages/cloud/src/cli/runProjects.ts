import { parseArgs } from 'node:util'
import { DEFAULT_SETTINGS, type Project } from '../projects/Project'
import { ProjectStore } from '../projects/ProjectStore'
import { DEFAULT_HOST, isOpen } from '../server/publicUrls'
import type { CommandLine } from './CommandLine'
import { optionsFromEnvironment } from './environment'
import { openCommandDatabase } from './openCommandDatabase'
import { bundleIdWarnings, settingsFromFlags } from './projectFlags'
import { UsageError } from './UsageError'

const FLAGS = {
  name: { type: 'string' },
  origin: { type: 'string', multiple: true },
  'add-origin': { type: 'string', multiple: true },
  'sign-in-chain': { type: 'string', multiple: true },
  feature: { type: 'string', multiple: true },
  analytics: { type: 'string' },
  enabled: { type: 'string' },
  'units-per-second': { type: 'string' },
  'units-per-day': { type: 'string' },
  json: { type: 'boolean' },
  'data-directory': { type: 'string' },
} as const

/** Runs `projects list|create|edit|delete`. Safe while a server runs. */
export async function runProjects(args: readonly string[], line: CommandLine): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true })
  const [action, id, ...rest] = positionals
  if (rest.length > 0) throw new UsageError(`Unexpected argument: ${rest.join(' ')}.`)
  const needed = (): string => {
    if (id === undefined) throw new UsageError(`Which project? openappkit-cloud projects ${action} <id>`)
    return id
  }
  const missing = (): never => {
    throw new UsageError(`There is no project ${id}. See openappkit-cloud projects list.`)
  }
  const warn = (): void => {
    for (const warning of bundleIdWarnings(values)) line.complain(warning)
  }
  const show = (...projects: readonly Project[]): void =>
    line.print(values.json ? JSON.stringify(projects, null, 2) : projects.map(describe).join('\n'))

  switch (action) {
    case 'list':
      return withProjects(values['data-directory'], line, async store => show(...(await store.list())))
    case 'create': {
      const { name, ...settings } = settingsFromFlags(values, DEFAULT_SETTINGS)
      if (name === undefined) throw new UsageError('A project needs a name: --name <name>')
      warn()
      return withProjects(values['data-directory'], line, async store =>
        show(await store.create({ ...DEFAULT_SETTINGS, ...settings, name })),
      )
    }
    case 'edit': {
      const edited = needed()
      settingsFromFlags(values, DEFAULT_SETTINGS)
      warn()
      return withProjects(values['data-directory'], line, async store => {
        const known = (await store.find(edited)) ?? missing()
        show((await store.edit(edited, settingsFromFlags(values, known))) ?? missing())
      })
    }
    case 'delete': {
      const deleted = needed()
      return withProjects(values['data-directory'], line, async store => {
        if (!(await store.delete(deleted))) missing()
        line.print(`Deleted ${deleted}.`)
      })
    }
    default:
      throw new UsageError(
        `projects can list, create, edit and delete${action === undefined ? '' : `, not ${action}`}.`,
      )
  }
}

async function withProjects(
  dataDirectory: string | undefined,
  line: CommandLine,
  run: (store: ProjectStore) => Promise<void>,
): Promise<void> {
  const database = await openCommandDatabase(dataDirectory, line)
  try {
    const store = new ProjectStore(database)
    const { host = DEFAULT_HOST } = optionsFromEnvironment(line.environment)
    if (database.isEmbedded && !isOpen(host)) await store.ensureLocal()
    await run(store)
  } finally {
    await database.close()
  }
}

function describe({
  id,
  name,
  allowedOrigins,
  signInChains,
  features,
  isAnalyticsEnabled,
  quota,
  isEnabled,
}: Project): string {
  const parts = [
    isEnabled ? undefined : 'switched off',
    `origins ${allowedOrigins.join(' ') || 'none of its own'}`,
    signInChains.length > 0 && `sign-in on ${signInChains.join(' ')}`,
    features.length > 0 && `features ${features.map(feature => `${feature.id}=${featureValue(feature)}`).join(' ')}`,
    quota.unitsPerSecond !== undefined && `${quota.unitsPerSecond} units per second`,
    quota.unitsPerDay !== undefined && `${quota.unitsPerDay} units per day`,
    `analytics ${isAnalyticsEnabled ? 'on' : 'off'}`,
  ]
  return `${id}  ${name}  (${parts.filter(Boolean).join('; ')})`
}

function featureValue({ isEnabled, config }: Project['features'][number]): string {
  if (config === null) return 'unmanaged'
  if (!isEnabled) return 'off'
  return config.join(',') || 'on'
}
