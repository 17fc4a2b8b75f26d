import { environmentOf, type Job, type Step, stepsOf, usesAction, type Workflow, writesOf } from './Workflow.ts'

/** A rule for workflows. Returns one message per violation. */
export interface WorkflowRule {
  readonly name: string
  readonly check: (workflow: Workflow) => string[]
}

const RELEASE = '.github/workflows/release.yml'
/** Environments that only the main branch can use. */
const ENVIRONMENTS = ['version', 'npm', 'release', 'image']
/** Jobs with an identity, by environment. npm trusts only the one in the environment `npm`. */
const IDENTITIES: Readonly<Record<string, string>> = { publish: 'npm', image: 'image' }
const LONGEST = 90

/** The owner of a tag or branch can move it later, but a commit can't change. */
const pinnedActions: WorkflowRule = {
  name: 'pinned-actions',
  check: ({ text }) =>
    [...text.matchAll(/uses:\s*["']?(?!\.\/)([^\s"']+)["']?(.*)/g)].flatMap(([, action = '', comment = '']) =>
      /^[\w-]+\/[\w/.-]+@[0-9a-f]{40}$/.test(action) && /^ # v\d+\.\d+\.\d+$/.test(comment)
        ? []
        : [`'${action}' isn't pinned by commit, with the version in a comment`],
    ),
}

const pinnedImages: WorkflowRule = {
  name: 'pinned-images',
  check: workflow => {
    const images = jobs(workflow).flatMap(([, job]) => [
      ...(job.container ? [typeof job.container === 'string' ? job.container : job.container.image] : []),
      ...Object.values(job.services ?? {}).map(({ image }) => image),
      ...stepsOf(job).flatMap(imagesOf),
    ])
    return images
      .filter(image => !/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image))
      .map(image => `'${image}' isn't pinned by digest`)
  },
}

/** Returns the images that buildx downloads: the builder, and the generator of the SBOM. */
function imagesOf(step: Step): string[] {
  const inputs = Object.values(step.with ?? {})
    .map(String)
    .join('\n')
  const named = [...inputs.matchAll(/(?:^|[\s,])(?:image|generator)=([^\s,]+)/g)].map(([, image = '']) => image)
  const isDefault =
    (usesAction(step, 'docker/setup-buildx-action') || step.with?.['sbom'] === true) && named.length === 0
  return isDefault ? ['the default image'] : named
}

const permissions: WorkflowRule = {
  name: 'permissions',
  check: workflow => [
    ...(JSON.stringify(workflow.permissions) === '{}' ? [] : ["the workflow isn't without permissions: {}"]),
    ...jobs(workflow)
      .filter(([, job]) => typeof job.permissions !== 'object')
      .map(([name]) => `${name} doesn't list its permissions`),
  ],
}

const credentials: WorkflowRule = {
  name: 'credentials',
  check: workflow =>
    jobs(workflow).flatMap(([name, job]) =>
      stepsOf(job)
        .filter(step => usesAction(step, 'actions/checkout') && step.with?.['persist-credentials'] !== false)
        .map(() => `${name} leaves the token of its checkout to later steps`),
    ),
}

/** These triggers run with secrets for a pull request of anyone. */
const triggers: WorkflowRule = {
  name: 'triggers',
  check: workflow =>
    workflow.triggers
      .filter(trigger => ['pull_request_target', 'workflow_run', 'issue_comment'].includes(trigger))
      .map(trigger => `${trigger} gives strangers a run with secrets`),
}

