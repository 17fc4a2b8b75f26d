import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { outsideEnvironment } from '../app/outsideEnvironment.ts'
import { type CommandPlace, runCommand } from '../app/runCommand.ts'
import { type AppServer, startServer } from '../app/startServer.ts'
import type { Registry } from '../registry/startRegistry.ts'
import { pinTemplate } from './pinTemplate.ts'
import { type RecipePage, readPage } from './readPage.ts'

const PAGES = fileURLToPath(new URL('../../../docs/recipes/', import.meta.url))

/** The app that a reader of a recipe has in the end. */
export interface RecipeApp extends AsyncDisposable {
  readonly folder: string
  /** Runs a command in the app's folder, and resolves with its output. */
  run(command: string, env?: NodeJS.ProcessEnv): Promise<string>
  /** Starts a server in the app's folder, which ends with the app. See {@link startServer}. */
  serve(command: string, env?: NodeJS.ProcessEnv): Promise<AppServer>
  /**
   * Returns a command of the page.
   *
   * @throws Error if the page doesn't show it.
   */
  shown(command: string): string
}

/**
 * Follows a page of `docs/recipes` in an empty folder: runs the commands of its first shell block, and writes its files.
 *
 * @param name file name of the page, without its extension
 */
export async function followRecipe(name: string, registry: Registry): Promise<RecipeApp> {
  const page = readPage(readFileSync(join(PAGES, `${name}.md`), 'utf8'))
  const home = realpathSync(mkdtempSync(join(tmpdir(), `openappkit-recipe-${name}-`)))
  const env = outsideEnvironment(home, registry.url)
  const servers: AppServer[] = []
  const end = async (): Promise<void> => {
    for (const server of servers) await server.stop()
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const folder = await setUp(page, { cwd: home, env }, registry)
    writeFiles(folder, page.files)
    return {
      folder,
      run: (command, more = {}) => runCommand(command, { cwd: folder, env: { ...env, ...more } }),
      serve: async (command, more = {}) => {
        const server = await startServer(command, { cwd: folder, env: { ...env, ...more } })
        servers.push(server)
        return server
      },
      shown: command => {
        if (!page.commands.includes(command)) throw new Error(`docs/recipes/${name}.md doesn't show \`${command}\`.`)
        return command
      },
      [Symbol.asyncDispose]: end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Runs the commands that create the app, and returns its folder. */
async function setUp(page: RecipePage, place: CommandPlace, registry: Registry): Promise<string> {
  let folder = place.cwd
  for (const command of page.setup) {
    const [, target] = /^cd (\S+)$/.exec(command) ?? []
    if (target === undefined) await runCommand(withoutInstall(command), { ...place, cwd: folder })
    else {
      folder = join(folder, target)
      if (existsSync(join(folder, 'package.json'))) pinTemplate(folder, registry.versionsOf)
    }
  }
  return folder
}

/** `create-next-app` would install the template's packages before they are pinned. The next `npm install` installs them. */
function withoutInstall(command: string): string {
  return command.includes('create-next-app') ? `${command} --skip-install --disable-git` : command
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
