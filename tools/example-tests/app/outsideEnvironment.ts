import { delimiter } from 'node:path'

/**
 * Returns the environment of commands outside the repository: the machine's programs, an empty home folder, and npm
 * with `registry` as its only registry. Nothing of this workspace is in it, or the app could work here and nowhere else.
 *
 * @param node - Folder of the Node program. Default: the machine's.
 */
export function outsideEnvironment(home: string, registry: string, node?: string): NodeJS.ProcessEnv {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(folder => !folder.includes('node_modules'))
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|pnpm_|node_|init_cwd$|ci$|force_color$)/i.test(name),
  )
  return {
    ...Object.fromEntries(own),
    PATH: [...(node ? [node] : []), ...path].join(delimiter),
    HOME: home,
    USERPROFILE: home,
    npm_config_registry: registry,
    npm_config_cache: `${home}/.npm`,
    npm_config_userconfig: `${home}/.npmrc`,
    npm_config_globalconfig: `${home}/npmrc`,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    // Answers npx's question whether to install a package.
    npm_config_yes: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
  }
}
