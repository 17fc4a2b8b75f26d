import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyExample } from '../app/copyExample.ts'
import { outsideEnvironment } from '../app/outsideEnvironment.ts'
import { runCommand } from '../app/runCommand.ts'
import { installManagers } from './installManagers.ts'
import { root } from './Release.ts'

/** The command of each package manager that installs an app. `{managers}` stands for `managers/node_modules`. */
const MANAGERS: Readonly<Record<string, string>> = {
  npm: 'npm install',
  'yarn 1': 'node "{managers}/yarn-1/bin/yarn.js" install --non-interactive',
  'yarn 4': 'node "{managers}/@yarnpkg/cli-dist/bin/yarn.js" install',
  // The app's own web3.js brings install scripts, which pnpm wants to be approved.
  pnpm: `"${join(root, 'node_modules/.bin/pnpm')}" install --config.strict-dep-builds=false`,
  bun: '"{managers}/@oven/bun-linux-x64/bin/bun" install',
}

/** Installs the example with every adapter, with each package manager on each Node, and expects no warning about us. */
export async function checkManagers(home: string, registry: string, version: string): Promise<void> {
  const folder = await installManagers(home)
  const nodes = { 'Node 20': join(folder, 'node-20/bin'), 'Node 24': dirname(realpathSync(process.execPath)) }
  for (const [node, bin] of Object.entries(nodes)) {
    for (const [manager, command] of Object.entries(MANAGERS)) {
      const app = join(home, 'managed', `${manager}-${node}`.replaceAll(' ', '-').toLowerCase())
      copyExample(root, 'vite-multichain', app, () => version)
      writeFileSync(join(app, '.npmrc'), `registry=${registry}\n`)
      const env = managerEnvironment(home, registry, bin)
      const output = await runCommand(command.replace('{managers}', folder), { cwd: app, env })
      const complaints = warningsAboutUs(output)
      if (complaints.length > 0) throw new Error(`${manager} on ${node} complains:\n${complaints.join('\n')}`)
      await runCommand('npm run build', { cwd: app, env })
    }
  }
}

/** Returns the lines of an installation that name our packages, except those that list what was installed. */
function warningsAboutUs(output: string): string[] {
  return output.split('\n').filter(line => line.includes('@openappkit/') && !/(^|\s)\+ ?@openappkit\//.test(line))
}

function managerEnvironment(home: string, registry: string, node: string): NodeJS.ProcessEnv {
  const user = join(home, 'user')
  mkdirSync(user, { recursive: true })
  const env = outsideEnvironment(user, registry, node)
  return {
    ...env,
    YARN_NPM_REGISTRY_SERVER: registry.replace(/\/$/, ''),
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_NODE_LINKER: 'node-modules',
    YARN_ENABLE_TELEMETRY: '0',
    YARN_ENABLE_SCRIPTS: '0',
    // Yarn would wait until our packages are a day old.
    YARN_NPM_MINIMAL_AGE_GATE: '0',
  }
}
