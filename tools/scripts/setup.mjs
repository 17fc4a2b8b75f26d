#!/usr/bin/env node
/**
 * Prepares a bare machine with Node 20 and npm to run every script of this repository. Installs the dependencies and
 * the pinned Node, and browsers and Redis when a script needs them.
 * To run it alone: `node tools/scripts/setup.mjs [--programs]`.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { updatePackageIndexes } from './packageIndexes.mjs'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.cache', 'openappkit', 'installed')
const windows = process.platform === 'win32'

/**
 * Returns the environment of every child process: local tools first on PATH, including the pinned Node and pnpm, and no
 * telemetry.
 */
export function childEnvironment(extra = {}) {
  const path = process.env.PATH ?? ''
  return {
    ...process.env,
    PATH: path.split(delimiter)[0] === bin ? path : `${bin}${delimiter}${path}`,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
  }
}

/**
 * Returns the path of the Node that runs our TypeScript directly. If npm has no build for this platform, returns the
 * current Node.
 */
export function pinnedNode() {
  const pinned = join(bin, windows ? 'node.exe' : 'node')
  return existsSync(pinned) ? pinned : process.execPath
}

/**
 * Runs a command until it exits. Resolves with its exit code and all its output, and never rejects. After `timeout`
 * milliseconds, stops the command and all its children.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, inherit?: boolean, timeout?: number, signal?: AbortSignal }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = childEnvironment(), inherit = false, timeout, signal } = {}) {
  return new Promise(done => {
    const child = spawn(command, args, {
      cwd,
      env,
      // A separate process group, so that the command's children end with it.
      detached: !windows,
      shell: windows,
      stdio: ['ignore', inherit ? 'inherit' : 'pipe', inherit ? 'inherit' : 'pipe'],
    })
    let output = ''
    const collect = chunk => {
      output += chunk
    }
    child.stdout?.setEncoding('utf8').on('data', collect)
    child.stderr?.setEncoding('utf8').on('data', collect)

    const end = () => endGroup(child)
    const timer =
      timeout &&
      setTimeout(() => {
        output += `\nStopped after ${timeout / 1000} s.\n`
        end()
      }, timeout)
    signal?.addEventListener('abort', end, { once: true })
    const settle = code => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      done({ code, output })
    }
    child.once('error', error => {
      output += `${error.message}\n`
      settle(127)
    })
    child.once('close', code => settle(code ?? 1))
  })
}

/**
 * Calls `stop` once when this process should end: on a signal or, under npm, when the shell between npm and this
 * process exits. That shell receives npm's signals and doesn't forward them.
 */
export function onStop(stop) {
  let stopped = false
  const once = () => {
    if (!stopped) stop()
    stopped = true
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, once)
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && once(), 250).unref()
}

function endGroup(child) {
  try {
    if (windows || child.pid === undefined) child.kill()
    else process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It has already exited.
  }
}

/**
 * Installs the dependencies of the lockfile, unless nothing changed since the last time. Resolves with true if it
 * installed them.
 */
export async function installDependencies({ log = console.error, signal } = {}) {
  const wanted = dependencyHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(join(bin, 'turbo'))) return false

  log('Installing dependencies…')
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [command, ...args] = await pnpmCommand(packageManager, { signal })
  const { code, output } = await run(command, [...args, 'install', '--frozen-lockfile'], {
    // Outside a terminal, pnpm replaces an old node_modules only if it detects CI.
    env: { ...process.env, CI: 'true' },
    signal,
  })
  if (code !== 0) {
    throw new Error(
      `The dependencies could not be installed. If a package.json changed, run \`npx ${packageManager} install\` first.\n${output}`,
    )
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

/**
 * Returns the command that runs pnpm. `tools/scripts/pnpm/package-lock.json` pins pnpm by hash for the platforms that
 * test and release. On others, npx fetches the same version from the registry.
 */
async function pnpmCommand(packageManager, { signal }) {
  const folder = join(root, 'tools', 'scripts', 'pnpm')
  const executable = `node_modules/@pnpm/exe.${process.platform}-${process.arch}`
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const hasMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
  if (hasMusl || !packages[executable]) return ['npx', '--yes', packageManager]

  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: process.env,
    signal,
  })
  if (code !== 0) throw new Error(`pnpm could not be installed from tools/scripts/pnpm/package-lock.json.\n${output}`)
  return [join(folder, executable, 'pnpm')]
}

function dependencyHash() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...workspaceManifests()]) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Returns the path of every workspace package's `package.json`, relative to the root, in a stable order. */
export function workspaceManifests() {
  return ['packages', 'examples', 'tools']
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(folder =>
      readdirSync(join(root, folder))
        .sort()
        .map(name => join(folder, name, 'package.json')),
    )
    .filter(file => existsSync(join(root, file)))
}

