import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { Violation } from '../violation.ts'
import type { ConsumerApp } from './ConsumerApp.ts'
import { compileApp } from './compileApp.ts'
import { unexpectedErrors } from './unexpectedErrors.ts'

/**
 * Compiles an app with each compiler. Resolves with the errors that its sources don't expect, and those in declarations.
 */
export async function checkApp(
  root: string,
  apps: string,
  app: ConsumerApp,
  compilers: readonly string[],
): Promise<Violation[]> {
  const source = join(apps, app.folder ?? '')
  const own = app.folder === undefined ? [] : readdirSync(source)
  const compiled = await compileApp(root, apps, app, compilers)
  return compiled.flatMap((diagnostics, index) => {
    const setting = `${app.name}, ${basename(compilers[index] ?? '')}`
    return [
      ...own.flatMap(name =>
        unexpectedErrors(
          relative(root, join(source, name)).split(sep).join('/'),
          readFileSync(join(source, name), 'utf8'),
          diagnostics.filter(({ file }) => file === name),
        ),
      ),
      ...diagnostics
        .filter(({ file }) => !own.includes(file) && !isAllowed(file, app))
        .map(({ file, line, code, message }) => ({
          rule: 'consumer-types',
          file: file.replace(/^.*node_modules\//, ''),
          line,
          message: `${code}: ${message}`,
        })),
    ].map(violation => ({ ...violation, message: `${violation.message} (${setting})` }))
  })
}

function isAllowed(file: string, { allowsErrorsIn = [] }: ConsumerApp): boolean {
  return allowsErrorsIn.some(name => `/${file}`.includes(`/node_modules/${name}/`))
}
