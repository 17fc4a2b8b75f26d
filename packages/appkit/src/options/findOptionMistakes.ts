import { AppKitError, type AppKitOptions } from '@openappkit/appkit-core'
import { findWalletId } from '@openappkit/appkit-core/modal'
import { adapterExample } from './adapterExample'
import { flagNames } from './checkFeatures'
import { closestName } from './closestName'
import { optionChecks } from './optionChecks'

/** Variables of AppKit 1.8. Names that start with `--oak-` are design tokens, and new ones may follow. */
const themeVariables = [
  '--w3m-accent',
  '--w3m-border-radius-master',
  '--w3m-color-mix',
  '--w3m-color-mix-strength',
  '--w3m-font-family',
  '--w3m-font-size-master',
  '--w3m-qr-color',
  '--w3m-z-index',
]

/** Options of AppKit 1.8 that OpenAppKit doesn't have. */
const removed = [
  'basic',
  'coinbasePreference',
  'disableAppend',
  'enableAuthLogger',
  'showWallets',
  'tokens',
  'universalProvider',
]

/**
 * Resolves with errors for options that are valid but probably a mistake, such as misspelled names. Features add their
 * own options, so a name that resembles no other is accepted.
 */
export async function findOptionMistakes(options: AppKitOptions): Promise<readonly AppKitError[]> {
  return [
    ...misspelled('', options, Object.keys(optionChecks)),
    ...misspelled('features.', options.features, flagNames),
    ...misspelled('themeVariables.', options.themeVariables, themeVariables),
    ...removed
      .filter(name => name in options)
      .map(
        name => new AppKitError('options/unknown', `\`${name}\` has no effect. OpenAppKit doesn't have this option.`),
      ),
    ...missingAdapters(options),
    ...placeholders(options),
    ...(await wrongWalletIds('featuredWalletIds', options)),
    ...(await wrongWalletIds('includeWalletIds', options)),
  ]
}

function misspelled(path: string, values: object | undefined, known: readonly string[]): AppKitError[] {
  return Object.keys(values ?? {})
    .filter(name => !known.includes(name) && !removed.includes(name))
    .flatMap(name => {
      const meant = closestName(name, known)
      if (!meant) return []
      return new AppKitError('options/unknown', `\`${path}${name}\` isn't an option. Did you mean \`${path}${meant}\`?`)
    })
}

/** Without a backend, wallets of a namespace connect only through its adapter. */
function missingAdapters({ adapters = [], cloud, networks, projectId }: AppKitOptions): AppKitError[] {
  if (cloud || projectId) return []
  const served = adapters.map(({ namespace }) => namespace)
  const namespaces = new Set(networks.map(({ chainNamespace = 'eip155' }) => chainNamespace))
  return [...namespaces]
    .filter(namespace => !served.includes(namespace))
    .map(
      namespace =>
        new AppKitError(
          'options/missing-adapter',
          `No adapter for ${namespace}, so no wallet can connect on it. ${adapterExample(namespace)}`,
        ),
    )
}

function placeholders({ projectId = '' }: AppKitOptions): AppKitError[] {
  if (!/^<.*>$|your[\W_]*(?:project|id)|^x+$/iu.test(projectId)) return []
  const advice = 'Pass the ID of your project, or `cloud` with the URL of your own backend.'
  return [new AppKitError('options/invalid', `\`projectId\` is '${projectId}', a placeholder. ${advice}`)]
}

/** Returns an error for each well-known wallet that the app names instead of passing its directory id. */
async function wrongWalletIds(
  option: 'featuredWalletIds' | 'includeWalletIds',
  options: AppKitOptions,
): Promise<AppKitError[]> {
  const errors = await Promise.all(
    (options[option] ?? []).map(async (id, index) => {
      const meant = await findWalletId(id)
      if (!meant) return undefined
      const message = `\`${option}[${index}]\` is '${id}', which isn't a directory ID. Pass '${meant}'.`
      return new AppKitError('options/unknown', message)
    }),
  )
  return errors.filter(error => error !== undefined)
}
