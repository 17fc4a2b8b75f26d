#!/usr/bin/env node
/**
 * Runs every check and ends with one line of totals. `npm test -- --only lint,unit` runs some of them. `npm run check`
 * runs those for the changes since the main branch.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { changedFiles } from './changedFiles.mjs'
import { allChecks, changedChecks } from './checks.mjs'
import { inLanes } from './inLanes.mjs'
import { childEnvironment, installDependencies, onStop, programEnvironment, root, run } from './setup.mjs'

const LIMIT = 60 * 60_000
/** Commands that take longer are listed, so that a slow run shows where the time went. */
const LONG = 60_000
const abort = new AbortController()
const reports = mkdtempSync(join(tmpdir(), 'openappkit-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
onStop(() => abort.abort())

await installDependencies({ signal: abort.signal })
const results = new Map()
const preparations = new Map()
for (const group of groupsOf(selected(process.argv.slice(2)))) {
  await inLanes(
    group.map(check => () => runTimed(check)),
    availableParallelism(),
  )
  if (abort.signal.aborted) process.exit(130)
  for (const check of group) print(check, results.get(check.name))
}

// The log of a long run is often cut at its start, so what failed is named again at its end.
for (const [check, { failures }] of results) for (const name of failures) console.log(`✗ ${check}  ${name}`)
const sum = key => [...results.values()].reduce((total, result) => total + result[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 && results.size > 0 ? 0 : 1)

function selected(args) {
  if (args.includes('--changed')) {
    const { files, base } = changedFiles()
    return changedChecks(files, base)
  }
  const checks = allChecks()
  const at = args.findIndex(arg => arg.startsWith('--only'))
  if (at < 0) return checks
  const names = (args[at].split('=')[1] ?? args[at + 1] ?? '').split(',').filter(Boolean)
  const unknown = names.filter(name => !checks.some(check => check.name === name))
  if (unknown.length > 0 || names.length === 0) {
    console.error(
      `No check is called '${unknown.join("', '")}'. There are: ${checks.map(({ name }) => name).join(', ')}.`,
    )
    process.exit(2)
  }
  return checks.filter(check => names.includes(check.name))
}

/** Returns the checks in order, in groups that run in parallel: neighbors that keep only one core busy. */
function groupsOf(checks) {
  const groups = []
  for (const check of checks) {
    const last = groups.at(-1)
    if (check.isSingle && last?.[0].isSingle) last.push(check)
    else groups.push([check])
  }
  return groups
}

async function runTimed(check) {
  const started = performance.now()
  const result = await runCheck(check)
  results.set(check.name, { ...result, seconds: (performance.now() - started) / 1000 })
}

function print({ name, shows }, { failed, long = [], output, passed, repeated = [], seconds }) {
  const count = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : ''
  console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${`${seconds.toFixed(1)} s`.padStart(8)}${count}`)
  for (const command of long) console.log(`    ${command.seconds.toFixed(0)} s: ${command.name}`)
  for (const test of repeated) console.log(`    passed only at the second attempt: ${test}`)
  if (failed > 0 || shows) console.log(output.replace(/^/gm, '    ').trimEnd())
}

async function runCheck(check) {
  const failure = output => ({ passed: 0, failed: 1, failures: [output.split('\n', 1)[0]], output })
  try {
    if (check.needs) {
      const isChange = !results.has(check.needs) && !preparations.has(check.needs)
      const needed = await prepared(check.needs)
      if (needed.failed > 0) return failure(`Not run: ${check.needs} failed.\n${isChange ? needed.output : ''}`)
    }
    const programs = await programEnvironment(check.programs ?? [])
    const total = { passed: 0, failed: 0, failures: [], repeated: [], long: [], output: '' }
    const commands = check.commands()
    if (commands.length === 0) return failure('Nothing to run: no package has a script for this check.')
    const counted = commands.some(({ report }) => report)
    const runs = commands.map((command, index) => async () => {
      if (abort.signal.aborted) return
      const started = performance.now()
      const result = await runCommand(command, programs, join(reports, `${check.name}-${index}.json`))
      const duration = performance.now() - started
      if (commands.length > 1 && duration > LONG) total.long.push({ name: nameOf(command), seconds: duration / 1000 })
      total.passed += result.passed
      total.failed += result.failed
      total.failures.push(...result.failures)
      total.repeated.push(...result.repeated)
      if (result.failed > 0 || check.shows) total.output += result.output
    })
    const [alone, others] = [true, false].map(isAlone => runs.filter((_, index) => !!commands[index].alone === isAlone))
    await inLanes(others, check.lanes ?? 1)
    await inLanes(alone, 1)
    if (counted) return total
    // Such a check counts as one result, regardless of its number of commands.
    return { ...total, passed: total.failed === 0 ? 1 : 0, failed: total.failed === 0 ? 0 : 1 }
  } catch (error) {
    return failure(error.stack ?? String(error))
  }
}

/** Returns the result of a check that others need. Runs it now if it wasn't selected. */
function prepared(name) {
  const known = results.get(name) ?? preparations.get(name)
  if (known) return known
  const preparation = runCheck(allChecks().find(check => check.name === name))
  preparations.set(name, preparation)
  return preparation
}

async function runCommand({ command, args, cwd, env = {}, limit = LIMIT, report }, programs, file) {
  const fill = text => text.replace('{report}', file).replace('{reports}', reports)
  const own = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, fill(value)]))
  const { code, output } = await run(command, args.map(fill), {
    cwd,
    env: childEnvironment({ ...programs, ...own, FORCE_COLOR: '0', NO_COLOR: '1' }),
    timeout: limit,
    signal: abort.signal,
  })
  const line = [command, ...args].join(' ')
  const result = { passed: 0, failed: 0, failures: [], repeated: [], output: `$ ${line}\n${output}\n` }
  const name = nameOf({ command, args, cwd })
  const failure = { ...result, failed: 1, failures: [name] }
  if (!report) return code === 0 ? { ...result, passed: 1 } : failure
  try {
    const counted = { ...result, ...report(file) }
    if (code === 0 || counted.failed > 0) return counted
    // A file that can't be loaded, or an error outside every test, fails the run without failing a test.
    const failures = counted.failures.length > 0 ? counted.failures : [`${name}: an error outside the tests`]
    return { ...counted, failed: 1, failures }
  } catch (error) {
    return { ...failure, failures: [`${name}: ${error.message}`], output: `${result.output}${error.message}\n` }
  }
}

function nameOf({ command, args, cwd }) {
  const line = [command, ...args].join(' ')
  return cwd ? `${relative(root, cwd)}: ${line}` : line
}
