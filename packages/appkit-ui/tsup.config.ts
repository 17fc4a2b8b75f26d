import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundledLicenses } from '../../tools/checks/bundledLicenses'
import { packageOptions } from '../../tools/config/tsup.base'

type EsbuildPlugin = NonNullable<ReturnType<typeof packageOptions>['esbuildPlugins']>[number]

const source = fileURLToPath(new URL('./src', import.meta.url))

/** Files that load only after the modal. All paths are relative to `src`, without extension. */
const lazyViews = [
  'views/accountViews',
  'views/assetViews',
  'views/connect/ConnectingMultiChainView',
  'views/help/NotInstalled',
  'views/helpViews',
  'views/receiveViews',
  'views/walletConnectViews',
]
const lazyElements = [
  'exports/elements',
  'shell/AlertBar',
  'shell/ShownToast',
  'views/connect/ConnectingExternalView',
  ...lazyViews,
]
const lazy = [
  'elements/QrCode',
  'exports/money',
  'exports/surface',
  'shell/reportMissingCard',
  'shell/returnTo',
  ...lazyElements,
]

/** Lazy files that load after the account view. */
const ofAnAccount = ['views/assetViews', 'views/receiveViews']

/**
 * Small modules that most lazy files share. Each group becomes one file. By itself, the bundler would make a file of each
 * module: an icon would be a request, and a name in the lists of files that an app's bundler writes to preload them.
 */
const groups = [
  {
    name: 'elementParts',
    sharedBy: lazyElements,
    modules: ['i18n/translateText', 'icons/ErrorIcon', 'views/RetryButton'],
  },
  {
    name: 'viewParts',
    sharedBy: lazyViews,
    modules: [
      'icons/AssetsIcon',
      'icons/DownloadIcon',
      'icons/NetworkIcon',
      'views/connect/httpsUrl',
      'views/messages/withMessages',
    ],
  },
]

const importOf = (name: string): string =>
  `import ${JSON.stringify(name.startsWith('group:') ? name : `${source}/${name}`)}`

/**
 * Keeps all code for the first open in one file, and the modules of each group. The bundler moves a module to a file of
 * its own if some lazy files share it and others don't. So each lazy file imports the files that load before it or with
 * it. Such an import adds no code, because these modules have no side effects.
 */
const sharedFiles: EsbuildPlugin = {
  name: 'shared-files',
  setup(build) {
    build.initialOptions.logOverride = { ...build.initialOptions.logOverride, 'ignored-bare-import': 'silent' }
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const module = relative(source, path)
        .replaceAll('\\', '/')
        .replace(/\.tsx?$/, '')
      if (!lazy.includes(module)) return undefined
      const shared = [
        'exports/index',
        ...(ofAnAccount.includes(module) ? ['views/accountViews'] : []),
        ...groups.flatMap(({ name, sharedBy }) => (sharedBy.includes(module) ? `group:${name}` : [])),
      ]
      return {
        contents: [await readFile(path, 'utf8'), ...shared.map(importOf)].join('\n'),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }
    })
    build.onResolve({ filter: /^group:/ }, ({ path }) => ({ path: path.slice('group:'.length), namespace: 'group' }))
    build.onLoad({ filter: /.*/, namespace: 'group' }, ({ path }) => ({
      contents: groups.flatMap(({ name, modules }) => (name === path ? modules.map(importOf) : [])).join('\n'),
      resolveDir: source,
    }))
  },
}

const options: ReturnType<typeof packageOptions> = packageOptions({ noExternal: ['lucide'] })

export default {
  ...options,
  esbuildPlugins: [...(options.esbuildPlugins ?? []), sharedFiles, bundledLicenses('dist/THIRD_PARTY_LICENSES.txt')],
}