/** Programs that tests need and npm doesn't provide. Playwright can also install the browsers. */
const PROGRAMS = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    // Renders the same pages without browser windows, a third faster. Its wrapper on PATH doesn't forward signals.
    preferred: '/usr/lib/chromium/chromium-headless-shell',
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    debianPackages: ['chromium-headless-shell', 'chromium'],
    isBrowser: true,
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
    debianPackages: ['firefox-esr'],
    isBrowser: true,
    // Playwright sends `network.addDataCollector`, which older ones don't know. Then every test fails at launch.
    oldestVersion: 143,
  },
  // WebKitGTK, which Playwright can't drive. It is installed on Debian only, and elsewhere its tests don't run.
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    companions: ['Xvfb'],
    places: [],
    debianPackages: ['xvfb', 'webkit2gtk-driver'],
    isBrowser: false,
    isOptional: true,
  },
  'redis-server': {
    variable: 'REDIS_SERVER_PATH',
    commands: ['redis-server'],
    places: ['/opt/homebrew/bin/redis-server', '/usr/local/bin/redis-server'],
    debianPackages: ['redis-server'],
    isBrowser: false,
  },
}

/**
 * Returns the path of a program: the one in its variable (such as `CHROMIUM_PATH`), an installed one, or one that it
 * installs now. If none is available or all are too old for the tests, throws an error that explains what to do.
 *
 * @param {keyof typeof PROGRAMS} name
 */
export async function findProgram(name, { log = console.error } = {}) {
  const program = PROGRAMS[name]
  const installed = installedProgram(program)
  const problem = installed && (await ageProblem(program, installed))
  if (installed && !problem) return installed
  if (process.env[program.variable]) throw new Error(`${program.variable}: ${problem}`)

  log(`Installing ${name}…`)
  const attempts = []
  const found = (await installFromDebian(program, attempts)) ?? (await downloadBrowser(name, attempts))
  if (found) return found
  throw new Error(
    `No ${name} was found and none could be installed. Install it with your system's package manager, or set ${program.variable} to its path.\n${attempts.join('\n').slice(-2000)}`,
  )
}

/** Installs a program as a Debian package. Resolves with its path, or adds what went wrong to `attempts`. */
async function installFromDebian(program, attempts) {
  if (!isDebianRoot()) return undefined
  const env = childEnvironment({ DEBIAN_FRONTEND: 'noninteractive' })
  attempts.push(...(await updatePackageIndexes((command, args) => run(command, args, { env }))))
  const options = ['-y', '--no-install-recommends', '-o', 'Acquire::Retries=3']
  for (const debianPackage of program.debianPackages) {
    const { output } = await run('apt-get', ['install', ...options, debianPackage], { env })
    const found = installedProgram(program)
    const problem = found && (await ageProblem(program, found))
    if (found && !problem) return found
    attempts.push(output, ...(problem ? [problem] : []))
  }
}

async function downloadBrowser(name, attempts) {
  if (!PROGRAMS[name].isBrowser) return undefined
  const { output } = await run(join(bin, 'playwright'), ['install', name])
  attempts.push(output)
  return playwrightBrowser(name)
}

/** Returns what is wrong if the program at `path` is too old for the tests. */
async function ageProblem({ oldestVersion }, path) {
  if (!oldestVersion) return undefined
  const { output } = await run(path, ['--version'], { timeout: 30_000 })
  const version = /\d+(?:\.\d+)+\w*/.exec(output)?.[0]
  if (!version || Number.parseInt(version, 10) >= oldestVersion) return undefined
  return `${path} has version ${version}, but the tests need ${oldestVersion} or later.`
}

/** Returns the environment variables with the paths of these programs. An optional one is left out where none exists. */
export async function programEnvironment(names) {
  const entries = []
  for (const name of names) {
    const program = PROGRAMS[name]
    if (program.isOptional && !isDebianRoot() && !installedProgram(program)) continue
    entries.push([program.variable, await findProgram(name)])
  }
  return Object.fromEntries(entries)
}

function installedProgram({ variable, commands, companions = [], preferred, places }) {
  const named = process.env[variable]
  if (named) return named
  if (preferred && isExecutable(preferred)) return preferred
  const folders = (process.env.PATH ?? '').split(delimiter)
  if (!companions.every(command => folders.some(folder => isExecutable(join(folder, command))))) return undefined
  return [...commands.flatMap(command => folders.map(folder => join(folder, command))), ...places].find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function isDebianRoot() {
  // Ubuntu's packages with these names only point to snaps, which don't run in containers.
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}

async function playwrightBrowser(name) {
  const { default: playwright } = await import(pathToFileURL(join(root, 'node_modules/playwright/index.js')).href)
  const path = playwright[name].executablePath()
  return existsSync(path) ? path : undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installDependencies()
  if (process.argv.includes('--programs')) {
    const paths = await programEnvironment(Object.keys(PROGRAMS))
    for (const [name, { variable }] of Object.entries(PROGRAMS)) console.log(`${name}: ${paths[variable]}`)
  }
}