/** Code of a pull request runs without secrets and writes nothing but findings. */
const pullRequests: WorkflowRule = {
  name: 'pull-requests',
  check: workflow =>
    workflow.triggers.includes('pull_request')
      ? [
          ...(/\bsecrets[.[:]/.test(workflow.text) ? ['a pull request can read a secret'] : []),
          ...jobs(workflow).flatMap(([name, job]) =>
            writesOf(job)
              .filter(scope => scope !== 'security-events')
              .map(scope => `${name} lets a pull request write ${scope}`),
          ),
        ]
      : [],
}

/** An expression becomes part of the script before a shell reads it. Variables of the environment don't. */
const scripts: WorkflowRule = {
  name: 'scripts',
  check: workflow =>
    jobs(workflow).flatMap(([name, job]) =>
      stepsOf(job)
        .flatMap(step => [step.run, step.with?.['script']])
        .filter(script => typeof script === 'string' && script.includes('${{'))
        .map(() => `${name} has an expression in a script`),
    ),
}

const timeouts: WorkflowRule = {
  name: 'timeouts',
  check: workflow =>
    jobs(workflow)
      .filter(([, job]) => !job.uses && !((job['timeout-minutes'] ?? Number.POSITIVE_INFINITY) <= LONGEST))
      .map(([name]) => `${name} can run for more than ${LONGEST} minutes`),
}

/** A job that can change something outside needs an environment: only the main branch can use one. */
const environments: WorkflowRule = {
  name: 'environments',
  check: workflow =>
    jobs(workflow).flatMap(([name, job]) => {
      const environment = environmentOf(job)
      if (environment !== undefined) {
        return ENVIRONMENTS.includes(environment) ? [] : [`${name} uses the unknown environment '${environment}'`]
      }
      const writes = writesOf(job).filter(scope => scope !== 'security-events')
      const reads = /\bsecrets\.(?!GITHUB_TOKEN\b)/.test(JSON.stringify(job)) || job.secrets !== undefined
      return writes.length > 0 || reads ? [`${name} needs an environment for what it writes or for its secrets`] : []
    }),
}

/** Only these jobs get an identity. The one that npm trusts can do nothing else and runs nothing that was installed. */
const identity: WorkflowRule = {
  name: 'identity',
  check: workflow =>
    jobs(workflow).flatMap(([name, job]) => {
      const environment = environmentOf(job)
      const writes = writesOf(job)
      const isTrusted = environment === 'npm'
      if (!isTrusted && !writes.includes('id-token')) return []
      if (workflow.path !== RELEASE || IDENTITIES[name] !== environment) return [`${name} has an identity`]
      if (!isTrusted) return []
      return [
        ...(JSON.stringify(job.permissions) === '{"id-token":"write"}' ? [] : [`${name} has other permissions`]),
        ...stepsOf(job).flatMap(step => [
          ...(usesAction(step, 'actions/checkout') ? [`${name} checks out the repository`] : []),
          ...(/\b(npm (ci|i|install|exec|run|x)|npx|pnpm|yarn|corepack|curl|wget|setup\.mjs)\b/.test(step.run ?? '')
            ? [`${name} installs or downloads programs`]
            : []),
        ]),
      ]
    }),
}

/** A cache that another branch filled must not reach a release. */
const caches: WorkflowRule = {
  name: 'caches',
  check: workflow =>
    workflow.path === RELEASE || workflow.path.endsWith('check.yml')
      ? jobs(workflow).flatMap(([name, job]) => (stepsOf(job).some(readsCache) ? [`${name} uses a cache`] : []))
      : [],
}

function readsCache(step: Step): boolean {
  const { with: inputs = {} } = step
  return (
    /^actions\/cache[@/]/.test(step.uses ?? '') ||
    (usesAction(step, 'actions/setup-node') && inputs['package-manager-cache'] !== false) ||
    (usesAction(step, 'docker/setup-buildx-action') && inputs['cache-binary'] !== false) ||
    (usesAction(step, 'docker/build-push-action') && inputs['no-cache'] !== true) ||
    ['cache', 'cache-from', 'cache-to', 'cache-dependency-path'].some(name => inputs[name])
  )
}

const npmTokens: WorkflowRule = {
  name: 'npm-tokens',
  check: ({ text }) => (/NPM_TOKEN|NODE_AUTH_TOKEN|_authToken/.test(text) ? ['publishes with a stored token'] : []),
}

export const workflowRules: readonly WorkflowRule[] = [
  pinnedActions,
  pinnedImages,
  permissions,
  credentials,
  triggers,
  pullRequests,
  scripts,
  timeouts,
  environments,
  identity,
  caches,
  npmTokens,
]

function jobs(workflow: Workflow): [string, Job][] {
  return Object.entries(workflow.jobs)
}
