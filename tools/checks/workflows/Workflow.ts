import { parse } from 'yaml'

/** A GitHub Actions workflow, as far as our rules read it. */
export interface Workflow {
  /** Path from the root of the repository. */
  readonly path: string
  readonly text: string
  readonly triggers: readonly string[]
  readonly permissions: unknown
  readonly jobs: Readonly<Record<string, Job>>
}

export interface Job {
  readonly permissions?: Readonly<Record<string, string>> | string
  readonly environment?: string | { readonly name: string }
  readonly 'timeout-minutes'?: number
  readonly container?: string | { readonly image: string }
  readonly services?: Readonly<Record<string, { readonly image: string }>>
  readonly uses?: string
  readonly secrets?: unknown
  readonly steps?: readonly Step[]
}

export interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

/** Parses a workflow file. */
export function parseWorkflow(path: string, text: string): Workflow {
  const { on, permissions, jobs = {} } = parse(text) as { on?: unknown; permissions?: unknown; jobs?: Workflow['jobs'] }
  return { path, text, triggers: triggersOf(on), permissions, jobs }
}

function triggersOf(on: unknown): string[] {
  if (typeof on === 'string') return [on]
  if (Array.isArray(on)) return on.map(String)
  return Object.keys(on ?? {})
}

/** Returns the steps of a job. A job that calls another workflow has none. */
export function stepsOf(job: Job): readonly Step[] {
  return job.steps ?? []
}

/** Whether a step uses an action, at any commit. */
export function usesAction(step: Step, action: string): boolean {
  return step.uses?.startsWith(`${action}@`) ?? false
}

/** Returns the name of a job's environment. */
export function environmentOf({ environment }: Job): string | undefined {
  return typeof environment === 'string' ? environment : environment?.name
}

/** Returns the permissions with which a job can write. */
export function writesOf({ permissions = {} }: Job): string[] {
  if (typeof permissions === 'string') return permissions === 'write-all' ? ['everything'] : []
  return Object.entries(permissions).flatMap(([scope, access]) => (access === 'write' ? [scope] : []))
}
